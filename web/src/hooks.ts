/** How a view asks the engine. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Questions } from "./api.d.ts";
import { type Asked, type Job, type Manner, type Progress, type Reply, Stopped, ask } from "./engine.ts";
import { language, rules } from "./state.ts";

/** What every question says now. */
export function manner(): Manner {
  return { lang: language.value, rules: rules.value };
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
export function useAnswer<K extends Asked>(kind: K, question: Questions[K] | undefined): Standing<K> & { stop(): void } {
  const [standing, setStanding] = useState<Standing<K>>({ answer: undefined, error: undefined, isAsking: false, progress: undefined });
  const job = useRef<Job<K> | undefined>(undefined);
  const request = question && JSON.stringify([kind, question, manner()]);
  useEffect(() => {
    if (question === undefined) {
      setStanding({ answer: undefined, error: undefined, isAsking: false, progress: undefined });
      return;
    }
    let isCurrent = true;
    setStanding((before) => ({ ...before, isAsking: true, progress: undefined }));
    const asked = ask(kind, question, manner(), (progress) => {
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
