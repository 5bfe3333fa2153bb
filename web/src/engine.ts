/**
 * Questions to the engine. It runs in two threads: one answers at once what a screen needs while something is entered, the other
 * searches. A search is stopped by ending its thread; so is a question that made the engine panic.
 */
import type { Answers, Questions } from "./api.d.ts";
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
  readonly onProgress: ((progress: Progress) => void) | undefined;
  resolve(answer: string): void;
  reject(error: Error): void;
}

let lastId = 0;

/** One thread with an engine, and what it has still to answer. */
class Lane {
  readonly #module: Promise<WebAssembly.Module>;
  readonly #script: string;
  #worker: { readonly worker: Worker; readonly ready: Promise<Worker> } | undefined;
  #running: Waiting | undefined;
  #queue: Waiting[] = [];

  constructor(module: Promise<WebAssembly.Module>, script: string) {
    this.#module = module;
    this.#script = script;
  }

  ask(request: string, onProgress: ((progress: Progress) => void) | undefined): { answer: Promise<string>; stop(): void } {
    const id = ++lastId;
    const answer = new Promise<string>((resolve, reject) => {
      this.#queue.push({ id, request, onProgress, resolve, reject });
    });
    void this.#next();
    return { answer, stop: () => this.#stop(id) };
  }

  /** Makes sure that there is an engine before it is needed. */
  warm(): void {
    // Whoever asks is told what is wrong.
    this.#start().catch(() => undefined);
  }

  /** Starts the thread while the module is still being compiled. */
  #start(): Promise<Worker> {
    if (this.#worker === undefined) {
      const worker = new Worker(this.#script, { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
      worker.onerror = (event) => this.#fail(new Panicked(event.message));
      const ready = this.#module.then((module) => {
        worker.postMessage({ module } satisfies ToWorker);
        return worker;
      });
      this.#worker = { worker, ready };
    }
    return this.#worker.ready;
  }

  async #next(): Promise<void> {
    if (this.#running !== undefined) return;
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#running = next;
    try {
      const worker = await this.#start();
      if (this.#running === next) worker.postMessage({ id: next.id, request: next.request } satisfies ToWorker);
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
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
    } else {
      this.#fail(new Panicked(message.panic));
    }
  }

  #fail(error: Error): void {
    this.#worker?.worker.terminate();
    this.#worker = undefined;
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
    const waiting = this.#queue.find((waiting) => waiting.id === id);
    this.#queue = this.#queue.filter((waiting) => waiting.id !== id);
    waiting?.reject(new Stopped());
  }
}

let quick: Lane;
let long: Lane;

/** Takes the engine; to be called once, before anything is asked. */
export function begin(module: Promise<WebAssembly.Module>, script: string): void {
  quick = new Lane(module, script);
  long = new Lane(module, script);
  quick.warm();
  long.warm();
}

/** What can take long has a thread of its own. */
const SEARCHES: ReadonlySet<Asked> = new Set<Asked>(["solve", "tree", "verdict", "suggest", "hand", "review", "table"]);

/** What several parts of a screen ask, and again after each step. Nothing but the question decides its answer. */
const REMEMBERED: ReadonlySet<Asked> = new Set<Asked>(["board", "rules"]);
const MOST_REMEMBERED = 40;
const remembered = new Map<string, Promise<string>>();

function askOnce(request: string): Promise<string> {
  const known = remembered.get(request);
  if (known !== undefined) return known;
  const { answer } = quick.ask(request, undefined);
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
  // What others wait for, too, is not stopped; it takes no time.
  if (REMEMBERED.has(kind)) return { answer: askOnce(request).then((text) => read<K>(text)), stop: () => undefined };
  const lane = SEARCHES.has(kind) ? long : quick;
  const job = lane.ask(request, onProgress);
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
