/** The position that is entered, kept on the device, with every step that led to it. */
import { kept } from "../state.ts";
import { type Draft, EMPTY, isDraft } from "./draft.ts";

interface Desk {
  readonly draft: Draft;
  readonly past: readonly Draft[];
}

/** So many steps can be taken back: a deal, its play and some errors. */
const MOST_STEPS = 150;

const isDesk = (value: unknown): value is Desk => {
  const { draft, past } = (value ?? {}) as Partial<Record<keyof Desk, unknown>>;
  return isDraft(draft) && Array.isArray(past) && past.every(isDraft);
};

export const desk = kept<Desk>("desk", { draft: EMPTY, past: [] }, isDesk);

/** Makes a step that can be taken back. */
export function step(draft: Draft): void {
  const { draft: before, past } = desk.value;
  if (draft !== before) desk.value = { draft, past: [...past, before].slice(-MOST_STEPS) };
}

export function undo(): void {
  const past = desk.value.past.slice(0, -1);
  const draft = desk.value.past.at(-1);
  if (draft !== undefined) desk.value = { draft, past };
}

/** Looks at another hand, which is no step. */
export function turnTo(spot: Draft["spot"]): void {
  desk.value = { ...desk.value, draft: { ...desk.value.draft, spot } };
}
