/** What rule sets are called. */
import { SETS } from "../../sets.ts";
import type { RuleChoice } from "../../state.ts";
import type { Values } from "../../views.ts";
import { words } from "../../words.ts";

/** The name in a club's file, as its lines say it; the engine judges the file. */
export function clubName(toml: string): string | undefined {
  return /^\s*name\s*=\s*(["'])(.*?)\1/m.exec(toml)?.[2];
}

/** What a set of this name is called for people; `club` is one that has none. */
export function setName(name: string): string {
  const text = words().office.rules;
  // Rules that know a table of more as well are called after those that they are otherwise.
  const [, base = "", players] = /^(.+)-([567])$/.exec(name) ?? [];
  if (players !== undefined && Object.hasOwn(SETS, base)) return text.atTable(SETS[base] ?? base, players);
  if (name === "club") return text.nameless;
  return Object.hasOwn(SETS, name) ? (SETS[name] ?? name) : name;
}

/** What a choice is called for people. */
export function ruleSetName(choice: RuleChoice): string {
  return setName(typeof choice === "string" ? choice : (clubName(choice.toml) ?? "club"));
}

/** Rules as values of an address, so that a link means the same to everybody. */
export function ruleValues(choice: RuleChoice): Record<string, string> {
  return typeof choice === "string" ? { rules: choice } : { club: choice.toml };
}

/** The same for what names a published rule set itself. */
export function clubValues(choice: RuleChoice): Record<string, string> {
  return typeof choice === "string" ? {} : { club: choice.toml };
}

/** Reads them again; `undefined` if the address names none. */
export function rulesIn({ rules, club }: Values): RuleChoice | undefined {
  return club !== undefined ? { toml: club } : rules;
}
