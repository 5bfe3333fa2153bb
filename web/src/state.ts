/** The settings: how the page looks and speaks, and by which rules it computes. */
import { effect, signal } from "@preact/signals";
import { type Language, WANTED } from "./language.ts";
import { shared } from "./store.ts";

export { isText, kept } from "./store.ts";

const oneOf =
  <T extends string>(...words: readonly T[]) =>
  (value: unknown): value is T =>
    words.includes(value as T);

export type { Language };
export const language = shared<Language>("language", WANTED, oneOf("de", "en"));

export type Theme = "system" | "light" | "dark";
export const theme = shared<Theme>("theme", "system", oneOf("system", "light", "dark"));

/** Four colours as in the pack of tournaments (spades green, diamonds orange), or two. */
export type Colours = "four" | "two";
export const colours = shared<Colours>("colours", "four", oneOf("four", "two"));

export type Motion = "system" | "none";
export const motion = shared<Motion>("motion", "system", oneOf("system", "none"));

/** A rule set: a published one, or the text of the club's file. */
export type RuleChoice = string | { readonly toml: string };
export const isRuleChoice = (value: unknown): value is RuleChoice =>
  typeof value === "string" ||
  (typeof value === "object" && value !== null && "toml" in value && typeof value.toml === "string");
/** What is offered first: the tournament rules in force. Who has chosen others keeps them. */
export const FIRST_RULES = "tsr";
export const rules = shared<RuleChoice>("rules", FIRST_RULES, isRuleChoice);
/** The rules of a link or a text that names none: those that are chosen, but `ddv` for `tsr`, which such a text has never meant. */
export const unnamed = (): RuleChoice => (rules.value === FIRST_RULES ? "ddv" : rules.value);

/** Where the page is: what stands behind `#` in its address. */
export const address = signal(location.hash);
addEventListener("hashchange", () => (address.value = location.hash));

const darkDevice = matchMedia("(prefers-color-scheme: dark)");
const isDarkDevice = signal(darkDevice.matches);
darkDevice.addEventListener("change", ({ matches }) => (isDarkDevice.value = matches));

effect(() => {
  const root = document.documentElement;
  root.lang = language.value;
  root.dataset["theme"] = theme.value !== "system" ? theme.value : isDarkDevice.value ? "dark" : "light";
  root.dataset["colours"] = colours.value;
  root.dataset["motion"] = motion.value;
});
