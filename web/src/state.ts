/** What the page remembers: signals, some of which are kept on the device. */
import { type Signal, effect, signal } from "@preact/signals";

/** Why something is not kept: the device keeps nothing (a private window), or has no room for more. Then what is entered may be lost. */
export const storageTrouble = signal<"refused" | "full" | undefined>(undefined);

const PREFIX = "doko.";

/** What could not be kept yet, by its key. */
const pending = new Map<string, string>();

/** Who can keep nothing has an empty store; one that is full holds something. */
const troubleOf = (error: unknown): "refused" | "full" =>
  error instanceof DOMException && error.name === "QuotaExceededError" && localStorage.length > 0 ? "full" : "refused";

function keep(key: string, text: string): void {
  pending.set(key, text);
  keepPending();
}

/** Tries all that waits, for there may be room again. */
function keepPending(): void {
  for (const [key, text] of pending) {
    try {
      localStorage.setItem(key, text);
      pending.delete(key);
    } catch (error) {
      storageTrouble.value = troubleOf(error);
    }
  }
  if (pending.size === 0) storageTrouble.value = undefined;
}

addEventListener("visibilitychange", keepPending);
addEventListener("storage", keepPending);
addEventListener("beforeunload", (event) => {
  keepPending();
  // Who closes the page now is asked whether he means it.
  if (storageTrouble.value === "full") event.preventDefault();
});

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
    storageTrouble.value = troubleOf(error);
  }
  let isFirst = true;
  effect(() => {
    const text = JSON.stringify(state.value);
    if (isFirst) {
      isFirst = false;
      return;
    }
    keep(key, text);
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

/** A rule set: a published one, or the text of the club's file. */
export type RuleChoice = string | { readonly toml: string };
export const isRuleChoice = (value: unknown): value is RuleChoice =>
  typeof value === "string" ||
  (typeof value === "object" && value !== null && "toml" in value && typeof value.toml === "string");
/** What is offered first: the tournament rules in force. Who has chosen others keeps them. */
export const FIRST_RULES = "tsr";
export const rules = kept<RuleChoice>("rules", FIRST_RULES, isRuleChoice);
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
