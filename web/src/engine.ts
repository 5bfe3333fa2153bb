/**
 * Questions to the engine. It runs in two threads: one answers at once what a screen needs while something is entered, the other
 * searches. A search is stopped by ending its thread; so is a question that made the engine panic. A thread has the parts of the engine
 * that its questions have wanted so far.
 */
import { signal } from "@preact/signals";
import type { Answers, Questions } from "./api.d.ts";
import { type Arrival, type Part, allParts, arrivalOf, partsOf } from "./modules.ts";
import { language } from "./state.ts";
import type { FromWorker, ToWorker } from "./worker.ts";

export type Asked = keyof Questions;

/** The error answer is thrown, see [`Refused`]. */
type Unrefused<T> = T extends { error: string } ? never : T;

/** An answer with its text for people. */
export type Reply<K extends Asked> = Unrefused<Answers[K]> & { readonly text: string };

/** How far a long question is: bounds of a search, or how much of what is counted is done. */
export interface Progress {
  readonly ask: string;
  readonly nodes?: number;
  readonly lower?: number;
  readonly upper?: number;
  /** The bounds after legal cards. */
  readonly cards?: readonly { readonly card: string; readonly lower: number; readonly upper: number }[];
  readonly done?: number;
  readonly of?: number;
}

/** Which bytes of a question's text are wrong: the first, and the one after the last. */
export type Wrong = readonly [number, number];

/** A question that could not be understood, in the language of the page. */
export class Refused extends Error {
  readonly help: string | undefined;
  readonly spans: readonly Wrong[];
  /** Each rule that a record breaks, with its place. */
  readonly breaches: readonly string[];
  constructor(error: string, help: string | undefined, spans: readonly Wrong[], breaches: readonly string[] = []) {
    super(error);
    this.help = help;
    this.spans = spans;
    this.breaches = breaches;
  }
}

/** A question that was stopped. */
export class Stopped extends Error {}

/** The engine has panicked over a question and was started anew. */
export class Panicked extends Error {}

/** What every request says besides its question. */
export interface Manner {
  readonly lang: "de" | "en";
  /** The rule set of what names none: a name, or the text of a club's rule file. */
  readonly rules?: string | { readonly toml: string };
}

export interface Job<K extends Asked> {
  readonly answer: Promise<Reply<K>>;
  /** Stops it; its answer is then [`Stopped`]. */
  stop(): void;
}

interface Waiting {
  readonly id: number;
  readonly request: string;
  /** The parts that answer it. */
  needs: readonly Part[];
  readonly onProgress: ((progress: Progress) => void) | undefined;
  resolve(answer: string): void;
  reject(error: Error): void;
}

/** The last part for which a question waits, and how much is there of all that it waits for. */
export const arriving = signal<{ readonly part: Part; readonly done: number; readonly of: number } | undefined>(undefined);
const awaiting = new Map<Part, Arrival>();

function showArriving(): void {
  const part = allParts().findLast((part) => awaiting.has(part));
  const sum = (number: (arrival: Arrival) => number): number => [...awaiting.values()].reduce((sum, arrival) => sum + number(arrival), 0);
  arriving.value = part && { part, done: sum(({ done }) => done), of: sum(({ of }) => of) };
}

/** Waits for a part where everybody sees it. */
async function awaited(part: Part): Promise<WebAssembly.Module> {
  const arrival = arrivalOf(part);
  if (arrival.done === arrival.of) return arrival.module;
  awaiting.set(part, arrival);
  arrival.heard = showArriving;
  showArriving();
  try {
    return await arrival.module;
  } finally {
    awaiting.delete(part);
    showArriving();
  }
}

let lastId = 0;

/** One thread with an engine, and what it has still to answer. */
class Lane {
  readonly #script: string;
  #thread: { readonly worker: Worker; readonly parts: Set<Part> } | undefined;
  #running: Waiting | undefined;
  /** What waits for parts. */
  readonly #expected = new Set<Waiting>();
  #queue: Waiting[] = [];
  #onIdle: (() => void)[] = [];

  constructor(script: string) {
    this.#script = script;
  }

  ask(request: string, needs: readonly Part[], onProgress: ((progress: Progress) => void) | undefined): { answer: Promise<string>; stop(): void } {
    const id = ++lastId;
    const answer = new Promise<string>((resolve, reject) => {
      this.#enter({ id, request, needs, onProgress, resolve, reject });
    });
    return { answer, stop: () => this.#stop(id) };
  }

  /** What waits for its parts holds nobody up. */
  #enter(waiting: Waiting): void {
    this.#expected.add(waiting);
    const enter = (): void => {
      if (!this.#expected.delete(waiting)) return;
      this.#queue.push(waiting);
      void this.#next();
    };
    Promise.all(waiting.needs.map(awaited)).then(enter, (error: Error) => {
      if (!this.#expected.delete(waiting)) return;
      waiting.reject(error);
      void this.#next();
    });
  }

  /** Makes sure that there is an engine before it is needed. */
  warm(parts: readonly Part[]): void {
    // Whoever asks is told what is wrong.
    this.#equip(parts).catch(() => undefined);
  }

  /** Until there is nothing to answer. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#onIdle.push(resolve);
      void this.#next();
    });
  }

  /** Starts the thread while its parts still come, and gives it those that it does not have. */
  async #equip(needs: readonly Part[]): Promise<Worker> {
    const thread = (this.#thread ??= this.#start());
    const parts = await Promise.all(needs.map(async (part) => [part, await awaited(part)] as const));
    const added = parts.filter(([part]) => !thread.parts.has(part));
    for (const [part] of added) thread.parts.add(part);
    if (0 < added.length) thread.worker.postMessage({ parts: added.map(([, module]) => module) } satisfies ToWorker);
    return thread.worker;
  }

  #start(): { readonly worker: Worker; readonly parts: Set<Part> } {
    const worker = new Worker(this.#script, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = (event) => this.#fail(new Panicked(event.message));
    return { worker, parts: new Set() };
  }

  async #next(): Promise<void> {
    if (this.#running !== undefined) return;
    const next = this.#queue.shift();
    if (next === undefined) {
      if (this.#expected.size === 0) for (const done of this.#onIdle.splice(0)) done();
      return;
    }
    this.#running = next;
    try {
      const worker = await this.#equip(next.needs);
      if (this.#running === next) worker.postMessage({ id: next.id, request: next.request } satisfies ToWorker);
    } catch (error) {
      if (this.#running === next) this.#fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #hear(message: FromWorker): void {
    const running = this.#running;
    if (running?.id !== message.id) return;
    if ("progress" in message) {
      running.onProgress?.(JSON.parse(message.progress) as Progress);
    } else if ("answer" in message) {
      this.#running = undefined;
      running.resolve(message.answer);
      void this.#next();
    } else if ("wordless" in message && running.needs.length < allParts().length) {
      // A function that is called and not there says nothing of itself: it stands in a part that such a question seldom wants.
      console.warn("A question wants more of the engine than its kind does:", running.request);
      running.needs = allParts();
      this.#running = undefined;
      this.#end();
      this.#enter(running);
      void this.#next();
    } else {
      this.#fail(new Panicked("panic" in message ? message.panic : message.wordless));
    }
  }

  #end(): void {
    this.#thread?.worker.terminate();
    this.#thread = undefined;
  }

  #fail(error: Error): void {
    this.#end();
    const failed = this.#running;
    this.#running = undefined;
    failed?.reject(error);
    void this.#next();
  }

  #stop(id: number): void {
    if (this.#running?.id === id) {
      this.#fail(new Stopped());
      return;
    }
    const waiting = [...this.#expected, ...this.#queue].find((waiting) => waiting.id === id);
    if (waiting === undefined) return;
    this.#expected.delete(waiting);
    this.#queue = this.#queue.filter((other) => other !== waiting);
    waiting.reject(new Stopped());
  }
}

let quick: Lane;
let long: Lane;

/** What the first screen and a verdict want. */
const firstParts = (): readonly Part[] => partsOf("verdict", language.peek());

/** Starts the threads; to be called once, before anything is asked. */
export function begin(script: string): void {
  quick = new Lane(script);
  long = new Lane(script);
  quick.warm(firstParts());
  long.warm(firstParts());
}

/** So long does something that is fetched for later wait for a search, in milliseconds. */
const PATIENCE = 5_000;

/** Until the first part is there and what was asked first is answered. */
export async function settled(): Promise<void> {
  await Promise.allSettled(firstParts().map((part) => arrivalOf(part).module));
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all([quick.idle(), long.idle()]), patience]);
}

/** What can take long has a thread of its own. */
const SEARCHES: ReadonlySet<Asked> = new Set<Asked>(["solve", "tree", "verdict", "suggest", "hand", "review", "table"]);

/** What several parts of a screen ask, and again after each step. Nothing but the question decides its answer. */
const REMEMBERED: ReadonlySet<Asked> = new Set<Asked>(["board", "rules"]);
const MOST_REMEMBERED = 40;
const remembered = new Map<string, Promise<string>>();

function askOnce(request: string, needs: readonly Part[]): Promise<string> {
  const known = remembered.get(request);
  if (known !== undefined) return known;
  const { answer } = quick.ask(request, needs, undefined);
  remembered.set(request, answer);
  answer.catch(() => remembered.delete(request));
  for (const oldest of remembered.keys()) {
    if (remembered.size <= MOST_REMEMBERED) break;
    remembered.delete(oldest);
  }
  return answer;
}

/** Asks the engine. */
export function ask<K extends Asked>(
  kind: K,
  question: Questions[K],
  manner: Manner,
  onProgress?: (progress: Progress) => void,
): Job<K> {
  // Letters whose marks come in pieces, as in a file from a Mac, are the same letters.
  const request = JSON.stringify({ ...question, ...manner, ask: kind }).normalize("NFC");
  const needs = partsOf(kind, manner.lang, question);
  // What others wait for, too, is not stopped; it takes no time.
  if (REMEMBERED.has(kind)) return { answer: askOnce(request, needs).then((text) => read<K>(text)), stop: () => undefined };
  const lane = SEARCHES.has(kind) ? long : quick;
  const job = lane.ask(request, needs, onProgress);
  return { answer: job.answer.then((text) => read<K>(text)), stop: job.stop };
}

function read<K extends Asked>(text: string): Reply<K> {
  const answer = JSON.parse(text) as { error?: string; help?: string | null; spans?: Wrong[]; breaches?: { message: string }[] };
  if (typeof answer.error === "string") {
    const breaches = (answer.breaches ?? []).map(({ message }) => message);
    throw new Refused(answer.error, answer.help ?? undefined, answer.spans ?? [], breaches);
  }
  return answer as Reply<K>;
}
