/**
 * A record as a value of an address: `;` ends a line, `/` is a blank, cards stand one behind the other, tricks count themselves.
 * Hands of which all cards were played are those cards.
 */
import { type Card, SEATS, type Seat, from, isCard } from "../cards.ts";

const HOLDER = /^[NESW]:$/;

/** Shortens a record; what the short form could not give back stays as it is. */
export function shortRecord(record: string): string {
  const text = record.trim();
  if (/[;/{]/.test(text)) return text;
  const lines = text
    .split(/\s*\n\s*/)
    .map((line) =>
      line.split(/\s+/).reduce((short, token, at, tokens) => {
        const before = tokens[at - 1];
        const isJoined = before === undefined || (isCard(token) && (isCard(before) || HOLDER.test(before)));
        return short + (isJoined ? "" : "/") + token;
      }, ""),
    )
    .map((line, at, lines) => (line.startsWith(`${trickAt(lines, at)}/`) ? line.slice(line.indexOf("/") + 1) : line));
  const bare = lines.filter((line) => !isHand(line));
  return (isSame(handsOf(lines), playedIn(bare)) ? bare : lines).join(";");
}

const isTrick = (line: string): boolean => /^(\d+[/ ])?[NESW]:/.test(line) && !isHand(line);
/** More cards than a trick has, or those that nobody knows. */
const isHand = (line: string): boolean => /^[NESW]:\/?(\?|([CSHD][ATKQJ9]){5,})$/.test(line);

/** Which trick a line is, if it is one. */
function trickAt(lines: readonly string[], at: number): number {
  return isTrick(lines[at] ?? "") ? lines.slice(0, at + 1).filter(isTrick).length : 0;
}

type Hands = Readonly<Record<Seat, readonly Card[]>>;

const cardsIn = (text: string): readonly Card[] => Array.from(text.match(/../g) ?? []).filter(isCard);

function handsOf(lines: readonly string[]): Hands {
  const of = (seat: Seat): readonly Card[] => cardsIn(lines.find((line) => isHand(line) && line.startsWith(`${seat}:`))?.slice(2) ?? "");
  return Object.fromEntries(SEATS.map((seat) => [seat, of(seat)])) as Record<Seat, readonly Card[]>;
}

/** The cards that each seat has played, where each line of a trick begins with who leads. */
function playedIn(lines: readonly string[]): Hands {
  const played: Record<Seat, Card[]> = { N: [], E: [], S: [], W: [] };
  for (const line of lines.filter(isTrick)) {
    const [, leader = "N", rest = ""] = /^(?:\d+[/ ])?([NESW]):(.*)$/.exec(line) ?? [];
    const cards = rest.split("/").filter((token) => /^([CSHD][ATKQJ9])+$/.test(token)).flatMap(cardsIn);
    for (const [at, seat] of from(leader as Seat).entries()) {
      const card = cards[at];
      if (card !== undefined) played[seat].push(card);
    }
  }
  return played;
}

function isSame(hands: Hands, played: Hands): boolean {
  const told = (cards: readonly Card[]): string => [...cards].sort().join("");
  return SEATS.every((seat) => hands[seat].length > 0 && told(hands[seat]) === told(played[seat]));
}

/** Undoes [`shortRecord`]. */
export function longRecord(short: string): string {
  if (/[\s{]/.test(short)) return short;
  const lines = withHands(short.split(";"));
  const cards = (text: string): string => text.match(/../g)?.join(" ") ?? "";
  return lines
    .map((line) =>
      line
        .split("/")
        .map((token) => token.replace(/^([NESW]:)?((?:[CSHD][ATKQJ9])+)$/, (_, holder: string | undefined, held: string) => `${holder === undefined ? "" : `${holder} `}${cards(held)}`))
        .join(" "),
    )
    .map((line, at) => (/^[NESW]:/.test(line) && trickAt(lines, at) > 0 ? `${trickAt(lines, at)} ${line}` : line))
    .join("\n");
}

/** Puts the hands below the head, if they were left out. */
function withHands(lines: readonly string[]): readonly string[] {
  const [head, ...rest] = lines;
  if (head === undefined || lines.some(isHand)) return lines;
  const played = playedIn(lines);
  return [head, ...SEATS.map((seat) => `${seat}:${played[seat].join("")}`), ...rest];
}

/** Whether a text is a whole game rather than a position. */
export const isRecord = (text: string): boolean => /^\s*\{/.test(text) || (/(^|\s)(dealer|geber)=/i.test(text) && text.trim().includes("\n"));
