import type { Answers, Questions } from "./api.js";

export type * from "./api.js";

/** Which question it is, by whose rules, and in which language its answer is told. */
export interface Asked<Q extends keyof Questions> {
  ask: Q;
  version?: 1;
  lang?: "de" | "en";
  /** The text of a club's rule file. */
  rules?: string;
}

export interface Engine {
  /** Answers a question; whatever takes long takes it in this thread. An answer with `error` says why there is none. */
  ask<Q extends keyof Questions>(request: Asked<Q> & Omit<Questions[Q], keyof Asked<Q>>, onProgress?: (progress: unknown) => void): Answers[Q];
}

/** What was thrown because the engine has panicked. That engine is of no more use; load another one. */
export declare class Panic extends Error {}

/** Loads an engine; `module` is the module or its bytes, if not those of this package. */
export declare function load(module?: WebAssembly.Module | BufferSource): Promise<Engine>;
