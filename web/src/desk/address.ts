/** Positions as values of an address: `p` the position, `club` the text of a club's rules where it is played by them. */
import type { RuleChoice } from "../state.ts";
import { longPosition, shortPosition } from "../link.ts";
import type { Values } from "../views.ts";

/** Writes a position; the rule set stands in it, so that it means the same to everybody. */
export function positionValues(position: string, choice: RuleChoice): Record<string, string> {
  const bare = position.replace(/(^|\s)rules=\S+/, "").trim();
  return typeof choice === "string" ? { p: shortPosition(`rules=${choice} ${bare}`) } : { p: shortPosition(bare), club: choice.toml };
}

/** Reads it again; `undefined` if the address has none. */
export function positionIn(values: Values): { readonly text: string; readonly club: RuleChoice | undefined } | undefined {
  const { p, club } = values;
  return p === undefined ? undefined : { text: longPosition(p), club: club === undefined ? undefined : { toml: club } };
}
