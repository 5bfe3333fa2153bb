/** The language of the page, as it is known before anything else is. */
export type Language = "de" | "en";

const isGerman = (tag: string): boolean => /^de\b/i.test(tag);

/** The one that the browser wants. */
export const WANTED: Language = isGerman(navigator.language) || navigator.languages.some(isGerman) ? "de" : "en";

/** The one that was chosen on this device, see `state.ts`, or that the browser wants. */
export function firstLanguage(): Language {
  try {
    const chosen = localStorage.getItem("doko.language");
    if (chosen === '"de"' || chosen === '"en"') return chosen === '"de"' ? "de" : "en";
  } catch {
    // A device that keeps nothing.
  }
  return WANTED;
}
