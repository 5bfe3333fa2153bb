/** Values of the solved game in words. */
import { number, signed, words } from "../words.ts";
import type { Tree } from "./tree.ts";
import type { Aim } from "./walk.ts";

interface Valued {
  readonly value?: number | null;
  readonly lo?: number | null;
  readonly hi?: number | null;
}

export const written = (value: number, aim: Aim): string => (aim === "augen" ? number(value) : signed(value));

/** What stands on a card: its value, or the bounds of it as far as they say anything. */
export function labelOf({ value, lo, hi }: Valued, aim: Aim): string {
  const text = words().desk.solver;
  if (value != null) return written(value, aim);
  return lo == null || hi == null ? "?" : text.to(written(lo, aim), written(hi, aim));
}

/** The same for who hears it. */
export function labelNameOf(card: Valued & { readonly loss?: number | null }, aim: Aim): string {
  const text = words().desk.solver;
  if (card.value == null && (card.lo == null || card.hi == null)) return text.unknown;
  return [text.label[aim](labelOf(card, aim)), card.loss === 0 && text.best].filter((part) => part !== false).join(", ");
}

/** What the whole position is worth. */
export function sentenceOf(tree: Tree, aim: Aim): string {
  const text = words().desk.solver;
  if (tree.value != null) return text.value[aim](written(tree.value, aim));
  return tree.lo == null || tree.hi == null ? "" : text.range[aim](written(tree.lo, aim), written(tree.hi, aim));
}
