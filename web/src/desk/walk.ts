/** The position that is solved and the cards played from there, kept on the device. */
import { type Card, isCard } from "../cards.ts";
import { longCards, shortCards } from "../link.ts";
import { type RuleChoice, isRuleChoice, kept } from "../state.ts";
import type { Values } from "../views.ts";
import { positionIn, positionValues } from "./address.ts";

export type Aim = "augen" | "points";

export interface Solved {
  /** The position in the notation, without its rule set. */
  readonly position: string;
  readonly rules: RuleChoice;
  readonly cards: readonly Card[];
  readonly aim: Aim;
}

const isSolved = (value: unknown): value is Solved | null => {
  if (value === null) return true;
  const { position, rules, cards, aim } = value as Partial<Record<keyof Solved, unknown>>;
  return (
    typeof position === "string" &&
    isRuleChoice(rules) &&
    Array.isArray(cards) &&
    cards.every((card) => typeof card === "string" && isCard(card)) &&
    (aim === "augen" || aim === "points")
  );
};

export const solved = kept<Solved | null>("solved", null, isSolved);

export function solvedValues({ position, rules, cards, aim }: Solved): Record<string, string> {
  return {
    ...positionValues(position, rules),
    ...(cards.length > 0 ? { c: shortCards(cards) } : {}),
    ...(aim === "points" ? { aim } : {}),
  };
}

/** Cards of an address that are none. */
export class DamagedCards extends Error {}

/** Reads what an address says to solve; `undefined` if it says nothing. */
export function solvedIn(values: Values): Solved | undefined {
  const linked = positionIn(values);
  if (linked === undefined) return undefined;
  const cards = longCards(values["c"] ?? "");
  if (cards === undefined) throw new DamagedCards(values["c"]);
  const named = /(^|\s)rules=(\S+)/.exec(linked.text)?.[2];
  const position = linked.text.replace(/(^|\s)rules=\S+/, "").trim();
  return { position, rules: linked.club ?? named ?? "ddv", cards: cards as readonly Card[], aim: values["aim"] === "points" ? "points" : "augen" };
}
