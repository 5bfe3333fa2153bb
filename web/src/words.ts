/** The words of the page itself. What the engine answers comes in the same language with the answer. */
import { language } from "./state.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";

export type Words = typeof de;

/** The words of the language that is chosen; a view that calls it is drawn anew when the language changes. */
export function words(): Words {
  return language.value === "de" ? de : en;
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
