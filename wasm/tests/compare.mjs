// Compares what the parts of the module answer with what is answered natively, field by field:
// `node wasm/tests/compare.mjs MODULE.wasm target/debug/examples/answers`. It ends with an error if they differ. Each question goes to the
// parts of its kind first, as in a page.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cut, partsOf, whole } from "../parts/cut.mjs";
import { engineOf } from "./engine.mjs";
import { questions } from "./vectors.mjs";

const [path, native] = process.argv.slice(2);
const lines = (file) => readFileSync(new URL(file, import.meta.url), "utf8").trim().split("\n");
const compiled = new Map();
for (const [name, bytes] of await cut(readFileSync(path))) compiled.set(name, await WebAssembly.compile(bytes));
const start = (...names) => engineOf(...names.map((name) => compiled.get(name)));
const engine = await start(...compiled.keys());

/** Asks the parts that questions of this kind want; what wants more, all of them. */
const wantedMore = [];
const narrow = new Map();
async function asked(request) {
    const names = partsOf(request);
    const key = names.join();
    if (!narrow.has(key)) narrow.set(key, await start(...names));
    try {
        return narrow.get(key).ask(request);
    } catch {
        // Its memory is in no order any more.
        narrow.delete(key);
        wantedMore.push(request.ask);
        return engine.ask(request);
    }
}

const vectors = questions();
// With a limit the number of cards that were played in the tree is told, too.
const positions = engine
    .ask({ ask: "deal", seed: 8, n: 200, tricks: 8 })
    .positions.map((position) => ({ ask: "solve", position, nodes: 1e12 }));
const games = ["doko:worlds=10", "rules", "ismcts:iterations=300", "uct:rollouts=5"].flatMap((bot) =>
    Array.from({ length: 20 }, (_, seed) => ({ ask: "table", lang: "de", seed, bots: { N: bot, E: bot, S: bot, W: bot } })),
);
const others = lines("requests.jsonl").map((line) => JSON.parse(line));
const requests = [...vectors.map(({ request }) => request), ...positions, ...games, ...others];

const begin = process.cpuUsage();
const answers = [];
for (const request of requests) answers.push(await asked(request));
const { user } = process.cpuUsage(begin);

const input = requests.map((request) => JSON.stringify(request) + "\n").join("");
const run = spawnSync(native, { input, maxBuffer: 1 << 30 });
assert.equal(run.status, 0, String(run.error ?? run.stderr));
const expected = run.stdout.toString().trim().split("\n").map((line) => JSON.parse(line));
assert.equal(expected.length, requests.length);
// Logarithms and the like are those of the machine, and may differ in the last digits of an interval.
const rounded = (answer) =>
    JSON.parse(JSON.stringify(answer), (_, value) =>
        typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(9)) : value,
    );
requests.forEach((request, at) => {
    assert.deepEqual(rounded(answers[at]), rounded(expected[at]), JSON.stringify(request).slice(0, 500));
});

// None of this would say anything if the questions were not understood.
const n = vectors.length;
vectors.forEach(({ check }, at) => check(answers[at]));
assert(answers.slice(n, n + 200).every((answer) => answer.finished && 0 < answer.nodes));
assert(answers.slice(n + 200, n + 280).every((answer) => "record" in answer || "redeal" in answer));
console.log(`${requests.length} answers of the module are those that are given natively, after ${Math.round(user / 1e6)} s; ${wantedMore.length} wanted more parts than their kind does: ${[...new Set(wantedMore)]}`);
assert(wantedMore.length <= requests.length / 100);

// What is said only where there is a terminal is not downloaded, so the module must not want to say it.
const module = whole(readFileSync(path));
const terminal = /; terminal: ("[^;]+)/.exec(readFileSync(new URL("../../text/src/texts.rs", import.meta.url), "utf8"))[1];
const unsaid = [...terminal.matchAll(/"(\w+)"/g)]
    .flatMap(([, name]) => lines(`../../text/src/de/${name}.ftl`))
    .flatMap((line) => /^([a-z][\w-]+) =/.exec(line)?.[1] ?? []);
assert(100 < unsaid.length);
assert.deepEqual(unsaid.filter((id) => module.includes(id)), []);

// A long question tells how far it is.
const told = [];
const solved = engine.ask({ ask: "solve", position: positions[0].position.replace(/ won=.*/, ""), what: "moves" }, (progress) => told.push(progress));
assert(told.every((progress) => progress.ask === "solve" && 0 < progress.nodes) && solved.moves.length, JSON.stringify(told));

// What is no request is answered all the same, whatever its bytes.
for (const request of ["", "{", "null", '{"ask":7}', "\u0000", "ä".repeat(70_000)]) {
    assert("error" in JSON.parse(engine.askText(request)), request);
}
