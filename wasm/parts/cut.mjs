// Cuts the engine into parts: node wasm/parts/cut.mjs MODULE.wasm FOLDER writes each part there, and the whole as one.
//
// A function stands where all parts find it whose questions have called it, in an engine that counts; what was never called, in the last one.
// Data stand where all that refer to them find them, by the references of the linker. So whatever a question needs and does not find is a
// function, and calling it is an error that the page answers by loading the other parts.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { engineOf } from "../tests/engine.mjs";
import { Plan, meet } from "./plan.mjs";
import { REFERENCE, read } from "./read.mjs";
import { requestsOf } from "./requests.mjs";
import { layOut, write } from "./write.mjs";

const FUNCTION = 0;

/**
 * The parts, each after those that it needs, with what is asked of them; the languages with the function that holds their texts; and which
 * field of a question is read in all languages.
 */
export const { parts: PARTS, languages: LANGUAGES, read: READ } = JSON.parse(readFileSync(new URL("parts.json", import.meta.url), "utf8"));
/** The names of all parts, in their order. */
export const NAMES = [...Object.keys(PARTS), ...Object.keys(LANGUAGES)];

/** Returns which parts a question wants, in their order. What somebody writes in words is read in all languages. */
export function partsOf({ ask, lang = "en", ...question }) {
    const [name, { needs }] = Object.entries(PARTS).find(([, { asks }]) => asks.includes(ask)) ?? Object.entries(PARTS).at(-1);
    return [...needs, name, ...(question[READ[ask]] ? Object.keys(LANGUAGES) : [lang])];
}

/** Returns the module in one piece. */
export const whole = (bytes) => inOne(read(bytes), false);

function inOne(module, isCounted) {
    const plan = new Plan(module, module.bodies.map(() => 0), [[0]]);
    return write(module, plan, layOut(module, plan), 0, isCounted);
}

/** Returns the parts by name. */
export async function cut(bytes) {
    const module = read(bytes);
    const ancestors = [
        ...Object.values(PARTS).map(({ needs }, part) => [...needs.map((name) => NAMES.indexOf(name)), part]),
        ...Object.keys(LANGUAGES).map((name) => [0, NAMES.indexOf(name)]),
    ];
    const plan = new Plan(module, await partOfFunctions(module, ancestors), ancestors);
    const slots = layOut(module, plan);
    return new Map(NAMES.map((name, part) => [name, write(module, plan, slots, part)]));
}

/** Returns the part of each function. */
async function partOfFunctions(module, ancestors) {
    const { imports, exports, symbols } = module;
    const parts = Object.values(PARTS);
    const counted = await WebAssembly.compile(inOne(module, true));
    checkQuestions(await engineOf(counted));
    const partOf = module.bodies.map(() => parts.length - 1);
    const requests = requestsOf(await engineOf(counted));
    for (const [part, { asks }] of parts.slice(0, -1).entries()) {
        const engine = await engineOf(counted);
        for (const request of requests.filter(({ ask }) => asks.includes(ask))) engine.ask(request);
        for (const [name, { value }] of Object.entries(engine.exports).filter(([name]) => name.startsWith("called "))) {
            const index = Number(name.slice("called ".length));
            if (value !== 0) partOf[index] = meet(ancestors, partOf[index], part);
        }
    }
    takeAlong(module, partOf, ancestors);
    for (const { kind, index } of exports) if (kind === FUNCTION) partOf[index - imports.length] = 0;
    for (const [language, reader] of Object.entries(LANGUAGES)) {
        const found = symbols.find(({ kind, name }) => kind === FUNCTION && name?.includes(reader));
        if (found === undefined) throw new Error(`there is no function ${reader} that holds the texts of a language`);
        partOf[found.index - imports.length] = NAMES.indexOf(language);
    }
    return partOf;
}

/** A function that is shorter than this is cheaper to have than to miss. */
const SHORT = 160;

/** What is short and stands in the last part only because nobody has called it, goes to those who might. */
function takeAlong({ imports, bodies }, partOf, ancestors) {
    const open = [...bodies.keys()].filter((index) => partOf[index] < ancestors.length - 1);
    for (let caller = open.pop(); caller !== undefined; caller = open.pop()) {
        for (const { kind, symbol } of bodies[caller].references) {
            const called = kind === REFERENCE.call ? symbol.index - imports.length : -1;
            if (called < 0 || SHORT < bodies[called].bytes.length) continue;
            const met = meet(ancestors, partOf[called], partOf[caller]);
            if (met === partOf[called]) continue;
            partOf[called] = met;
            open.push(called);
        }
    }
}

/** The engine itself says what can be asked; each question has one part. */
function checkQuestions(engine) {
    const { error } = engine.ask({ ask: "?", lang: "en" });
    const known = error.slice(error.indexOf(" only ") + " only ".length).split(/, | and /);
    const asks = Object.values(PARTS).flatMap(({ asks }) => asks);
    if (known.sort().join() !== asks.sort().join()) throw new Error(`the engine answers ${known.join(", ")}; wasm/parts/parts.json has a part for ${asks.join(", ")}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const [module, folder] = process.argv.slice(2);
    const bytes = readFileSync(module);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/whole.wasm`, whole(bytes));
    for (const [name, part] of await cut(bytes)) writeFileSync(`${folder}/${name}.wasm`, part);
}
