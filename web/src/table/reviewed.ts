/** The review of the game that was played last: it is still there when its player comes back to it. */
import type { DecisionAnswer, Record as GameRecord, ReviewAnswer } from "../api.d.ts";
import { type RuleChoice, language } from "../state.ts";
import { isText, kept } from "../store.ts";
import { number, words } from "../words.ts";
import { OWN } from "./game.ts";
import { decisionName } from "./hint.tsx";
import { nameOf } from "./seen.ts";

interface Reviewed {
  /** The game, its rules and the language: see `reviewOf`. */
  readonly of: string;
  /** Whether the review was asked for. */
  readonly isWanted: boolean;
  readonly answer: ReviewAnswer | null;
  /** The moment that is looked at: its number of cards played. */
  readonly seenAt: number | null;
}

function isReviewed(value: unknown): value is Reviewed | null {
  if (value === null) return true;
  const { of, isWanted, answer, seenAt } = (value ?? {}) as Record<string, unknown>;
  const { moments, decisions, seats } = (answer ?? { moments: [], decisions: [], seats: {} }) as Record<string, unknown>;
  const isWhole = Array.isArray(moments) && Array.isArray(decisions) && typeof seats === "object";
  return isText(of) && typeof isWanted === "boolean" && isWhole && (seenAt === null || Number.isSafeInteger(seenAt));
}

export const keptReview = kept<Reviewed | null>("table.review", null, isReviewed);

/** The name of the review of a game. */
export const reviewOf = (record: GameRecord, rules: RuleChoice): string => JSON.stringify([record, rules, language.value]);

const before = (of: string): Reviewed =>
  keptReview.peek()?.of === of ? (keptReview.peek() as Reviewed) : { of, isWanted: false, answer: null, seenAt: null };

/** Keeps the review of a game, or that it was asked for. */
export function keepReview(of: string, answer: ReviewAnswer | null): void {
  keptReview.value = { ...before(of), isWanted: true, answer };
}

/** Looks at a moment of it. */
export function look(of: string, played: number | undefined): void {
  keptReview.value = { ...before(of), seenAt: played ?? null };
}

/** A decision in a line: who, what, and what it gave away if it is a mistake. */
export function decisionSaid({ seat, done, best, mistake, loss, loss_error }: DecisionAnswer): string {
  const text = words().table.over;
  const isEqual = loss <= 0 || loss_error == null;
  const said = mistake
    ? text.mistake(decisionName(done), decisionName(best), number(loss, 1))
    : (isEqual ? text.fine : text.nearly)(decisionName(done));
  return seat === OWN ? said : text.othersMistake(nameOf(seat), said);
}
