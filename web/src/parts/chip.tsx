/** A card in a word: its sign and its letter, for rows of many. */
import type { ComponentChildren } from "preact";
import { type Card, rankOf, suitOf } from "../cards.ts";
import { words } from "../words.ts";
import { cardName } from "./card.tsx";
import { SuitSign } from "./pips.tsx";

/** What stands on a chip; its place gives it a name. */
export function ChipFace({ card }: { card: Card }) {
  return (
    <>
      <SuitSign suit={suitOf(card)} />
      <b aria-hidden="true">{words().ranks[rankOf(card)]}</b>
    </>
  );
}

/** What a card is in a decision: the one that was played, or the better one. */
export type Mark = "done" | "best";

/** A chip to look at. */
export function Chip({ card, mark }: { card: Card; mark?: Mark | undefined }) {
  const name = mark === undefined ? cardName(card) : words().table.over.marked[mark](cardName(card));
  return (
    <span class="chip" data-card={card} data-suit={suitOf(card)} data-mark={mark} role="img" aria-label={name}>
      {mark !== undefined && <b aria-hidden="true">{mark === "done" ? "✗" : "✓"}</b>}
      <ChipFace card={card} />
    </span>
  );
}

/** The chips of a hand, of which two may be marked. */
export function Chips({ cards, label, marks = {} }: { cards: readonly Card[]; label: string; marks?: Readonly<Partial<Record<Mark, string>>> }) {
  const places = { done: cards.findIndex((card) => card === marks.done), best: cards.findIndex((card) => card === marks.best) };
  return (
    <ul class="chips" aria-label={label}>
      {cards.map((card, at) => (
        // Both copies of a card are the same, so their place tells them apart.
        <li key={`${card}${at}`}>
          <Chip card={card} mark={at === places.done ? "done" : at === places.best ? "best" : undefined} />
        </li>
      ))}
    </ul>
  );
}

/** A line of text with cards in it. */
export function CardWords({ cards }: { cards: readonly Card[] }): ComponentChildren {
  return cards.map((card, at) => [at > 0 && " ", <Chip key={at} card={card} />]);
}
