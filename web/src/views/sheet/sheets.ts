/** The sheets that are kept on this device. */
import { computed } from "@preact/signals";
import { mergedText } from "../../merge.ts";
import { type RuleChoice, isRuleChoice, kept } from "../../state.ts";
import { newId, rows } from "../../store.ts";

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
  return Number.isSafeInteger(id) && typeof text === "string" && isRuleChoice(rules);
}

const current = kept<number>("sheet.current", 0, (value): value is number => Number.isSafeInteger(value));

const all = rows<Sheet>({
  name: "sheet",
  fits: isSheet,
  merge: (base, mine, theirs) => ({
    ...mine,
    text: mergedText(base?.text, mine.text, theirs.text),
    rules: JSON.stringify(base?.rules) === JSON.stringify(mine.rules) ? theirs.rules : mine.rules,
  }),
  former: {
    key: "sheets",
    rows: (value) => {
      const { list, current: seen } = (value ?? {}) as Record<string, unknown>;
      if (!Array.isArray(list)) return undefined;
      if (Number.isSafeInteger(seen)) current.value = seen as number;
      return list;
    },
  },
});

export const sheets = computed<Sheets>(() => ({ list: all.all.value, current: current.value }));

export function currentSheet(): Sheet | undefined {
  const { list, current } = sheets.value;
  return list.find(({ id }) => id === current) ?? list.at(-1);
}

/** Shows another sheet. */
export function seeSheet(id: number): void {
  current.value = id;
}

/** Puts a new sheet beside the others, which stay as they are. */
export function addSheet(text: string, rules: RuleChoice): void {
  const id = newId();
  all.put({ id, text, rules });
  seeSheet(id);
}

/**
 * Changes a sheet. `from` is the text that was changed: what another tab has written since stays. `rules` are those from now on, if they
 * change with the text.
 */
export function changeSheet(id: number, text: string, from?: string, rules?: RuleChoice): void {
  const sheet = all.of(id);
  if (sheet === undefined) return;
  const isAsBefore = from === undefined || from === sheet.text;
  all.put({ ...sheet, text: isAsBefore ? text : mergedText(from, text, sheet.text), rules: rules ?? sheet.rules });
}

export function removeSheet(id: number): void {
  all.remove(id);
}

/** Puts the sheet that is seen aside, where it can be saved. */
export function putSheetAside(): void {
  const sheet = currentSheet();
  if (sheet !== undefined) all.putAside(sheet);
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
