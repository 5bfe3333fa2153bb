/** What rule sets are called. */
import type { RuleChoice } from "../../state.ts";
import { words } from "../../words.ts";

/** The name in a club's file, as its first lines say it; the engine judges the file. */
export function clubName(toml: string): string | undefined {
  return /^\s*name\s*=\s*(["'])(.*?)\1/m.exec(toml)?.[2];
}

/** What a choice is called for people. */
export function ruleSetName(choice: RuleChoice): string {
  const text = words().office.rules;
  if (typeof choice !== "string") return clubName(choice.toml) ?? text.unnamed;
  return text.names[choice] ?? choice;
}
