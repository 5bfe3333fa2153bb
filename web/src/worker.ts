/** The thread of an engine: it gets the module first, then one request after another. */
import { type Engine, Panic, start } from "./wasm.ts";

export type ToWorker = { readonly module: WebAssembly.Module } | { readonly id: number; readonly request: string };

export type FromWorker =
  | { readonly id: number; readonly answer: string }
  | { readonly id: number; readonly progress: string }
  | { readonly id: number; readonly panic: string };

/** More often than this nobody can read it, in milliseconds. */
const BETWEEN_REPORTS = 80;

const scope = self as unknown as DedicatedWorkerGlobalScope;
const send = (message: FromWorker): void => scope.postMessage(message);

let engine: Promise<Engine> | undefined;
let id = 0;
let reported = 0;

function onProgress(progress: string): void {
  const now = performance.now();
  if (now - reported < BETWEEN_REPORTS) return;
  reported = now;
  send({ id, progress });
}

scope.onmessage = async ({ data }: MessageEvent<ToWorker>): Promise<void> => {
  if ("module" in data) {
    engine = start(data.module, onProgress);
    return;
  }
  if (engine === undefined) throw new Error("a request came before the module");
  const { ask } = await engine;
  id = data.id;
  reported = performance.now();
  try {
    send({ id: data.id, answer: ask(data.request) });
  } catch (error) {
    if (!(error instanceof Panic)) throw error;
    send({ id: data.id, panic: error.message });
  }
};
