/** What the page remembers: signals, some of which are kept on the device. */
import { type Signal, effect, signal } from "@preact/signals";

/** Set if the device refuses to keep anything (a private window, no space); shown once, for what is entered may be lost. */
export const storageTrouble = signal<string | undefined>(undefined);

const PREFIX = "doko.";

/** A signal that survives a closed browser. What was kept by another version and does not fit is left as it is, under another name. */
export function kept<T>(name: string, initial: T, fits: (value: unknown) => value is T): Signal<T> {
  const key = PREFIX + name;
  const state = signal(initial);
  try {
    const text = localStorage.getItem(key);
    if (text !== null) {
      const value = parsed(text);
      if (fits(value)) state.value = value;
      else localStorage.setItem(`${key}.unread`, text);
    }
  } catch (error) {
    storageTrouble.value = String(error);
  }
  let isFirst = true;
  effect(() => {
    const text = JSON.stringify(state.value);
    if (isFirst) {
      isFirst = false;
      return;
    }
    try {
      localStorage.setItem(key, text);
    } catch (error) {
      storageTrouble.value = String(error);
    }
  });
  return state;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether what was kept is a text, for those who keep any. */
export const isText = (value: unknown): value is string => typeof value === "string";

const oneOf =
  <T extends string>(...words: readonly T[]) =>
  (value: unknown): value is T =>
    words.includes(value as T);

export type Language = "de" | "en";
export const language = kept<Language>(
  "language",
  navigator.language.toLowerCase().startsWith("de") || navigator.languages.some((tag) => /^de\b/i.test(tag)) ? "de" : "en",
  oneOf("de", "en"),
);

export type Theme = "system" | "light" | "dark";
export const theme = kept<Theme>("theme", "system", oneOf("system", "light", "dark"));

/** Four colours as in the pack of tournaments (spades green, diamonds orange), or two. */
export type Colours = "four" | "two";
export const colours = kept<Colours>("colours", "four", oneOf("four", "two"));

export type Motion = "system" | "none";
export const motion = kept<Motion>("motion", "system", oneOf("system", "none"));

/** The rule set of what names none: a published one, or the text of the club's file. */
export type RuleChoice = string | { readonly toml: string };
export const isRuleChoice = (value: unknown): value is RuleChoice =>
  typeof value === "string" ||
  (typeof value === "object" && value !== null && "toml" in value && typeof value.toml === "string");
export const rules = kept<RuleChoice>("rules", "ddv", isRuleChoice);

/** Where the page is: what stands behind `#` in its address. */
export const address = signal(location.hash);
addEventListener("hashchange", () => (address.value = location.hash));

effect(() => {
  const root = document.documentElement;
  root.lang = language.value;
  root.dataset["theme"] = theme.value;
  root.dataset["colours"] = colours.value;
  root.dataset["motion"] = motion.value;
});
