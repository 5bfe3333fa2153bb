/** What people know of a game, in the fields of a form, and as the engine takes and gives it. */
import type { CallFact, Questions } from "../../api.d.ts";
import { SEATS, type Seat } from "../../cards.ts";
import type { Reply } from "../../engine.ts";

export type Side = "re" | "kontra";
export const SIDES = ["re", "kontra"] as const;

/** The stages of a side in their order; the first is its own name. */
export const STAGES = ["ansage", "k90", "k60", "k30", "schwarz"] as const;
export type Stage = (typeof STAGES)[number];

/** When something was called: nothing said (in time), `h11` with 11 cards in hand, `t2` in the second trick, `p9` after nine cards. */
export type Moment = "" | `${"h" | "t" | "p"}${number}`;

export interface Called {
  readonly stage: Stage;
  readonly moment: Moment;
}

export interface Game {
  readonly game: string;
  /** Who plays Re: seats, or players by their places on a sheet. */
  readonly re: readonly number[];
  /** Whose Augen are written down, and how many; text while it is typed. */
  readonly augenOf: Side;
  readonly augen: string;
  /** Tricks of the side without Augen, where they matter. */
  readonly tricks: "" | "0" | "1";
  readonly calls: Readonly<Record<Side, readonly Called[]>>;
  /** How often each special point was earned, by the name of the item. */
  readonly special: Readonly<Record<string, Readonly<Record<Side, number>>>>;
  readonly clarifying: string;
  readonly schweine: boolean;
  readonly late: boolean;
}

export const NEW_GAME: Game = {
  game: "normal",
  re: [],
  augenOf: "re",
  augen: "",
  tricks: "",
  calls: { re: [], kontra: [] },
  special: {},
  clarifying: "",
  schweine: false,
  late: false,
};

export const other = (side: Side): Side => (side === "re" ? "kontra" : "re");

/** All Augen of a game, with nines or without. */
export const ALL_AUGEN = 240;

export const isSolo = (game: string): boolean => !["normal", "hochzeit", "trumpfabgabe"].includes(game);

/** Whether enough is said to ask. */
export const isAskable = ({ augen }: Game): boolean => /^\d{1,3}$/.test(augen.trim());

function momentOf(moment: Moment): Partial<CallFact> {
  const n = Number(moment.slice(1));
  return moment === "" ? {} : moment.startsWith("h") ? { cards: n } : moment.startsWith("t") ? { trick: n } : { played: n };
}

/** The question about a game; `places` says who sits North, East, South and West in it, `specials` which special points there are. */
export function questionOf(game: Game, places: readonly number[], specials: readonly string[]): Questions["result"] {
  const calls = (side: Side): CallFact[] =>
    game.calls[side].map(({ stage, moment }) => ({ call: stage === "ansage" ? side : stage, ...momentOf(moment) }));
  const without = game.augen.trim() === "0" ? game.augenOf : other(game.augenOf);
  const isWithout = ["0", String(ALL_AUGEN)].includes(game.augen.trim());
  return {
    game: game.game,
    ...(game.re.length > 0 && { re: game.re.map((place) => SEATS[places.indexOf(place)]).join("") }),
    augen: { [game.augenOf]: Number(game.augen) },
    ...(isWithout && game.tricks !== "" && { tricks: { [without]: Number(game.tricks) } }),
    re_calls: calls("re"),
    kontra_calls: calls("kontra"),
    special: Object.entries(game.special).filter(([name]) => specials.includes(name)).flatMap(([name, by]) => SIDES.filter((side) => (by[side] ?? 0) > 0).map((who) => ({ name, who, times: by[who] }))),
    ...(game.game === "hochzeit" && game.clarifying !== "" && { clarifying_trick: Number(game.clarifying) }),
    schweine: game.schweine,
    count_breaches: game.late,
  };
}

type Answer = Reply<"result">;

/** The fields that say what a line says, as far as they can. */
export function gameOf(answer: Answer, places: readonly number[], specials: readonly string[], late: boolean): Game {
  const re = [...(answer.re ?? "")].map((seat) => places[SEATS.indexOf(seat as Seat)]).filter((place) => place !== undefined);
  const special: Record<string, Record<Side, number>> = {};
  for (const item of answer.items.filter((item) => specials.includes(item.name))) {
    const by = (special[item.name] ??= { re: 0, kontra: 0 });
    by[item.party as Side] += Math.max(1, Math.abs(item.points));
  }
  const tricks = answer.tricks;
  const without: Side | undefined = answer.augen.re === 0 ? "re" : answer.augen.kontra === 0 ? "kontra" : undefined;
  const few = without !== undefined && tricks != null ? tricks[without] : undefined;
  return {
    game: answer.game,
    re,
    augenOf: "re",
    augen: String(answer.augen.re),
    tricks: few === 0 ? "0" : few === 1 ? "1" : "",
    calls: { re: calledIn(answer.re_calls), kontra: calledIn(answer.kontra_calls) },
    special,
    clarifying: String(answer.clarifying_trick ?? ""),
    schweine: answer.schweine,
    late,
  };
}

const calledIn = (calls: readonly CallFact[]): readonly Called[] =>
  calls.map(({ call, ...moment }) => ({ stage: STAGES.find((stage) => stage === call) ?? "ansage", moment: momentIn(moment) }));

function momentIn({ cards, trick, played }: Omit<CallFact, "call">): Moment {
  if (cards != null) return `h${cards}`;
  if (trick != null) return `t${trick}`;
  return played != null ? `p${played}` : "";
}

/** Whether two answers say the same; then a form holds all that a line says. */
export function isSame(a: Answer, b: Answer): boolean {
  const told = ({ items, points_each, re, breaches, augen, called }: Answer): string => JSON.stringify([items, points_each, re ?? null, breaches, augen, called]);
  return told(a) === told(b);
}

/** Whether something kept has the shape of a game. */
export function isGame(value: unknown): value is Game {
  if (typeof value !== "object" || value === null) return false;
  const { game, re, augenOf, augen, tricks, calls, special, clarifying, schweine, late } = value as Record<string, unknown>;
  const isCalled = (list: unknown): boolean =>
    Array.isArray(list) && list.every((one: Partial<Called> | null) => typeof one?.moment === "string" && STAGES.includes(one.stage as Stage));
  const by = calls as Record<Side, unknown> | null;
  return (
    [game, augen, clarifying].every((text) => typeof text === "string") &&
    Array.isArray(re) && re.every((place) => Number.isInteger(place)) &&
    SIDES.includes(augenOf as Side) &&
    ["", "0", "1"].includes(tricks as string) &&
    typeof by === "object" && by !== null && isCalled(by.re) && isCalled(by.kontra) &&
    typeof special === "object" && special !== null &&
    Object.values(special).every((one: Partial<Record<Side, unknown>> | null) => typeof one?.re === "number" && typeof one.kontra === "number") &&
    typeof schweine === "boolean" &&
    typeof late === "boolean"
  );
}
