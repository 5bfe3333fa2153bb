// The engine of the built page under Node, to compare what the page shows with what it says.
import { readFileSync, readdirSync } from "node:fs";

/** Returns a function that asks the engine of this folder. */
export async function engine(folder = new URL("../dist/", import.meta.url).pathname) {
  const name = readdirSync(folder).find((file) => /^doko-\w+\.wasm$/.test(file));
  const module = await WebAssembly.compile(readFileSync(folder + name));
  const { exports } = await WebAssembly.instantiate(module, { env: { progress: () => 0 } });
  return (request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const at = exports.buffer(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const length = exports.ask(bytes.length);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.answer(), length)));
  };
}
