/** A case on the way to its ruling: the entry, the answers so far, the position. It is a place of the page, so that it is a link. */
import { type Made, announcedOf, claimOf, valuesOf } from "../../desk/claim.ts";
import { type Place, longPosition, readPlace, shortPosition, writePlace } from "../../link.ts";
import { type RuleChoice, kept, rules, unnamed } from "../../state.ts";
import type { Values } from "../../views.ts";
import { ruleValues, rulesIn } from "../rules/names.ts";

/** An answer as the engine takes it: a choice, several, a number, a text, or null for what nobody knows. */
export type Said = string | number | boolean | null | readonly Said[];

/** What is known of the table before anything is asked. */
export interface Table {
  readonly position: string | undefined;
  /** Who claims all remaining tricks in this position, and how he plays. */
  readonly claim: Made | undefined;
  /** The rules it is judged by, whatever is chosen where its link is opened. */
  readonly rules: RuleChoice;
}

export interface Case extends Table {
  readonly entry: string;
  readonly answers: readonly Said[];
}

const isAddresses = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === "string");

/** The addresses of the cases that were worked on last, the latest first: to go on with, also after a look at somebody's link. */
export const lastCases = kept<readonly string[]>("ruling", [], isAddresses);

/** More are no help. */
const MOST_CASES = 4;

export function remember(known: Case): void {
  const address = writePlace(placeOf(known));
  if (lastCases.value[0] === address) return;
  const others = lastCases.value.filter((other) => readPlace(other)?.values["e"] !== known.entry);
  lastCases.value = [address, ...others].slice(0, MOST_CASES);
}

/** What stands on the protocol besides the ruling. */
export interface Occasion {
  readonly table: string;
  readonly round: string;
  readonly game: string;
  readonly players: readonly [string, string, string, string];
}
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 60;
const isOccasion = (value: unknown): value is Occasion => {
  const { table, round, game, players } = (value ?? {}) as Record<string, unknown>;
  return [table, round, game].every(isText) && Array.isArray(players) && players.length === 4 && players.every(isText);
};
export const occasion = kept<Occasion>("protocol", { table: "", round: "", game: "", players: ["", "", "", ""] }, isOccasion);

/** Words that are written as they are; a text of a person has a colon before it. */
const WORD = /^[A-Za-z_][\w]*$/;

function written(said: Said): string {
  if (Array.isArray(said)) return said.map((one: Said) => written(one)).join("+");
  if (typeof said !== "string") return String(said);
  return WORD.test(said) && !["true", "false", "null"].includes(said) ? said : `:${encodeURIComponent(said)}`;
}

function read(text: string): Said {
  if (text.startsWith(":")) return decodeURIComponent(text.slice(1));
  if (text === "true" || text === "false") return text === "true";
  if (text === "null") return null;
  if (text.includes("+")) return text.split("+").map(read);
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** Reads a case from an address; `undefined` if it names no entry. What is no answer is left for the engine to refuse. */
export function caseOf(values: Values): Case | undefined {
  const { e, a } = values;
  if (e === undefined) return undefined;
  let answers: readonly Said[];
  try {
    answers = a === undefined || a === "" ? [] : a.split(";").map(read);
  } catch {
    answers = [];
  }
  return { entry: e, answers, ...tableOf(values), rules: rulesIn(values) ?? (a === undefined ? rules.value : unnamed()) };
}

/** Reads what is known of the table; a claim is one in a position. */
export function tableOf(values: Values): Table {
  const { p } = values;
  const claim = p === undefined ? undefined : claimOf(values);
  const made = claim === undefined || claim.who === null ? undefined : { ...claim, who: claim.who };
  return { position: p === undefined ? undefined : longPosition(p), claim: made, rules: rulesIn(values) ?? rules.value };
}

/** The table as the engine takes it. */
export const askedAt = ({ position, claim }: Table) => ({
  ...(position !== undefined && { position }),
  ...(claim !== undefined && { announced: announcedOf(claim) }),
});

export function placeOf({ entry, answers, position, claim, rules }: Case): Place {
  return {
    view: "ruling",
    values: {
      e: entry,
      ...ruleValues(rules),
      ...(answers.length > 0 && { a: answers.map(written).join(";") }),
      ...(position !== undefined && { p: shortPosition(position) }),
      ...(claim !== undefined && valuesOf(claim)),
    },
  };
}
