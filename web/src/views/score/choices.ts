/** Which games and special points a rule set has. */
import { useAnswer } from "../../hooks.ts";
import type { RuleChoice } from "../../state.ts";
import { isSolo } from "./game.ts";

export interface Choices {
  /** Whether the rule set was read, or cannot be; before, a form would grow under the hand. */
  readonly isKnown: boolean;
  readonly games: readonly string[];
  /** The names of special points on a score. */
  readonly specials: readonly string[];
  /** What they are called. */
  readonly specialNames: Readonly<Record<string, string>>;
  /** Whether they count in a solo, too. */
  readonly specialsInSolo: boolean;
  readonly hasSchweine: boolean;
  readonly handSize: number;
}

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

export function useChoices(choice: RuleChoice): Choices {
  const { answer, error } = useAnswer("rules", {}, choice);
  // The club's own set comes last.
  const set = typeof choice === "string" ? answer?.sets.find(({ name }) => name === choice) : answer?.sets.at(-1);
  const options = (set?.options ?? {}) as Record<string, unknown>;
  // Who wins against the Alten has his point by winning.
  const points = (set?.special_points ?? []).filter(({ name }) => name !== "gegen_die_alten");
  const isOn = (option: string): boolean => ![undefined, "off", "none", false].includes(options[option] as string | undefined);
  return {
    isKnown: answer !== undefined || error !== undefined,
    games: ["normal", "hochzeit", "stilles_solo", ...(isOn("trumpfabgabe") ? ["trumpfabgabe"] : []), ...texts(options["soli"]), "solo"],
    specials: points.map(({ name }) => name),
    specialNames: Object.fromEntries(points.map(({ name, text }) => [name, text])),
    specialsInSolo: isOn("special_points_in_solo"),
    hasSchweine: isOn("schweine"),
    handSize: typeof options["hand_size"] === "number" ? options["hand_size"] : 12,
  };
}

/** The special points that can be entered for a game. */
export function specialsOf({ specials, specialsInSolo }: Choices, game: string): readonly string[] {
  return isSolo(game) && !specialsInSolo ? [] : specials;
}
