/** The running game goes on: what the person decides goes to the engine, what comes back is kept. */
import { effect, signal } from "@preact/signals";
import { type Job, type Reply, Stopped, ask } from "../engine.ts";
import { language } from "../state.ts";
import { type Game, type Round, habits, questionOf, running } from "./game.ts";

export interface Standing {
  readonly answer: Reply<"table"> | undefined;
  readonly error: Error | undefined;
  readonly isAsking: boolean;
}

const NOTHING: Standing = { answer: undefined, error: undefined, isAsking: false };

/** How the game stands. */
export const standing = signal<Standing>(NOTHING);

let job: Job<"table"> | undefined;

/** Begins a game; the one before is gone. */
export function begin(game: Game, round: Round | null): void {
  job?.stop();
  standing.value = NOTHING;
  running.value = { game, round };
  resume();
}

/** Leaves the table. */
export function leave(): void {
  job?.stop();
  running.value = null;
  standing.value = NOTHING;
}

/** Asks how the game stands; a decision that was not taken in before the page was closed is taken in now. */
export function resume(): void {
  const now = running.value;
  if (now === null) return;
  job?.stop();
  standing.value = { ...standing.value, error: undefined, isAsking: true };
  const asked = ask("table", questionOf(now.game), { lang: language.value, rules: now.game.rules });
  job = asked;
  asked.answer.then(
    (answer) => {
      if (job !== asked || running.value === null) return;
      running.value = { ...running.value, game: { ...now.game, decisions: answer.decisions, step: null } };
      standing.value = { answer, error: undefined, isAsking: false };
    },
    (error: Error) => {
      if (job !== asked || error instanceof Stopped || running.value === null) return;
      // What was refused is not sent again.
      running.value = { ...running.value, game: { ...now.game, step: null } };
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
  if (running.value === null || standing.value.isAsking) return;
  running.value = { ...running.value, game: by(running.value.game) };
  resume();
}

export function setRound(round: Round): void {
  if (running.value !== null) running.value = { ...running.value, round };
}

let asked = "";
/** In another language, or with other habits, the same game is told anew. */
effect(() => {
  const manner = `${language.value} ${habits.value.calls}`;
  if (asked !== "" && manner !== asked && standing.peek().answer !== undefined) queueMicrotask(resume);
  asked = manner;
});
