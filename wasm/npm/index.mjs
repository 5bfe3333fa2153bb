// doko's engine for browsers, workers and Node: requests in, answers out.

/** What was thrown because the engine has panicked. That engine is of no more use; load another one. */
export class Panic extends Error {}

/** The module beside this file. A browser fetches it, Node reads it. */
async function own() {
  const place = new URL("./doko.wasm", import.meta.url);
  if (place.protocol === "file:") return (await import("node:fs/promises")).readFile(place);
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place} cannot be fetched: ${response.status}`);
  return response.arrayBuffer();
}

/** Loads an engine. `module` is the module or its bytes, if not those beside this file. */
export async function load(module) {
  const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module ?? (await own()));
  let listener = () => {};
  const { exports } = await WebAssembly.instantiate(compiled, {
    env: { progress: (place, length) => listener(JSON.parse(text(place, length))) },
  });
  // The memory may grow with every call, and a view of it from before has none.
  const text = (place, length) => new TextDecoder().decode(new Uint8Array(exports.memory.buffer, place, length).slice());

  const ask = (request, onProgress = () => {}) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    listener = onProgress;
    try {
      const place = exports.buffer(bytes.length);
      new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
      const length = exports.ask(bytes.length);
      return JSON.parse(text(exports.answer(), length));
    } catch (error) {
      const length = exports.panic_len();
      throw length > 0 ? new Panic(text(exports.panic_text(), length)) : error;
    }
  };
  return { ask };
}
