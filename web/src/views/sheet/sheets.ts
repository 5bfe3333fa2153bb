/** The sheets that are kept on this device. */
import { type RuleChoice, isRuleChoice, kept } from "../../state.ts";

export interface Sheet {
  readonly id: number;
  /** The file of the program `doko`, which is all that is ever changed. */
  readonly text: string;
  readonly rules: RuleChoice;
}

export interface Sheets {
  readonly list: readonly Sheet[];
  /** The one that is seen. */
  readonly current: number;
}

function isSheet(value: unknown): value is Sheet {
  const { id, text, rules } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(id) && typeof text === "string" && isRuleChoice(rules);
}

function isSheets(value: unknown): value is Sheets {
  const { list, current } = (value ?? {}) as Record<string, unknown>;
  return Array.isArray(list) && list.every(isSheet) && Number.isInteger(current);
}

export const sheets = kept<Sheets>("sheets", { list: [], current: 0 }, isSheets);

export function currentSheet(): Sheet | undefined {
  const { list, current } = sheets.value;
  return list.find(({ id }) => id === current) ?? list.at(-1);
}

/** Puts a new sheet beside the others, which stay as they are. */
export function addSheet(text: string, rules: RuleChoice): void {
  const { list } = sheets.value;
  const id = Math.max(0, ...list.map((sheet) => sheet.id)) + 1;
  sheets.value = { list: [...list, { id, text, rules }], current: id };
}

/** `rules` are those from now on, if they change with the text. */
export function changeSheet(id: number, text: string, rules?: RuleChoice): void {
  const { list, current } = sheets.value;
  sheets.value = { current, list: list.map((sheet) => (sheet.id === id ? { ...sheet, text, rules: rules ?? sheet.rules } : sheet)) };
}

export function removeSheet(id: number): void {
  const list = sheets.value.list.filter((sheet) => sheet.id !== id);
  sheets.value = { list, current: list.at(-1)?.id ?? 0 };
}

/** What a sheet is called in a list: what its first line notes, and who plays. */
export function titleOf(text: string): string {
  const note = /^\s*#\s*(\S.*)/.exec(text)?.[1]?.trim();
  const players = /^\s*(?:players|spieler)\s*:\s*([^#\n]*)/im.exec(text)?.[1]?.trim();
  return [note, players].filter((part) => part !== undefined && part !== "").join(": ").slice(0, 160) || "…";
}

/** The text without its last row and what stands below it; and that row. */
export function withoutLast(text: string, line: number): { text: string; row: string } {
  const lines = text.split("\n");
  return { text: `${lines.slice(0, line - 1).join("\n").trimEnd()}\n`, row: lines[line - 1]?.trim() ?? "" };
}
