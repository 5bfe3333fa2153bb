/** Who plays: the four seats, or the players of a sheet, of whom up to four stand in a line. */
import { SEATS, type Seat } from "../../cards.ts";
import { words } from "../../words.ts";

export interface People {
  readonly names: readonly string[];
  /** Whether they are the seats themselves, which need no other names in a line. */
  readonly areSeats: boolean;
  /** Who sits out and plays no part. */
  readonly out?: readonly number[];
}

export function seatedPeople(): People {
  const { seats } = words();
  return { names: SEATS.map((seat) => seats[seat]), areSeats: true };
}

/** Who sits where in a question about a game of which only Re need be known. */
export function placesOf({ areSeats }: People, re: readonly number[]): readonly number[] {
  return areSeats ? [0, 1, 2, 3] : re;
}

const ALONE = { before: "(?<![\\p{L}\\p{N}])", after: "(?![\\p{L}\\p{N}])" };

/** A line with seats in the place of names, and who they are; `undefined` if more than four are named. */
export function withSeats({ names, areSeats }: People, line: string): { line: string; places: readonly number[] } | undefined {
  if (areSeats) return { line, places: [0, 1, 2, 3] };
  const places: number[] = [];
  // A name that begins like another one comes after it.
  const any = [...names].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\-]/g, "\\$&")).join("|");
  const named = line.replace(new RegExp(`${ALONE.before}(?:${any})${ALONE.after}`, "giu"), (name) => {
    const place = names.findIndex((one) => one.toLowerCase() === name.toLowerCase());
    if (!places.includes(place)) places.push(place);
    return SEATS[places.indexOf(place)] ?? name;
  });
  return places.length <= 4 ? { line: named, places } : undefined;
}

/** A line of the engine with names in the place of its seats. */
export function withNames({ names, areSeats }: People, line: string, places: readonly number[]): string {
  if (areSeats) return line;
  return line.replace(new RegExp(`${ALONE.before}[NEOSW]${ALONE.after}`, "gu"), (letter) => {
    const seat = (letter === "O" ? "E" : letter) as Seat;
    return names[places[SEATS.indexOf(seat)] ?? -1] ?? letter;
  });
}
