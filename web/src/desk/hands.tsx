/** Whose cards are entered, and what that hand has so far. */
import { type Card, SEATS, suitOf } from "../cards.ts";
import { cardName } from "../parts/card.tsx";
import { ChipFace } from "../parts/chip.tsx";
import { words } from "../words.ts";
import { type Board, type Draft, type Spot, restOf } from "./draft.ts";
import { spotName } from "./keys.tsx";

const SPOTS: readonly Spot[] = [...SEATS, "table"];

export const cardsAt = (draft: Draft, spot: Spot): readonly Card[] => (spot === "table" ? draft.trick : draft.hands[spot]);

export function Spots({ draft, onSpot }: { draft: Draft; onSpot: (spot: Spot) => void }) {
  const text = words();
  return (
    <div class="spots" role="group" aria-label={text.desk.spots}>
      {SPOTS.map((spot) => {
        const count = cardsAt(draft, spot).length;
        const isRe = spot !== "table" && draft.re?.includes(spot) === true;
        const told = [spotName(spot), text.desk.cards(count), isRe && text.sides.re].filter((part) => part !== false);
        return (
          <button key={spot} type="button" class="spot" data-re={isRe ? "" : undefined} aria-pressed={draft.spot === spot} onClick={() => onSpot(spot)}>
            <span class="unseen">{told.join(", ")}</span>
            <span aria-hidden="true">{spotName(spot)}</span>
            <b aria-hidden="true">{count}</b>
          </button>
        );
      })}
    </div>
  );
}

interface Shown {
  readonly board: Board;
  readonly draft: Draft;
  readonly onTakeOut: (card: Card) => void;
  readonly onRest: (cards: readonly Card[]) => void;
}

/** The cards of the hand that is chosen, in the order of the game; those on the table as they were laid. */
export function Chosen({ board, draft, onTakeOut, onRest }: Shown) {
  const text = words().desk;
  const { spot } = draft;
  const place = new Map(board.deck.map(({ card }, at) => [card as Card, at]));
  const cards = [...cardsAt(draft, spot)];
  const rest = restOf(draft, board);
  if (spot !== "table") cards.sort((a, b) => (place.get(a) ?? 99) - (place.get(b) ?? 99));
  return (
    <div class="chosen" role="group" aria-label={spot === "table" ? text.onTable : text.handOf(spotName(spot))}>
      {cards.length === 0 && rest.length < 2 && <p>{spot === "table" ? text.emptyTable : text.emptyHand(spotName(spot))}</p>}
      {cards.map((card, at) => (
        <button key={`${card}${at}`} type="button" class="key" data-suit={suitOf(card)} onClick={() => onTakeOut(card)}>
          <span class="unseen">{text.takeOut(cardName(card))}</span>
          <ChipFace card={card} />
        </button>
      ))}
      {1 < rest.length && (
        <button type="button" class="main rest" onClick={() => onRest(rest)}>{text.rest(rest.length, spotName(spot))}</button>
      )}
    </div>
  );
}
