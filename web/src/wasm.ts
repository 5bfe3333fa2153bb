/** The engine in this thread: the module's memory, a request in, an answer out. */

/** What doko's module exports; see `wasm/src/lib.rs`. */
interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  buffer(length: number): number;
  ask(length: number): number;
  answer(): number;
  panic_text(): number;
  panic_len(): number;
}

/** What was thrown because the engine has panicked. Its instance is of no more use. */
export class Panic extends Error {}

export interface Engine {
  /** Adds a part. Those that it builds on are there before it. */
  add(part: WebAssembly.Module): Promise<void>;
  /** Answers a request; both are JSON. */
  ask(request: string): string;
}

/** Begins an engine, of no part yet, that tells how far it is with long questions. */
export function start(onProgress: (progress: string) => void): Engine {
  const engine = {} as Exports;
  // TextDecoder takes no shared or growing view in some browsers, so the bytes are copied.
  const text = (at: number, length: number): string => new TextDecoder().decode(new Uint8Array(engine.memory.buffer, at, length).slice());
  const progress = (at: number, length: number): void => onProgress(text(at, length));
  return {
    async add(part) {
      Object.assign(engine, (await WebAssembly.instantiate(part, { env: { progress }, doko: engine })).exports);
    },
    ask(request) {
      const bytes = new TextEncoder().encode(request);
      try {
        const at = engine.buffer(bytes.length);
        new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
        const length = engine.ask(bytes.length);
        return text(engine.answer(), length);
      } catch (error) {
        const length = engine.panic_len();
        throw length > 0 ? new Panic(text(engine.panic_text(), length)) : error;
      }
    },
  };
}
