/** A moment of a game that was played, all cards open. */
import type { Record as GameRecord } from "../api.d.ts";
import { type Card, SEATS, type Seat, from } from "../cards.ts";
import type { Laid } from "../parts/felt.tsx";

type Hands = Record<Seat, readonly Card[]>;

/** The cards in the order in which they were played. */
export function playsIn(record: GameRecord): readonly Laid[] {
  return (record.tricks_played ?? []).flatMap(({ lead, cards }) => cards.map((card, at) => ({ seat: from(lead)[at] ?? lead, card })));
}

const minus = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  cards.reduce((left, card) => (left.includes(card) ? left.toSpliced(left.indexOf(card), 1) : left), hand);

/** The hands after so many cards. */
export function handsAt(record: GameRecord, played: number): Hands {
  const { giver, taker, given, returned } = record;
  const plays = playsIn(record).slice(0, played);
  const dealt = (seat: Seat): readonly Card[] => {
    const hand = record.hands[seat];
    if (given == null || returned == null) return hand;
    if (seat === giver) return [...minus(hand, given), ...returned];
    return seat === taker ? [...minus(hand, returned), ...given] : hand;
  };
  const left = (seat: Seat): readonly Card[] => minus(dealt(seat), plays.filter((play) => play.seat === seat).map(({ card }) => card));
  return Object.fromEntries(SEATS.map((seat) => [seat, left(seat)])) as Hands;
}
