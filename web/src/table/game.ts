/** The game that is played on this device: what it began with and what was decided, which is all that the engine needs. */
import { computed } from "@preact/signals";
import type { Questions } from "../api.d.ts";
import { SEATS, type Seat, from } from "../cards.ts";
import type { Place } from "../link.ts";
import { type RuleChoice, isRuleChoice } from "../state.ts";
import { isText, kept, rows, shared } from "../store.ts";

/** Where the person sits. */
export const OWN: Seat = "S";

/**
 * How strong the others are, and the bots that play so. A card of the strongest takes about a second on a phone: see docs/PAGE.md
 * for what was measured.
 */
export const LEVELS = { beginner: "greedy", club: "rules", strong: "doko:worlds=40,talk=60", master: "doko:worlds=160" } as const;
export type Level = keyof typeof LEVELS;

export const isLevel = (value: unknown): value is Level => typeof value === "string" && Object.hasOwn(LEVELS, value);

export interface Game {
  readonly seed: number;
  /** Its number among those of the seed, from 0. */
  readonly game: number;
  readonly level: Level;
  readonly rules: RuleChoice;
  readonly dealer: Seat;
  /** Who still has to play a Pflichtsolo, and who is made to play it now. */
  readonly open: readonly Seat[];
  readonly forced: Seat | null;
  readonly decisions: readonly string[];
  /** What the person has decided and the engine has not yet taken in. */
  readonly step: string | null;
}

/** A round of games: its sheet as the program writes it. */
export interface Round {
  readonly sheet: string;
  /** Whether the game that is played stands on it already. */
  readonly isEntered: boolean;
}

/** A game that has begun, and the round that it belongs to. */
export interface Running {
  readonly id: number;
  readonly game: Game;
  readonly round: Round | null;
  /** Whether its last card has been played. */
  readonly isOver: boolean;
}

const isSeat = (value: unknown): value is Seat => SEATS.includes(value as Seat);
const isList = <T>(value: unknown, fits: (one: unknown) => one is T): value is readonly T[] => Array.isArray(value) && value.every(fits);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isGame(value: unknown): value is Game {
  const game = (value ?? {}) as Record<string, unknown>;
  return (
    isCount(game["seed"]) &&
    isCount(game["game"]) &&
    isLevel(game["level"]) &&
    isRuleChoice(game["rules"]) &&
    isSeat(game["dealer"]) &&
    isList(game["open"], isSeat) &&
    (game["forced"] === null || isSeat(game["forced"])) &&
    isList(game["decisions"], isText) &&
    (game["step"] === null || isText(game["step"]))
  );
}

function isRunning(value: unknown): value is Running {
  const { id, game, round, isOver } = (value ?? {}) as Record<string, unknown>;
  const { sheet, isEntered } = (round ?? {}) as Record<string, unknown>;
  const isRound = round === null || (isText(sheet) && typeof isEntered === "boolean");
  return Number.isSafeInteger(id) && isGame(game) && isRound && typeof isOver === "boolean";
}

/** The game that is further on: nobody takes back in one tab what he plays on in another. */
function further(mine: Running, theirs: Running): Running {
  const { game: here, round } = mine;
  const { game: there } = theirs;
  if (here.game !== there.game) return here.game < there.game ? theirs : mine;
  if (round?.isEntered !== theirs.round?.isEntered) return theirs.round?.isEntered === true ? theirs : mine;
  return here.decisions.length < there.decisions.length ? theirs : mine;
}

/** The game that this tab is at; 0 for none. */
const at = kept<number>("table.at", 0, isCount);

/** All games that have begun on this device. */
export const games = rows<Running>({
  name: "game",
  fits: isRunning,
  merge: (_, mine, theirs) => further(mine, theirs),
  former: {
    key: "table",
    rows: (value) => {
      if (value === null) return [];
      const former = { ...(value as object), isOver: false, id: 0 };
      if (!isRunning(former)) return undefined;
      // Another than any that this version gives, and the same whenever it is read.
      const id = 1 + former.game.seed;
      at.value = id;
      return [{ ...former, id }];
    },
  },
});

export const running = computed<Running | null>(() => games.all.value.find(({ id }) => id === at.value) ?? null);

/** Sits down at a game. */
export function sitDown(id: number): void {
  at.value = id;
}

/** The game that was deleted last. */
export const removed = kept<Running | null>("table.removed", null, (value): value is Running | null => value === null || isRunning(value));

export function remove(row: Running): void {
  removed.value = row;
  games.remove(row.id);
}

/** Puts it back. */
export function restore(): void {
  if (removed.value !== null) games.put(removed.value);
  removed.value = null;
}

/** Those that this tab is not at, the newest first. */
export const waiting = computed<readonly Running[]>(() => games.all.value.filter(({ id }) => id !== at.value).reverse());

/** How the person likes to play. */
export interface Habits {
  readonly level: Level;
  /** Whether everything waits after a trick until the person has seen it. */
  readonly pause: "tap" | "short" | "none";
  /** Whether the only card that is legal is played by itself. */
  readonly only: "tap" | "alone";
  /** Whether the person is asked for calls before every card or only when it matters. */
  readonly calls: "when_it_matters" | "always";
  /** How many games are played; 1 is none of a round. */
  readonly games: "1" | "12" | "24";
}

function isHabits(value: unknown): value is Habits {
  const { level, pause, only, calls, games } = (value ?? {}) as Record<string, unknown>;
  return (
    isLevel(level) &&
    ["tap", "short", "none"].includes(pause as string) &&
    ["tap", "alone"].includes(only as string) &&
    ["when_it_matters", "always"].includes(calls as string) &&
    ["1", "12", "24"].includes(games as string)
  );
}

export const habits = shared<Habits>(
  "table.habits",
  { level: "club", pause: "tap", only: "tap", calls: "when_it_matters", games: "1" },
  isHabits,
);

/** Short enough to be told to somebody across a room. */
export const drawSeed = (): number => 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 999_999);

export function newGame(change: Partial<Game> & Pick<Game, "seed" | "level" | "rules">): Game {
  return { game: 0, dealer: "N", open: [], forced: null, decisions: [], step: null, ...change };
}

/** What the engine is asked about a game. */
export function questionOf(game: Game): Questions["table"] {
  const bots = Object.fromEntries(from(OWN).slice(1).map((seat) => [seat, LEVELS[game.level]]));
  return {
    seed: game.seed,
    game: game.game,
    dealer: game.dealer,
    pflichtsolo_open: [...game.open],
    ...(game.forced !== null && { vorfuehren: game.forced }),
    bots,
    calls: habits.value.calls,
    decisions: [...game.decisions],
    ...(game.step !== null && { step: game.step }),
    view: OWN,
  };
}

/** Where somebody else finds the same cards. */
export function placeOf({ seed, game, level, dealer, rules }: Game): Place {
  const shared = typeof rules === "string" ? { r: rules } : { toml: rules.toml };
  return { view: "table", values: { seed: String(seed), n: String(game + 1), level, dealer, ...shared } };
}

/** Reads what [`placeOf`] has written; `undefined` if it is none. */
export function gameAt(values: Readonly<Record<string, string>>): Game | undefined {
  const { seed, n = "1", level = "club", dealer = "N", r = "ddv", toml } = values;
  const [cards, number] = [Number(seed), Number(n) - 1];
  if (seed === undefined || !/^\d+$/.test(seed) || !isCount(cards) || !isCount(number) || !isLevel(level) || !isSeat(dealer)) return undefined;
  return newGame({ seed: cards, game: number, level, dealer, rules: toml === undefined ? r : { toml } });
}
