/** A game that is entered by form or by line, of which each follows the other. */
import { type Standing, useAnswer } from "../../hooks.ts";
import { type RuleChoice, rules } from "../../state.ts";
import { specialsOf, useChoices } from "./choices.ts";
import { type Game, NEW_GAME, gameOf, isAskable, isGame, isSame, questionOf } from "./game.ts";
import { type People, placesOf, withNames, withSeats } from "./people.ts";

export interface Entry {
  readonly game: Game;
  /** While the form leads: the line that was there before and said more. */
  readonly line: string;
  /** Which of both was written last. */
  readonly leads: "form" | "line";
}

export const NEW_ENTRY: Entry = { game: NEW_GAME, line: "", leads: "form" };

export function isEntry(value: unknown): value is Entry {
  const { game, line, leads } = (value ?? {}) as Record<string, unknown>;
  return isGame(game) && typeof line === "string" && (leads === "form" || leads === "line");
}

/** What is entered once a field was changed; a line that the fields could not hold can be had again. */
export function withForm(entry: Entry, told: Told, game: Game): Entry {
  if (entry.leads === "form") return { ...entry, game };
  // Whether late calls count is said beside the line, too.
  if (game.late !== told.game.late) return { ...entry, game: { ...entry.game, late: game.late } };
  return { game, line: told.isHeld ? "" : entry.line, leads: "form" };
}

export interface Told {
  readonly result: Standing<"result">;
  /** What the fields show. */
  readonly game: Game;
  /** What the line shows. */
  readonly line: string;
  /** Whether the fields say all that the line says. */
  readonly isHeld: boolean;
  /** Whether the line says what the fields cannot hold. */
  readonly saysMore: boolean;
  /** What the engine was asked, for its errors. */
  readonly asked: string | undefined;
}

export function useEntry(entry: Entry, people: People, choice: RuleChoice = rules.value): Told {
  const { game, line, leads } = entry;
  const choices = useChoices(choice);
  const isLine = leads === "line";
  const seated = isLine ? withSeats(people, line) : undefined;
  const places = isLine ? (seated?.places ?? []) : placesOf(people, game.re);
  // What was entered for another game stays in the fields, but is not asked.
  const asking = (game: Game): ReturnType<typeof questionOf> => questionOf(game, places, specialsOf(choices, game.game));
  const byLine = seated !== undefined && line.trim() !== "" ? { text: seated.line, count_breaches: game.late } : undefined;
  const result = useAnswer("result", isLine ? byLine : isAskable(game) ? asking(game) : undefined, choice);
  // While the next answer is on its way, the one before must not be taken for it.
  const answer = result.isAsking ? undefined : result.answer;
  const derived = isLine && answer !== undefined ? gameOf(answer, places, choices.specials, game.late) : undefined;
  const check = useAnswer("result", derived && asking(derived), choice);
  const isHeld = derived !== undefined && !check.isAsking && check.answer !== undefined && answer !== undefined && isSame(answer, check.answer);
  const isChecked = derived !== undefined && !check.isAsking && (check.answer !== undefined || check.error !== undefined);
  return {
    result,
    game: isHeld ? derived : game,
    line: isLine ? line : result.answer === undefined ? "" : withNames(people, result.answer.line, places),
    isHeld,
    saysMore: isChecked && !isHeld,
    asked: byLine?.text,
  };
}
