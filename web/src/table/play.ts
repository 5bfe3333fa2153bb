/** The running game goes on: what the person decides goes to the engine, what comes back is kept. */
import { effect, signal } from "@preact/signals";
import { type Job, type Reply, Stopped, ask } from "../engine.ts";
import { language } from "../state.ts";
import { newId } from "../store.ts";
import { type Game, type Round, type Running, games, habits, questionOf, running, sitDown } from "./game.ts";

export interface Standing {
  readonly answer: Reply<"table"> | undefined;
  readonly error: Error | undefined;
  readonly isAsking: boolean;
}

const NOTHING: Standing = { answer: undefined, error: undefined, isAsking: false };

/** How the game stands. */
export const standing = signal<Standing>(NOTHING);

let job: Job<"table"> | undefined;

/** The game as this tab has put it last. */
let own: string | undefined;

function put(row: Running): void {
  own = stateOf(row);
  games.put(row);
}

const stateOf = (row: Running): string => JSON.stringify([row.id, row.game]);

/** Begins a game. One that was not played to its end waits; one of a round goes on in its place. */
export function begin(game: Game, round: Round | null, of?: Running): void {
  const before = running.peek();
  const id = of?.id ?? newId();
  job?.stop();
  standing.value = NOTHING;
  put({ id, game, round, isOver: false });
  sitDown(id);
  if (before !== null && before.id !== id && before.isOver && before.round === null) games.remove(before.id);
  resume();
}

/** Leaves the table; the game waits there. */
export function leave(): void {
  job?.stop();
  sitDown(0);
  standing.value = NOTHING;
}

/** Asks how the game stands; a decision that was not taken in before the page was closed is taken in now. */
export function resume(): void {
  const now = running.peek();
  if (now === null) return;
  job?.stop();
  standing.value = { ...standing.value, error: undefined, isAsking: true };
  const asked = ask("table", questionOf(now.game), { lang: language.value, rules: now.game.rules });
  job = asked;
  asked.answer.then(
    (answer) => {
      const row = running.peek();
      if (job !== asked || row === null) return;
      put({ ...row, game: { ...now.game, decisions: answer.decisions, step: null }, isOver: answer.asked == null });
      standing.value = { answer, error: undefined, isAsking: false };
    },
    (error: Error) => {
      const row = running.peek();
      if (job !== asked || error instanceof Stopped || row === null) return;
      // What was refused is not sent again.
      put({ ...row, game: { ...now.game, step: null } });
      standing.value = { answer: standing.value.answer, error, isAsking: false };
    },
  );
}

export function decide(word: string): void {
  change((game) => ({ ...game, step: word }));
}

/** Takes the last own decision back, as far as the engine allows it. */
export function takeBack(): void {
  const left = standing.value.answer?.take_back;
  if (left != null) change((game) => ({ ...game, decisions: game.decisions.slice(0, left), step: null }));
}

function change(by: (game: Game) => Game): void {
  const row = running.peek();
  if (row === null || standing.value.isAsking) return;
  put({ ...row, game: by(row.game), isOver: false });
  resume();
}

export function setRound(round: Round): void {
  const row = running.peek();
  if (row !== null) put({ ...row, round });
}

let at: number | undefined;
/** What another tab has done to the game is seen here, too. */
effect(() => {
  const row = running.value;
  const state = row === null ? undefined : stateOf(row);
  const isSame = row?.id === at;
  at = row?.id;
  if (state === own) return;
  own = state;
  const { answer, isAsking } = standing.peek();
  if (answer === undefined && !isAsking) return;
  job?.stop();
  if (!isSame) standing.value = NOTHING;
  queueMicrotask(resume);
});

let asked = "";
/** In another language, or with other habits, the same game is told anew. */
effect(() => {
  const manner = `${language.value} ${habits.value.calls}`;
  if (asked !== "" && manner !== asked && standing.peek().answer !== undefined) queueMicrotask(resume);
  asked = manner;
});
