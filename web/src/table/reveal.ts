/** Cards that the others have played meanwhile come one after the other, and a complete trick stays until it was seen. */
import { useEffect, useState } from "preact/hooks";
import { motion } from "../state.ts";
import { habits } from "./game.ts";

/** Between two cards, in milliseconds. */
const BETWEEN = 420;
/** How long a complete trick lies where nobody has to tap. */
const LIES = 1300;

export interface Reveal {
  /** How many cards are shown as played. */
  readonly shown: number;
  /** How many of them have been taken away. */
  readonly cleared: number;
  /** Whether a complete trick waits to be taken away. */
  readonly isHeld: boolean;
  /** Whether there is nothing more to show. */
  readonly isDone: boolean;
  goOn(): void;
}

const isCalm = (): boolean => motion.value === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export function useReveal(total: number | undefined, game: string): Reveal {
  const [state, setState] = useState({ game: "", shown: 0, cleared: 0 });
  const all = total ?? 0;
  // A game that is taken up again is shown as it stands; so is one of which something was taken back.
  const isNew = state.game !== game || all < state.shown;
  const { shown, cleared } = isNew ? { shown: all, cleared: all - (all % 4) } : state;
  useEffect(() => {
    if (isNew && total !== undefined) setState({ game, shown, cleared });
  }, [isNew, game, total]);
  const isHeld = cleared + 4 <= shown;
  const goOn = (): void => setState((now) => (now.cleared + 4 <= now.shown ? { ...now, cleared: now.cleared + 4 } : now));
  const pause = habits.value.pause;
  useEffect(() => {
    if (isNew) return;
    if (isHeld && pause === "tap") return;
    if (!isHeld && shown >= all) return;
    const wait = isHeld ? (pause === "none" ? 0 : LIES) : isCalm() ? 0 : BETWEEN;
    const timer = setTimeout(() => (isHeld ? goOn() : setState((now) => ({ ...now, shown: now.shown + 1 }))), wait);
    return () => clearTimeout(timer);
  }, [isNew, isHeld, shown, all, pause]);
  return { shown, cleared, isHeld, isDone: !isHeld && shown === all, goOn };
}
