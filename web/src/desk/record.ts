/** A record as a value of an address: `;` ends a line, `/` is a blank, cards stand one behind the other, tricks count themselves. */
import { SEATS, isCard } from "../cards.ts";

const HOLDER = /^[NESW]:$/;

/** Shortens a record; what the short form could not give back stays as it is. */
export function shortRecord(record: string): string {
  const text = record.trim();
  if (/[;/{]/.test(text)) return text;
  return text
    .split(/\s*\n\s*/)
    .map((line) =>
      line.split(/\s+/).reduce((short, token, at, tokens) => {
        const before = tokens[at - 1];
        const isJoined = before === undefined || (isCard(token) && (isCard(before) || HOLDER.test(before)));
        return short + (isJoined ? "" : "/") + token;
      }, ""),
    )
    .map((line, at, lines) => (line.startsWith(`${trickAt(lines, at)}/`) ? line.slice(line.indexOf("/") + 1) : line))
    .join(";");
}

/** Which trick a line is, if it is one: those of hands come before, one for each seat. */
function trickAt(lines: readonly string[], at: number): number {
  const isHeld = (line: string): boolean => /^(\d+[/ ])?[NESW]:/.test(line);
  return isHeld(lines[at] ?? "") ? lines.slice(0, at + 1).filter(isHeld).length - SEATS.length : 0;
}

/** Undoes [`shortRecord`]. */
export function longRecord(short: string): string {
  if (/[\s{]/.test(short)) return short;
  const cards = (text: string): string => text.match(/../g)?.join(" ") ?? "";
  return short
    .split(";")
    .map((line) =>
      line
        .split("/")
        .map((token) => token.replace(/^([NESW]:)?((?:[CSHD][ATKQJ9])+)$/, (_, holder: string | undefined, held: string) => `${holder === undefined ? "" : `${holder} `}${cards(held)}`))
        .join(" "),
    )
    .map((line, at, lines) => (/^[NESW]:/.test(line) && trickAt(lines, at) > 0 ? `${trickAt(lines, at)} ${line}` : line))
    .join("\n");
}

/** Whether a text is a whole game rather than a position. */
export const isRecord = (text: string): boolean => /^\s*\{/.test(text) || (/(^|\s)(dealer|geber)=/i.test(text) && text.trim().includes("\n"));
