/** Four seats around a table with the running trick. The seat `below` sits at the near side, the others clockwise from there. */
import type { ComponentChildren } from "preact";
import { type Card, type Seat, from } from "../cards.ts";
import { words } from "../words.ts";
import { CardView } from "./card.tsx";

export interface Laid {
  readonly seat: Seat;
  readonly card: Card;
}

/** What is known of who sits there; a seat without a name is called by its direction. */
export interface AtSeat {
  readonly name?: string | undefined;
  /** Beside the name: its Augen, its cards, what it has called. */
  readonly note?: string | undefined;
  readonly side?: "re" | "kontra" | undefined;
  /** Its cards; small ones, see `Chips`. */
  readonly hand?: ComponentChildren;
}

const PLACES = ["near", "left", "far", "right"] as const;

export function Felt({
  trick,
  turn,
  winner,
  last,
  seats = {},
  below = "S",
  label,
}: {
  /** What lies on the table, the led card first; a complete trick as long as it is to be seen. */
  trick: readonly Laid[];
  turn?: Seat | undefined;
  /** Who takes the trick that is seen, once it is complete. */
  winner?: Seat | undefined;
  /** Who took the trick before, and what was in it. */
  last?: { readonly winner: Seat; readonly augen?: number | undefined } | undefined;
  seats?: Readonly<Partial<Record<Seat, AtSeat>>>;
  below?: Seat;
  label?: string;
}) {
  const text = words();
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? text.seats[seat];
  const said =
    winner !== undefined
      ? text.felt.takes(nameOf(winner))
      : last !== undefined
        ? text.felt.last(nameOf(last.winner), last.augen)
        : "";
  return (
    <section class="felt" aria-label={label ?? text.felt.label}>
      {from(below).map((seat, at) => (
        <SeatPlate key={seat} place={PLACES[at] ?? "near"} name={nameOf(seat)} at={seats[seat] ?? {}} isAtTurn={seat === turn} />
      ))}
      <ol class="trick" aria-label={text.felt.trick}>
        {trick.map(({ seat, card }, at) => (
          <li key={`${at}${seat}${card}`} class="laid" data-place={PLACES[from(below).indexOf(seat)]} data-winner={seat === winner ? "" : undefined}>
            <span class="unseen">{nameOf(seat)}: </span>
            <CardView card={card} />
          </li>
        ))}
      </ol>
      <p class="felt-said" role="status">
        {said}
      </p>
    </section>
  );
}

function SeatPlate({ place, name, at, isAtTurn }: { place: string; name: string; at: AtSeat; isAtTurn: boolean }) {
  const text = words();
  return (
    <div class="seat" data-place={place} data-turn={isAtTurn ? "" : undefined}>
      <p class="plate">
        <strong>{name}</strong>
        {at.side !== undefined && <span class="side" data-side={at.side}>{text.sides[at.side]}</span>}
        {at.note !== undefined && <span class="seat-note">{at.note}</span>}
        {isAtTurn && <span class="unseen">{text.felt.atTurn}</span>}
      </p>
      {at.hand}
    </div>
  );
}
