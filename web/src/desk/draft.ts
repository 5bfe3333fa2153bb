/** A position as far as it is entered. What can be, and what is missing, the engine says; here things are only put down. */
import { type Card, SEATS, type Seat, from, isCard } from "../cards.ts";
import type { Reply } from "../engine.ts";
import { type RuleChoice, isRuleChoice } from "../state.ts";

export type Board = Reply<"board">;

/** Where the next card goes. */
export type Spot = Seat | "table";

export const LEVELS = ["ansage", "k90", "k60", "k30", "schwarz"] as const;
export type Level = (typeof LEVELS)[number];

/** What both sides have won before: Augen and tricks, as typed. */
export interface Won {
  readonly re: readonly [string, string];
  readonly kontra: readonly [string, string];
}

export interface Draft {
  /** The rule set of this position; that of the settings if there is none. */
  readonly rules: RuleChoice | null;
  readonly game: string;
  readonly leader: Seat | null;
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  readonly trick: readonly Card[];
  /** Who was said to be Re; `null` if only the cards say it. */
  readonly re: readonly Seat[] | null;
  readonly won: Won | null;
  readonly calls: { readonly re: Level | null; readonly kontra: Level | null };
  readonly schweine: Seat | null;
  readonly spot: Spot;
}

export const EMPTY: Draft = {
  rules: null,
  game: "normal",
  leader: null,
  hands: { N: [], E: [], S: [], W: [] },
  trick: [],
  re: null,
  won: null,
  calls: { re: null, kontra: null },
  schweine: null,
  spot: "N",
};

/** Everybody has played to a trick when so many cards lie. */
const TRICK = SEATS.length;

/** Writes a draft in the notation, without its rule set. */
export function textOf(draft: Draft): string {
  const fields = [
    `game=${draft.game}`,
    draft.re !== null && draft.re.length > 0 && `re=${SEATS.filter((seat) => draft.re?.includes(seat)).join("")}`,
    draft.leader !== null && `leader=${draft.leader}`,
    draft.trick.length > 0 && `trick=${draft.trick.join(",")}`,
    ...SEATS.map((seat) => draft.hands[seat].length > 0 && `${seat}=${draft.hands[seat].join(",")}`),
    // Half of it is on its way to be typed.
    isWhole(draft.won) && `won=re:${draft.won.re.join("/")},kontra:${draft.won.kontra.join("/")}`,
    calls(draft) !== "" && `calls=${calls(draft)}`,
    draft.schweine !== null && `schweine=${draft.schweine}`,
  ];
  return fields.filter((field) => field !== false).join(" ");
}

const isWhole = (won: Won | null): won is Won => won !== null && [...won.re, ...won.kontra].every((field) => field !== "");

function calls({ calls }: Draft): string {
  const side = (name: "re" | "kontra"): string | null => (calls[name] === null ? null : calls[name] === "ansage" ? name : `${name}:${calls[name]}`);
  return [side("re"), side("kontra")].filter((call) => call !== null).join(",");
}

/** The draft with who is Re, where the cards leave no choice. */
export function settled(draft: Draft, board: Board | undefined): Draft {
  if (draft.re !== null || board === undefined || board.can_be_re.length !== 1) return draft;
  return { ...draft, re: seatsIn(board.can_be_re[0] ?? "") };
}

export const seatsIn = (text: string): readonly Seat[] => SEATS.filter((seat) => text.includes(seat));

/** Takes over what the engine has read from a text. */
export function draftOf(board: Board, rules: RuleChoice | null): Draft {
  const called = (call: string | null | undefined): Level | null =>
    call == null ? null : (LEVELS.find((level) => level === call) ?? "ansage");
  const { won } = board;
  return {
    rules,
    game: board.game ?? EMPTY.game,
    leader: board.leader ?? null,
    hands: board.hands,
    trick: board.trick.map(({ card }) => card),
    re: board.re ?? null,
    won: won == null ? null : { re: [`${won.re.augen}`, `${won.re.tricks}`], kontra: [`${won.kontra.augen}`, `${won.kontra.tricks}`] },
    calls: { re: called(board.calls.re), kontra: called(board.calls.kontra) },
    schweine: board.schweine ?? null,
    spot: "N",
  };
}

/** How many cards a seat has to play, with the one that it has laid. */
function countOf(draft: Draft, seat: Seat): number {
  const laid = draft.leader === null ? [] : from(draft.leader).slice(0, draft.trick.length);
  return draft.hands[seat].length + (laid.includes(seat) ? 1 : 0);
}

/** The cards that nobody has yet, if they are just those that the hand which is entered still lacks. */
export function restOf(draft: Draft, board: Board): readonly Card[] {
  const { spot } = draft;
  if (spot === "table") return [];
  const given = [...SEATS.flatMap((seat) => draft.hands[seat]), ...draft.trick];
  const left = board.deck.flatMap(({ card, copies }) => Array<Card>(Math.max(0, copies - given.filter((one) => one === card).length)).fill(card));
  return left.length === board.hand_size - countOf(draft, spot) ? left : [];
}

/** Puts a card where the next one goes, and moves on when that hand is as full as the others. */
export function withCard(draft: Draft, card: Card, handSize: number): Draft {
  const { spot } = draft;
  if (spot === "table") return draft.trick.length < TRICK - 1 ? { ...draft, trick: [...draft.trick, card] } : draft;
  const next = { ...draft, hands: { ...draft.hands, [spot]: [...draft.hands[spot], card] } };
  const begun = SEATS.filter((seat) => seat !== spot && next.hands[seat].length > 0);
  const most = begun.length > 0 ? Math.max(...begun.map((seat) => countOf(next, seat))) : handSize;
  const later = from(spot).slice(1).find((seat) => countOf(next, seat) < most);
  return countOf(next, spot) === most && later !== undefined ? { ...next, spot: later } : next;
}

/** Takes a card out again; the next one goes there. */
export function withoutCard(draft: Draft, spot: Spot, card: Card): Draft {
  const less = (cards: readonly Card[]): readonly Card[] => {
    const at = cards.lastIndexOf(card);
    return cards.filter((_, index) => index !== at);
  };
  if (spot === "table") return { ...draft, spot, trick: less(draft.trick) };
  return { ...draft, spot, hands: { ...draft.hands, [spot]: less(draft.hands[spot]) } };
}

/** Names a seat as Re, or takes that back; of a soloist there is one. */
export function withRe(draft: Draft, seat: Seat, isAlone: boolean): Pick<Draft, "re"> {
  const before = draft.re ?? [];
  const re = before.includes(seat) ? before.filter((other) => other !== seat) : isAlone ? [seat] : [...before, seat];
  return { re: re.length > 0 ? re : null };
}

export const isEmpty = (draft: Draft): boolean => draft.trick.length === 0 && SEATS.every((seat) => draft.hands[seat].length === 0);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isSeat = (value: unknown): value is Seat => SEATS.includes(value as Seat);
const isCards = (value: unknown): boolean => Array.isArray(value) && value.length <= 96 && value.every((card) => typeof card === "string" && isCard(card));
const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === "string");

/** Whether what was kept is a draft. */
export function isDraft(value: unknown): value is Draft {
  if (!isObject(value)) return false;
  const { rules, game, leader, hands, trick, re, won, calls, schweine, spot } = value;
  return (
    (rules === null || isRuleChoice(rules)) &&
    typeof game === "string" &&
    (leader === null || isSeat(leader)) &&
    isObject(hands) &&
    SEATS.every((seat) => isCards(hands[seat])) &&
    isCards(trick) &&
    (re === null || (Array.isArray(re) && re.every(isSeat))) &&
    (won === null || (isObject(won) && isPair(won["re"]) && isPair(won["kontra"]))) &&
    isObject(calls) &&
    [calls["re"], calls["kontra"]].every((level) => level === null || LEVELS.includes(level as Level)) &&
    (schweine === null || isSeat(schweine)) &&
    (spot === "table" || isSeat(spot))
  );
}
