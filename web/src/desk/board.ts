/** What the engine says to what is entered. */
import { useLayoutEffect, useState } from "preact/hooks";
import { ask } from "../engine.ts";
import { manner } from "../hooks.ts";
import { type RuleChoice, rules, unnamed } from "../state.ts";
import { type Board, type Draft, draftOf, settled, textOf } from "./draft.ts";

export interface Judged {
  readonly board: Board;
  /** The draft with who is Re, where the cards leave no choice. */
  readonly draft: Draft;
}

export const choiceOf = (draft: Draft): RuleChoice => draft.rules ?? rules.value;

async function judged(draft: Draft): Promise<Judged> {
  const about = (draft: Draft): Promise<Board> => ask("board", { position: textOf(draft) }, manner(choiceOf(draft))).answer;
  const board = await about(draft);
  const whole = settled(draft, board);
  return whole === draft ? { board, draft } : { board: await about(whole), draft: whole };
}

/** What is said to a draft; what was said to the one before stays until then. `undefined` is none to be asked about. */
export function useBoard(draft: Draft | undefined): { readonly judged: Judged | undefined; readonly error: Error | undefined } {
  const [standing, setStanding] = useState<{ judged?: Judged; error?: Error }>({});
  const about = draft && JSON.stringify([textOf(draft), manner(choiceOf(draft))]);
  // Before anything is drawn: the engine answers meanwhile.
  useLayoutEffect(() => {
    if (draft === undefined) return;
    let isCurrent = true;
    judged(draft).then(
      (judged) => isCurrent && setStanding({ judged }),
      (error: Error) => isCurrent && setStanding((before) => ({ ...before, error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [about]);
  return { judged: standing.judged, error: standing.error };
}

/** A text that is no draft, with everything that is wrong with it. */
export class Unread extends Error {
  readonly board: Board;
  constructor(board: Board) {
    super(board.problems.map(({ message }) => message).join(" "));
    this.board = board;
  }
}

/** Reads a text in the notation; `club` are the rules it is meant for. */
export async function readDraft(text: string, club?: RuleChoice): Promise<Draft> {
  const choice = club ?? unnamed();
  // Both are asked at once, for the one who waits.
  const [board, sets] = await Promise.all([ask("board", { position: text }, manner(choice)).answer, publishedSets()]);
  const named = namesRules(text) && sets.includes(board.rules) ? board.rules : null;
  const draft = draftOf(board, club ?? named ?? (choice === rules.value ? null : choice));
  if (board.problems.length > 0 && !(await isWhole(draft, board))) throw new Unread(board);
  return draft;
}

/** Whether nothing of a text was lost: what cannot be is told again, what could not be read is not there any more. */
async function isWhole(draft: Draft, before: Board): Promise<boolean> {
  const again = await ask("board", { position: textOf(draft) }, manner(choiceOf(draft))).answer;
  return again.problems.length === before.problems.length && again.problems.every(({ message }, at) => message === before.problems[at]?.message);
}

/** A text that names its rule set keeps it whatever the settings say. */
export const namesRules = (text: string): boolean => /(^|\s)(rules|regeln)=/i.test(text);

async function publishedSets(): Promise<readonly string[]> {
  const { sets } = await ask("rules", { diff: true }, { ...manner(), rules: "ddv" }).answer;
  return sets.map(({ name }) => name);
}
