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
  /** Answers a request; both are JSON. */
  ask(request: string): string;
}

/** Starts an engine that tells how far it is with long questions. */
export async function start(module: WebAssembly.Module, onProgress: (progress: string) => void): Promise<Engine> {
  let exports: Exports | undefined;
  const text = (at: number, length: number): string => {
    if (exports === undefined) throw new Error("the engine speaks before it is there");
    // TextDecoder takes no shared or growing view in some browsers, so the bytes are copied.
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at, length).slice());
  };
  const progress = (at: number, length: number): void => onProgress(text(at, length));
  const instance = await WebAssembly.instantiate(module, { env: { progress } });
  const engine = (exports = instance.exports as Exports);
  return {
    ask(request) {
      const bytes = new TextEncoder().encode(request);
      try {
        const at = engine.buffer(bytes.length);
        new Uint8Array(engine.memory.buffer, at, bytes.length).set(bytes);
        const length = engine.ask(bytes.length);
        return text(engine.answer(), length);
      } catch (error) {
        const length = engine.panic_len();
        throw new Panic(length > 0 ? text(engine.panic_text(), length) : String(error));
      }
    },
  };
}
