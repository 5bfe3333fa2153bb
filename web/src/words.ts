/** The words of the page itself. What the engine answers comes in the same language with the answer. */
import { effect, signal } from "@preact/signals";
import { type Language, language } from "./state.ts";
import { wordsOf } from "./spoken.ts";
import type de from "./words/de.ts";

export type Words = typeof de;

const spoken = signal<{ readonly language: Language; readonly words: Words } | undefined>(undefined);
/** Set if the words of a language that was chosen are not to be had. */
export const isLanguageMissing = signal(false);

/** Speaks the language that is chosen, now and whenever another one is. The words before hold until the others are there. */
export async function speak(): Promise<void> {
  const say = async (wanted: Language): Promise<void> => {
    const words = await wordsOf(wanted);
    if (language.peek() !== wanted) return;
    spoken.value = { language: wanted, words };
    isLanguageMissing.value = false;
  };
  await say(language.peek());
  effect(() => {
    const wanted = language.value;
    const now = spoken.peek()?.language;
    if (wanted === now || now === undefined) return;
    say(wanted).catch(() => {
      isLanguageMissing.value = true;
      language.value = now;
    });
  });
}

/** The words of the language that is spoken; a view that calls it is drawn again when that changes. */
export function words(): Words {
  if (spoken.value === undefined) throw new Error("nothing is said before there are words");
  return spoken.value.words;
}

/** A number as it is written in the language: 1,5 or 1.5. */
export function number(value: number, digits = 0): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language.value, format).format(value).replace("-", "−");
}

/** A number with its sign: +3, −1. */
export function signed(value: number, digits = 0): string {
  return (value > 0 ? "+" : "") + number(value, digits);
}
