// The engine of the built page under Node, to compare what the page shows with what it says.
import { readdirSync } from "node:fs";
import { NAMES } from "../../wasm/parts/cut.mjs";
import { load } from "../../wasm/tests/engine.mjs";

/** The files of the parts in this folder, in the order in which they build on each other. */
export function partFiles(folder = new URL("../dist/", import.meta.url).pathname) {
  const files = readdirSync(folder);
  return NAMES.map((part) => files.find((file) => new RegExp(`^${part}-\\w+\\.wasm$`).test(file)));
}

/** Returns a function that asks the engine of this folder. */
export async function engine(folder = new URL("../dist/", import.meta.url).pathname) {
  const { ask } = await load(...partFiles(folder).map((file) => folder + file));
  return ask;
}
