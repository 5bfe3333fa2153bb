/** Tables of more than four: rules that know none, and a player who comes later. */
import { type Reply, ask } from "../../engine.ts";
import { manner } from "../../hooks.ts";
import type { RuleChoice } from "../../state.ts";
import { words } from "../../words.ts";
import { clubName } from "../rules/names.ts";
import { withName, withOption } from "../rules/toml.ts";
import { type Sheet, changeSheet } from "./sheets.ts";

/** As many as these may sit at one table. */
export const SIZES = [4, 5, 6, 7] as const;

/** The same rules for a table of so many: the rules themselves, if they know it. */
export async function withTable(choice: RuleChoice, players: number): Promise<RuleChoice> {
  const { sets } = await ask("rules", { sets: [nameOf(choice)] }, manner(choice)).answer;
  const known = ((sets[0]?.options ?? {}) as { table_sizes?: readonly number[] }).table_sizes ?? [];
  if (known.includes(players)) return choice;
  const sizes = SIZES.filter((size) => known.includes(size) || size === players);
  const toml = typeof choice === "string" ? `extends = "${choice}"\n` : choice.toml;
  return { toml: withName(withOption(toml, "table_sizes", sizes), `${nameOf(choice).replace(/-[567]$/, "")}-${players}`) };
}

/** The name by which a sheet names its rules. */
export const nameOf = (choice: RuleChoice): string => (typeof choice === "string" ? choice : (clubName(choice.toml) ?? "club"));

const HEAD = { players: /^([ \t]*(?:players|spieler)[ \t]*:[^#\n]*?)[ \t]*(#.*)?$/im, rules: /^([ \t]*(?:rules|regeln)[ \t]*:[ \t]*)[^#\n]*?([ \t]*#.*)?$/im };

/** Seats one more player behind the others, from the next game on. Throws why that cannot be. */
export async function join(sheet: Sheet, answer: Reply<"sheet">, name: string): Promise<void> {
  const rules = await withTable(sheet.rules === answer.rules ? sheet.rules : ruled(sheet, answer), answer.players.length + 1);
  const text = sheet.text
    .replace(HEAD.players, (_, players: string, note: string | undefined) => `${players}, ${name.trim()}${note === undefined ? "" : `  ${note}`}`)
    .replace(HEAD.rules, (_, key: string, note: string | undefined) => `${key}${nameOf(rules)}${note ?? ""}`);
  const given = await ask("sheet", { sheet: text, add: `${words().office.sheet.joinsRow} ${name.trim()}` }, manner(rules)).answer;
  const wrong = given.rows.at(-1)?.error;
  if (wrong != null) throw new Error([wrong.error, wrong.help].filter((part) => part != null).join(". "));
  changeSheet(sheet.id, given.sheet, sheet.text, rules);
}

/** A sheet may name a published set itself. */
const ruled = (sheet: Sheet, answer: Reply<"sheet">): RuleChoice => (typeof sheet.rules !== "string" && nameOf(sheet.rules) === answer.rules ? sheet.rules : answer.rules);
