// Measures what a page can expect of the module: `node wasm/tests/measure.mjs MODULE.wasm`. Times are of the processor of this
// machine, so that others who work on it do not count.
import { readFileSync } from "node:fs";
import { load } from "./engine.mjs";

const path = process.argv[2];
const clock = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
};
const begin = clock();
let engine = await load(path);
const first = engine.ask({ ask: "rules", lang: "de" });
console.log(`loaded, compiled and first answer after ${Math.round(clock() - begin)} ms`, "error" in first ? first : "");

/** Returns the value below which so many of a hundred lie. */
const below = (times, share) => times.toSorted((a, b) => a - b)[Math.ceil((times.length * share) / 100) - 1];
const shown = (times) =>
    `p50 ${below(times, 50).toFixed(2)} ms, p99 ${below(times, 99).toFixed(2)} ms, most ${Math.max(...times).toFixed(0)} ms`;

const verdicts = [];
for (let tricks = 1; tricks <= 12; tricks++) {
    const { positions } = engine.ask({ ask: "deal", seed: tricks, n: 834, tricks });
    for (const position of positions) {
        const start = clock();
        engine.ask({ ask: "verdict", lang: "de", position });
        verdicts.push(clock() - start);
    }
}
console.log(`${verdicts.length} verdicts of 1 to 12 tricks: ${shown(verdicts)}; ${engine.bytes() >> 20} MiB`);

const keys = readFileSync(new URL("../../referee/tests/it/phrases.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .flatMap(({ phrase, lang }) => Array.from(phrase, (_, at) => ({ ask: "catalogue", lang, rules: "ddv", words: phrase.slice(0, at + 1) })));
const best = (request) => Math.min(...Array.from({ length: 5 }, () => {
    const start = performance.now();
    engine.askText(JSON.stringify(request));
    return performance.now() - start;
}));
engine.ask(keys[0]);
console.log(`${keys.length} keys of a search, each the best of five: ${shown(keys.map(best))}`);

for (const tricks of [6, 8, 9]) {
    engine = await load(path);
    const { positions } = engine.ask({ ask: "deal", seed: 1, n: 20, tricks });
    const times = positions.map((position) => {
        const start = clock();
        engine.ask({ ask: "solve", position, what: "moves" });
        return clock() - start;
    });
    console.log(`every card of ${tricks} tricks, with Points and lines: ${shown(times)}; ${engine.bytes() >> 20} MiB`);
}
