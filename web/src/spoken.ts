/** The words of one language, which come as a file of their own. */
import type { Language } from "./language.ts";
import type { Words } from "./words.ts";

declare const WORDS_FILES: Readonly<Record<Language, string>>;

/** Fetches the words of a language; the browser does so once. */
export const wordsOf = async (language: Language): Promise<Words> => ((await import(WORDS_FILES[language])) as { default: Words }).default;
