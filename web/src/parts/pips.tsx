/** The signs of the suits and the figures of the picture cards, drawn for this page. */
import type { Rank, Suit } from "../cards.ts";

/** Each in a square of 100. */
const PIPS: Record<Suit, string> = {
  C: "M50 6a21 21 0 0 1 17.6 32.5A21 21 0 1 1 57 73c1 9 5 15 12 20H31c7-5 11-11 12-20a21 21 0 1 1-10.6-34.5A21 21 0 0 1 50 6z",
  S: "M50 5c9 20 41 33 41 58a20 20 0 0 1-34 13c1 8 5 13 11 17H32c6-4 10-9 11-17A20 20 0 0 1 9 63C9 38 41 25 50 5z",
  H: "M50 93C24 69 7 53 7 33a22 22 0 0 1 43-8 22 22 0 0 1 43 8c0 20-17 36-43 60z",
  D: "M50 4q13 25 34 46-21 21-34 46-13-25-34-46Q37 29 50 4z",
};

export function Pip({ suit, x, y, size }: { suit: Suit; x: number; y: number; size: number }) {
  return <path d={PIPS[suit]} transform={`translate(${x} ${y}) scale(${size / 100})`} />;
}

/** The sign of a suit in a line of text. */
export function SuitSign({ suit }: { suit: Suit }) {
  return (
    <svg class="suit-sign" data-suit={suit} viewBox="0 0 100 100" aria-hidden="true">
      <path d={PIPS[suit]} />
    </svg>
  );
}

/** What a king, a queen and a jack wear; each 30 wide and 20 high. */
const HEADS: Partial<Record<Rank, string>> = {
  K: "M2 18 0 4l7 6 4-8 4 7 4-7 4 8 7-6-2 14zm0 2h26v3H2zM15-7h2v3h3v2h-3v4h-2v-4h-3v-2h3z",
  Q: "M3 18Q0 11 1 5q4 5 6 6 1-6 3-9 3 6 5 8 2-2 5-8 2 3 3 9 2-1 6-6 1 6-2 13zM3 20h24v3H3zM15-4a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  J: "M2 20Q2 8 14 6q12-1 14 9 1 3-1 5zM2 22h25v3H2zM20 7Q24-4 14-7q-3 8 2 13z",
};

export function Head({ rank, x, y, scale }: { rank: Rank; x: number; y: number; scale: number }) {
  const path = HEADS[rank];
  return path === undefined ? null : <path d={path} transform={`translate(${x} ${y}) scale(${scale})`} />;
}
