/** Cards and seats as the notation writes them. */

export const SEATS = ["N", "E", "S", "W"] as const;
export type Seat = (typeof SEATS)[number];

export const SUITS = ["C", "S", "H", "D"] as const;
export type Suit = (typeof SUITS)[number];
export const RANKS = ["A", "T", "K", "Q", "J", "9"] as const;
export type Rank = (typeof RANKS)[number];

/** A card, such as `HT` for the ten of hearts. */
export type Card = `${Suit}${Rank}`;

export function isCard(text: string): text is Card {
  return /^[CSHD][ATKQJ9]$/.test(text);
}

export const suitOf = (card: Card): Suit => card.charAt(0) as Suit;
export const rankOf = (card: Card): Rank => card.charAt(1) as Rank;

/** The seats in the order of play from one on. */
export function from(seat: Seat): readonly Seat[] {
  const at = SEATS.indexOf(seat);
  return [...SEATS.slice(at), ...SEATS.slice(0, at)];
}
