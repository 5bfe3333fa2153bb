/** What each card is worth, with bounds that tighten: one search after another, each with a larger budget. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Questions } from "../api.d.ts";
import { type Job, type Progress, type Reply, Stopped, ask } from "../engine.ts";
import { manner } from "../hooks.ts";
import type { RuleChoice } from "../state.ts";

export type Tree = Reply<"tree">;

/** How many cards each search may play; the last one ends when it knows. */
const BUDGETS = [3_000, 50_000, 200_000, 700_000, 2_000_000, 7_000_000, 20_000_000, 70_000_000, 200_000_000, undefined] as const;

/** With so few cards left the whole answer comes before anybody could read a part of it. */
const FEW_CARDS = 32;
const ENOUGH_FOR_FEW = 200_000;

function firstBudget({ position, cards }: Questions["tree"]): number {
  const left = (position.match(/\b[CSHD][ATKQJ9]\b/g) ?? []).length - (cards?.length ?? 0);
  return left <= FEW_CARDS ? BUDGETS.indexOf(ENOUGH_FOR_FEW) : 0;
}

export interface Walk {
  /** What was found last; of the place before as long as nothing is known of this one. */
  readonly tree: Tree | undefined;
  /** Whether it is of this place. */
  readonly isHere: boolean;
  readonly error: Error | undefined;
  readonly isThinking: boolean;
  readonly isStopped: boolean;
  readonly progress: Progress | undefined;
  stop(): void;
  goOn(): void;
}

interface Standing extends Omit<Walk, "stop" | "goOn" | "isHere"> {
  /** What the tree is the answer to. */
  readonly about: string | undefined;
}

interface Found {
  readonly tree: Tree;
  /** Which budget comes next. */
  readonly next: number;
}

/** What was found of places that have been looked at, so that a card is taken back at once. */
const found = new Map<string, Found>();
const MOST_FOUND = 300;

export const isKnown = (tree: Tree): boolean => tree.value != null && tree.cards.every(({ value }) => value != null);

/** The bounds of a search that was left may have met before its line was known. */
const isDone = (tree: Tree): boolean => isKnown(tree) && (tree.turn == null || (tree.line ?? []).length > 0);

interface Bounds {
  readonly lo?: number | null;
  readonly hi?: number | null;
  readonly value?: number | null;
}

/** How play goes on as far as it is known; of two, the one that goes farther. */
const longer = (a: Tree["line"] = null, b: Tree["line"] = null) => ((a ?? []).length < (b ?? []).length ? b : a);

/** Each search proves its bounds, so both hold; a value is known where they meet. */
function tightened<T extends Bounds>(now: T, before: Bounds | undefined): T {
  if (now.value != null || before === undefined) return now;
  const lo = Math.max(now.lo ?? -Infinity, before.value ?? before.lo ?? -Infinity);
  const hi = Math.min(now.hi ?? Infinity, before.value ?? before.hi ?? Infinity);
  if (lo === hi) return { ...now, lo: null, hi: null, value: lo };
  return { ...now, lo: Number.isFinite(lo) ? lo : null, hi: Number.isFinite(hi) ? hi : null };
}

function joined(now: Tree, before: Tree | undefined): Tree {
  const { value } = tightened(now, before);
  const cards = now.cards.map((card) => {
    const known = tightened(card, before?.cards.find((other) => other.card === card.card));
    const loss = known.value == null || value == null ? null : Math.abs(value - known.value);
    return { ...known, loss };
  });
  return { ...tightened(now, before), cards, line: longer(now.line, before?.line) };
}

/** What a running search has proved about the place it is asked about. */
function withProgress(tree: Tree, { lower, upper, cards = [] }: Progress): Tree {
  const known = { ...tree, value: null, lo: lower ?? null, hi: upper ?? null };
  const bounds = tree.cards.map((card) => {
    const found = cards.find((other) => other.card === card.card);
    return { ...card, value: null, lo: found?.lower ?? null, hi: found?.upper ?? null };
  });
  return joined({ ...known, cards: bounds }, tree);
}

export function useWalk(question: Questions["tree"] | undefined, choice: RuleChoice): Walk {
  const [standing, setStanding] = useState<Standing>({ about: undefined, tree: undefined, error: undefined, isThinking: false, isStopped: false, progress: undefined });
  const [round, setRound] = useState(0);
  const job = useRef<Job<"tree"> | undefined>(undefined);
  const about = question && JSON.stringify([question, manner(choice)]);
  useEffect(() => {
    if (question === undefined || about === undefined) return;
    let isCurrent = true;
    const say = (change: Partial<Standing>): void => {
      if (isCurrent) setStanding((before) => ({ ...before, ...change }));
    };
    const think = async (): Promise<void> => {
      let { tree, next } = found.get(about) ?? { tree: undefined, next: firstBudget(question) };
      say({ ...(tree && { tree, about }), error: undefined, isStopped: false, isThinking: true, progress: undefined });
      while (isCurrent && (tree === undefined || !isDone(tree)) && next < BUDGETS.length) {
        const nodes = BUDGETS[next];
        job.current = ask("tree", nodes === undefined ? question : { ...question, nodes }, manner(choice), (progress) => {
          tree &&= withProgress(tree, progress);
          if (tree !== undefined && isCurrent) found.set(about, { tree, next });
          say({ progress, ...(tree && { tree, about }) });
        });
        tree = joined(await job.current.answer, tree);
        next += 1;
        if (found.size >= MOST_FOUND) found.delete(found.keys().next().value ?? "");
        found.set(about, { tree, next });
        say({ tree, about });
      }
      say({ isThinking: false, progress: undefined });
    };
    think().catch((error: Error) => {
      if (error instanceof Stopped) say({ isThinking: false, isStopped: true });
      else say({ error, isThinking: false });
    });
    return () => {
      isCurrent = false;
      job.current?.stop();
    };
  }, [about, round]);
  return { ...standing, isHere: standing.about === about && standing.tree !== undefined, stop: () => job.current?.stop(), goOn: () => setRound(round + 1) };
}
