// Tries the package as it was put together: node wasm/npm/test.mjs target/npm
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(resolve(process.argv[2]) + "/");
const { files, exports } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
for (const name of files) assert(existsSync(new URL(name, folder)), name);
const { Panic, load } = await import(new URL(exports["."].default, folder));

const position = "rules=ddv game=bubensolo re=N leader=N N=CJ,SJ,DJ E=HJ,CA,D9 S=CK,SA,HT W=S9,H9,DK";
const doko = await load();
assert.equal(doko.ask({ ask: "verdict", claimant: "N", position }).holds, true);
assert.equal(doko.ask({ ask: "verdict", party: "re", position }).holds, false);
assert.match(doko.ask({ ask: "verdict", lang: "de", claimant: "N", position }).text, /^JA {2}Re \(Nord\)/);
const wrong = doko.ask({ ask: "verdict", position: "rules=ddv game=normal" });
assert(typeof wrong.error === "string" && Array.isArray(wrong.spans));

// What takes long tells how far it is; a module that was compiled once loads again.
const module = await WebAssembly.compile(readFileSync(new URL("doko.wasm", folder)));
const other = await load(module);
const [deal] = other.ask({ ask: "deal", seed: 8, n: 1 }).positions;
let told = 0;
other.ask({ ask: "solve", what: "moves", position: deal, nodes: 2_000_000 }, () => (told += 1));
assert(told > 0);
assert(new Panic("why") instanceof Error);
console.log("the package for npm answers");
