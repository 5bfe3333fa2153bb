/** A line of play that is laid card by card on a drawn table. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Card, SEATS, type Seat } from "../cards.ts";
import { cardName } from "../parts/card.tsx";
import { Chips } from "../parts/chip.tsx";
import { Felt, type Laid } from "../parts/felt.tsx";
import { Icon } from "../parts/icon.tsx";
import { words } from "../words.ts";

export interface LineTrick {
  readonly trick: readonly Laid[];
  readonly winner?: Seat | null;
}

type Hands = Readonly<Record<Seat, readonly Card[]>>;

/** What is seen after so many cards: the tricks before, and the running one. */
function seenAfter(tricks: readonly LineTrick[], count: number): { at: number; laid: readonly Laid[]; all: readonly Laid[] } {
  let rest = count;
  const at = tricks.findIndex(({ trick }) => {
    if (rest <= trick.length) return true;
    rest -= trick.length;
    return false;
  });
  const all = tricks.flatMap(({ trick }) => trick).slice(0, count);
  return { at, laid: tricks[at]?.trick.slice(0, rest) ?? [], all };
}

/** Takes what was laid out of the hands. What lay on the table at the beginning is in none. */
function handsAfter(hands: Hands, laid: readonly Laid[]): Hands {
  const left: Record<Seat, Card[]> = { N: [...hands.N], E: [...hands.E], S: [...hands.S], W: [...hands.W] };
  for (const { seat, card } of laid) {
    const at = left[seat].indexOf(card);
    if (at >= 0) left[seat].splice(at, 1);
  }
  return left;
}

export function Line({
  title,
  hands,
  lying,
  tricks,
  re,
  whyOf,
}: {
  title: string;
  hands: Hands;
  /** How many cards lie at the beginning. */
  lying: number;
  tricks: readonly LineTrick[];
  re: readonly Seat[];
  /** What is said to a trick. */
  whyOf: (trick: number) => ComponentChildren;
}) {
  const text = words();
  const [count, setCount] = useState(lying);
  const total = tricks.reduce((sum, { trick }) => sum + trick.length, 0);
  const { at, laid, all } = seenAfter(tricks, count);
  const left = handsAfter(hands, all.slice(lying));
  const trick = tricks[at];
  const isWhole = laid.length === trick?.trick.length && trick.winner != null;
  const next = trick?.trick[laid.length] ?? tricks[at + 1]?.trick[0];
  const before = tricks[at - 1]?.winner ?? undefined;
  const last = all.at(-1);
  const go = (to: number): void => setCount(Math.min(Math.max(to, lying), total));
  const side = (seat: Seat): "re" | "kontra" => (re.includes(seat) ? "re" : "kontra");
  return (
    <section
      class="line"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") go(count + 1);
        if (event.key === "ArrowLeft") go(count - 1);
      }}
    >
      <h3>{title}</h3>
      <Felt
        trick={laid}
        turn={next?.seat}
        winner={isWhole ? (trick.winner ?? undefined) : undefined}
        last={before === undefined ? undefined : { winner: before }}
        seats={Object.fromEntries(SEATS.map((seat) => [seat, { side: side(seat), hand: <Chips cards={left[seat]} label={text.desk.handOf(text.seats[seat])} /> }]))}
      />
      <div class="row steps">
        <button type="button" aria-label={text.desk.line.first} disabled={count === lying} onClick={() => go(lying)}>
          <Icon name="undo" />
        </button>
        <button type="button" disabled={count === lying} onClick={() => go(count - 1)}>
          <Icon name="back" />
          {text.desk.line.back}
        </button>
        <button type="button" class="main" disabled={count === total} onClick={() => go(count + 1)}>
          {text.desk.line.next}
          <Icon name="next" />
        </button>
      </div>
      <p class="hint" role="status">
        {count > lying && last !== undefined && `${text.desk.line.laid(text.seats[last.seat], cardName(last.card))} `}
        {text.desk.line.at(count - lying, total - lying)}
        <span class="keys-help"> {text.desk.line.keys}</span>
      </p>
      <div class="why">{whyOf(at)}</div>
    </section>
  );
}
