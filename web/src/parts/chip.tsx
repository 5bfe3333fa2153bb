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

/** A chip to look at. */
export function Chip({ card }: { card: Card }) {
  return (
    <span class="chip" data-card={card} data-suit={suitOf(card)} role="img" aria-label={cardName(card)}>
      <ChipFace card={card} />
    </span>
  );
}

/** The chips of a hand. */
export function Chips({ cards, label }: { cards: readonly Card[]; label: string }) {
  return (
    <ul class="chips" aria-label={label}>
      {cards.map((card, at) => (
        // Both copies of a card are the same, so their place tells them apart.
        <li key={`${card}${at}`}>
          <Chip card={card} />
        </li>
      ))}
    </ul>
  );
}

/** A line of text with cards in it. */
export function CardWords({ cards }: { cards: readonly Card[] }): ComponentChildren {
  return cards.map((card, at) => [at > 0 && " ", <Chip key={at} card={card} />]);
}
