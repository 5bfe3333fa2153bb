/** The thread of an engine: it gets parts first, and more when they are wanted, then one request after another. */
import { Panic, start } from "./wasm.ts";

export type ToWorker = { readonly parts: readonly WebAssembly.Module[] } | { readonly id: number; readonly request: string };

export type FromWorker =
  | { readonly id: number; readonly answer: string }
  | { readonly id: number; readonly progress: string }
  | { readonly id: number; readonly panic: string }
  | { readonly id: number; readonly wordless: string };

/** More often than this nobody can read it, in milliseconds. */
const BETWEEN_REPORTS = 80;

const scope = self as unknown as DedicatedWorkerGlobalScope;
const send = (message: FromWorker): void => scope.postMessage(message);

const engine = start(onProgress);
/** The parts so far. */
let ready = Promise.resolve();
let id = 0;
let reported = 0;

function onProgress(progress: string): void {
  const now = performance.now();
  if (now - reported < BETWEEN_REPORTS) return;
  reported = now;
  send({ id, progress });
}

scope.onmessage = async ({ data }: MessageEvent<ToWorker>): Promise<void> => {
  if ("parts" in data) {
    for (const part of data.parts) ready = ready.then(() => engine.add(part));
    return;
  }
  id = data.id;
  reported = performance.now();
  try {
    await ready;
    send({ id: data.id, answer: engine.ask(data.request) });
  } catch (error) {
    send({ id: data.id, [error instanceof Panic ? "panic" : "wordless"]: error instanceof Error ? error.message : String(error) } as FromWorker);
  }
};
