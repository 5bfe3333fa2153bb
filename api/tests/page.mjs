// Compares what a page is answered with what is answered natively, both by `examples/page.rs`:
// `cargo run --example page | node api/tests/page.mjs MODULE.wasm`. It ends with an error if they differ.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";

const read = (lines) => lines.trim().split("\n").map((line) => JSON.parse(line));
const requests = read(await readFile(new URL("page.jsonl", import.meta.url), "utf8"));
const native = read(await text(process.stdin));

// No imports: there is no clock, no file, no thread, and nothing to draw random numbers from.
const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]), {});
instance.exports.main(0, 0);
const memory = Buffer.from(instance.exports.memory.buffer);
const begin = "<answers>\n";
// The text of the mark itself lies further down, among the constants.
const at = memory.lastIndexOf(begin) + begin.length;
const page = read(memory.subarray(at, memory.indexOf("</answers>", at)).toString());

assert.equal(page.length, requests.length);
requests.forEach((request, at) => {
    const asked = JSON.stringify(request);
    // A program of its own is refused with one reason in a page and another elsewhere; everything else is answered.
    const isRefused = asked.includes("cmd:");
    assert.equal("error" in page[at], isRefused, asked + JSON.stringify(page[at]));
    if (isRefused) {
        assert("error" in native[at], asked);
    } else {
        assert.deepEqual(page[at], native[at], asked);
    }
});
console.log(`${page.length} answers of a page are those that are given natively`);
