/** How a view asks the engine. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Questions } from "./api.d.ts";
import { type Asked, type Job, type Manner, type Progress, type Reply, Stopped, ask } from "./engine.ts";
import { type RuleChoice, language, rules } from "./state.ts";

/** What every question says now; `choice` are the rules of what has its own. */
export function manner(choice: RuleChoice = rules.value): Manner {
  return { lang: language.value, rules: choice };
}

/** How a question stands. The answer before stays until the next one is there, so that nothing jumps. */
export interface Standing<K extends Asked> {
  readonly answer: Reply<K> | undefined;
  /** [`Refused`], [`Panicked`], or another error. */
  readonly error: Error | undefined;
  readonly isAsking: boolean;
  readonly progress: Progress | undefined;
}

/** Asks whenever the question changes; `undefined` asks nothing. The question before is stopped. */
export function useAnswer<K extends Asked>(
  kind: K,
  question: Questions[K] | undefined,
  choice: RuleChoice = rules.value,
): Standing<K> & { stop(): void } {
  const [standing, setStanding] = useState<Standing<K>>({ answer: undefined, error: undefined, isAsking: false, progress: undefined });
  const job = useRef<Job<K> | undefined>(undefined);
  const request = question && JSON.stringify([kind, question, manner(choice)]);
  // Before anything is drawn: the engine answers meanwhile.
  useLayoutEffect(() => {
    if (question === undefined) {
      setStanding({ answer: undefined, error: undefined, isAsking: false, progress: undefined });
      return;
    }
    let isCurrent = true;
    setStanding((before) => ({ ...before, isAsking: true, progress: undefined }));
    const asked = ask(kind, question, manner(choice), (progress) => {
      if (isCurrent) setStanding((before) => ({ ...before, progress }));
    });
    job.current = asked;
    asked.answer.then(
      (answer) => {
        if (isCurrent) setStanding({ answer, error: undefined, isAsking: false, progress: undefined });
      },
      (error: Error) => {
        if (!isCurrent) return;
        const isStopped = error instanceof Stopped;
        setStanding((before) => ({
          answer: isStopped ? before.answer : undefined,
          error: isStopped ? undefined : error,
          isAsking: false,
          progress: before.progress,
        }));
      },
    );
    return () => {
      isCurrent = false;
      asked.stop();
    };
  }, [request]);
  return { ...standing, stop: () => job.current?.stop() };
}
