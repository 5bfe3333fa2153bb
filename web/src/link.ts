/**
 * Addresses: `#/solver?p=rules=ddv;game=normal;re=NS;leader=N;N=HTCQ;..&c=HTDA`. Behind the view stand its values; a text in the
 * notation is written so that nothing in it needs an escape: `;` for a blank, cards without commas.
 */
import { PACKED, packed } from "./packed.ts";
import { address } from "./state.ts";

export interface Place {
  readonly view: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Longer ones are not made by this page, and nobody can scan them. */
const LONGEST = 8000;

/** Reads what stands behind `#`; `undefined` if it is damaged. */
export function readPlace(hash: string): Place | undefined {
  if (hash.length > LONGEST) return undefined;
  const [path = "", query = ""] = splitOnce(hash.replace(/^#\/?/, ""), "?");
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of query.split("&").filter((part) => part !== "")) {
    const [name, text] = splitOnce(part, "=");
    try {
      values[decodeURIComponent(name)] = decodeURIComponent(text ?? "");
    } catch {
      return undefined;
    }
  }
  return { view: path, values };
}

export function writePlace({ view, values }: Place): string {
  const parts = Object.entries(values).map(([name, text]) => `${name}=${PACKED.has(name) ? packed(text, escaped(text)) : escaped(text)}`);
  return `#/${view}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}

/** What may stand in a fragment stays readable; a messenger may cut an address at what looks like its end, so `.`, `!`, `'` and brackets are escaped. */
function escaped(text: string): string {
  return encodeURIComponent(text)
    .replace(/[.!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%(3D|3B|2C|3A|2F|40|24)/g, (code) => decodeURIComponent(code));
}

function splitOnce(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + at.length)];
}

const HANDS = /^(N|E|S|W|trick)$/;
const CARDS = /^([CSHD][ATKQJ9])+$/;

/** Shortens a position in the notation for an address. */
export function shortPosition(position: string): string {
  return position
    .trim()
    .split(/\s+/)
    .map((field) => {
      const [key, value] = splitOnce(field, "=");
      const cards = value?.replaceAll(",", "");
      return HANDS.test(key) && cards !== undefined && CARDS.test(cards) ? `${key}=${cards}` : field;
    })
    .join(";");
}

/** Undoes [`shortPosition`]; whatever else was written is left for the engine to judge. */
export function longPosition(short: string): string {
  return short
    .split(";")
    .map((field) => {
      const [key, value] = splitOnce(field, "=");
      return HANDS.test(key) && value !== undefined && CARDS.test(value) ? `${key}=${value.match(/../g)?.join(",")}` : field;
    })
    .join(" ");
}

/** Cards one behind the other, for an address. */
export const shortCards = (cards: readonly string[]): string => cards.join("");

/** Undoes [`shortCards`]; `undefined` if they are none. */
export function longCards(short: string): readonly string[] | undefined {
  if (short === "") return [];
  return CARDS.test(short) ? (short.match(/../g) ?? []) : undefined;
}

/** Goes to a place of the page. */
export function go(place: Place): void {
  location.hash = writePlace(place);
}

/** The address that the page knows of: while another is on its way, as by the browser's way back, none is written over it. */
let known = location.hash;
addEventListener("hashchange", () => (known = location.hash));

const isHere = ({ view }: Place): boolean => location.hash === known && readPlace(known)?.view === view;

/** Says where the page is without a step in the history: for what changes with every tap. */
export function note(place: Place): void {
  // Who has just gone elsewhere must not be called back by what was still being computed.
  const address = writePlace(place);
  if (!isHere(place) || location.hash === address) return;
  history.replaceState(history.state, "", address);
  known = location.hash;
}

/** Goes on to a place of the same view; the browser's way back leads to the one before, `from`. */
export function step(place: Place, from: Place): void {
  const to = writePlace(place);
  if (!isHere(place) || location.hash === to) return;
  history.pushState({ from: writePlace(from) }, "", to);
  known = location.hash;
  address.value = to;
}

/** Goes back if the place before is `to`; whether it is. */
export function stepBack(to: Place): boolean {
  const isBefore = (history.state as { from?: string } | null)?.from === writePlace(to);
  if (isBefore) history.back();
  return isBefore;
}

/** The whole address of a place, to be given to somebody. */
export function addressOf(place: Place): string {
  return location.href.replace(/#.*$/, "") + writePlace(place);
}
