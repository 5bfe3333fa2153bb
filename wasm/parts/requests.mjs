// Questions of each part, as many kinds of them as there are: what they run through stands in the part, whatever else does not.
import { readFileSync, readdirSync } from "node:fs";
import { questions } from "../tests/vectors.mjs";

const text = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const lines = (file) => text(file).trim().split("\n").map((line) => JSON.parse(line));

/** What is typed wrongly in each text of a question. */
const slips = [(text) => text.slice(0, Math.ceil(text.length / 2)), (text) => `${text} ?`, (text) => text.replace(/\d+/, "999"), (text) => text.replace(/[AT]/, "x"), () => ""];

function* misspelled(request) {
    for (const [key, value] of Object.entries(request)) {
        if (key === "ask" || key === "lang") continue;
        if (typeof value === "string") for (const slip of slips) yield { ...request, [key]: slip(value) };
        else yield { ...request, [key]: [] };
    }
    yield { ...request, something: 1 };
}

const SETS = ["tsr", "ddv", "bsv", "recklinghausen"];
const CLUBS = readdirSync(new URL("../../datasets/clubs/", import.meta.url))
    .filter((name) => name.endsWith(".toml"))
    .map((name) => ({ toml: text(`datasets/clubs/${name}`) }));

/** The rules, as the page asks for them: a form, the sentences of the wall, what differs. */
function* rules() {
    for (const rules of [...SETS, ...CLUBS.filter((_, at) => at % 3 === 0)]) {
        yield { ask: "rules", rules };
        yield { ask: "rules", rules, diff: true };
        yield { ask: "rules", rules, sets: ["tsr"], form: true };
    }
}

/** The same in both languages; each question says its rules, as those of a page do, now and then those of a club, and its position none. */
const inManners = (request, at) => {
    const rules = at % 16 === 0 ? CLUBS[(at / 16) % CLUBS.length] : SETS[at % SETS.length];
    const { position } = request;
    return [
        { lang: "de", ...request },
        { lang: "en", rules, ...request, ...(typeof position === "string" && { position: position.replace(/rules=\w+ /, "") }) },
    ];
};

const GAMES = ["normal", "damensolo", "bubensolo", "farbsolo_C", "farbsolo_D", "fleischlos"];

/** Deals of every game, `n` of each. */
function positions(engine, n, tricks) {
    return GAMES.flatMap((game) => SETS.flatMap((rules) => engine.ask({ ask: "deal", seed: tricks, n, tricks, game, rules }).positions ?? []));
}

/** Positions and what is claimed in them. */
function* verdicts(engine) {
    for (const tricks of [1, 2, 3, 5, 8, 10]) {
        for (const position of positions(engine, 1, tricks)) {
            yield { ask: "board", position };
            for (const claim of [{}, { claimant: "N" }, { claimant: "S", manner: "top_first" }, { party: "kontra" }]) yield { ask: "verdict", position, explain: true, ...claim };
            yield { ask: "interview", position, words: "abgeworfen" };
        }
    }
}

/** Positions that are solved, as the page does it: one search after another, each with a larger budget. */
function* solved(engine) {
    for (const tricks of [1, 2, 3, 5]) {
        for (const position of positions(engine, 1, tricks)) {
            const { turn, hands } = engine.ask({ ask: "board", position });
            for (const aim of ["augen", "points"]) {
                yield { ask: "tree", position, aim, cards: [], nodes: 200_000 };
                yield { ask: "tree", position, aim, cards: [], nodes: 30 };
                yield { ask: "tree", position, aim, cards: hands?.[turn]?.slice(0, 1) ?? [] };
            }
            for (const what of ["value", "moves", "line", "points", "forced", "tricks"]) yield { ask: "solve", position, what, nodes: 100_000 };
            yield { ask: "solve", position, what: "threshold", threshold: 60 };
        }
    }
}

/** The handbook, as it is searched with every key. */
function* searched() {
    yield { ask: "catalogue", words: "" };
    for (const { phrase, lang } of lines("referee/tests/it/phrases.jsonl")) {
        for (const part of [1, 0.3, 0.1]) yield { ask: "catalogue", lang, words: phrase.slice(0, Math.ceil(part * phrase.length)) };
    }
}

/** An interview from its first question to the ruling, by the first choice each time, or by the last. */
function* answered(engine, request, at) {
    for (const answers = []; ; ) {
        const asked = { ...request, ask: "interview", answers: [...answers] };
        yield asked;
        const { question } = engine.ask(asked);
        if (question === undefined) return;
        const all = question.choices.map(({ value }) => value);
        const one = all.at(at) ?? question.number?.at(at) ?? "Re";
        answers.push(question.several ? (at === 0 && question.topic !== "order" ? [one] : all) : one);
    }
}

/** Interviews about each entry, and about what is claimed in a position. */
function* interviews(engine) {
    for (const rules of SETS) {
        for (const { entry } of engine.ask({ ask: "catalogue", rules }).entries) for (const at of [0, -1]) yield* answered(engine, { rules, entry }, at);
    }
    const claims = lines("datasets/rulebook/claims.jsonl").filter((_, at) => at % 13 === 0);
    for (const { position, claimant, manner, order, suits, entry } of claims) {
        const known = { position, announced: { claimant, manner, order, suits } };
        yield { ask: "ruling", entry, ...known, facts: { reconstructible: true } };
        yield { ask: "interview", ...known };
        yield* answered(engine, { entry, ...known }, 0);
    }
}

/** Results as they are tapped together. */
function* results() {
    const called = [[], ["re"], ["re", "k90"], [{ call: "re", cards: 10 }, { call: "k90", cards: 9 }], [{ call: "re", trick: 2 }]];
    for (const [at, game] of ["hochzeit", ...GAMES].entries()) {
        for (const augen of [0, 30, 89, 120, 121, 151, 240]) {
            for (const calls of called) {
                const fact = { ask: "result", game, re: at < 2 ? "NE" : "N", augen: { re: augen }, re_calls: calls, kontra_calls: called[(at + augen) % 3] };
                yield fact;
                yield { ...fact, augen: { re: augen, kontra: 240 - augen }, special: ["fuchs:re", "doppelkopf:kontra", "charlie:re"], count_breaches: true };
                yield { ...fact, tricks: { re: 12, kontra: 0 } };
            }
        }
    }
    for (const text of ["Re N+E 145 Augen", "Re 130, Kontra sagt ab keine 90", "Damensolo Cora 125 Augen", "Re verliert gegen die Alten", "Schwarz", "Re N+O 145 Augen, Kontra gewinnt, N sagt keine 90, Fuchs für S"]) {
        for (const count_breaches of [false, true]) yield { ask: "result", text, count_breaches };
    }
}

/** Evenings row by row, for four to seven players, with everything that can stand in a row. */
function* evenings() {
    const said = (a, b, c) => [
        `Re ${a}+${b} 145 Augen, Re angesagt, Fuchs für ${c}`,
        `Normalspiel, Re ${b}+${c}, Re 121 Augen`,
        `Damensolo ${c} 125 Augen`,
        `Hochzeit, Re ${a}+${c} 182 Augen, Re keine 90, Kontra angesagt, 2 Füchse Kontra`,
        `stilles Solo ${b} 100 Augen`,
        `Re ${a}+${c} 130 Augen, Strafe N(3) ${b}: 3.8.1`,
        `Solo ${a}, Strafe S(12) ${b}: 3.8.2`,
        `- Strafe N(12) ${b}: 3.8.1`,
        `- Strafe U(5) ${c}: 3.2.3`,
        "- neu geben",
        "- Nachspielzeit 7: Reklamation",
        "- Zeit um",
        `Re ${a}+${b} 245 Augen`,
        `Solo ${a} 130, Herzstich`,
    ];
    for (const [at, rules] of [...SETS, ...SETS.map((extend) => ({ toml: `extends = "${extend}"\nname = "${extend}-5"\ntable_sizes = [4, 5, 6, 7]\n` }))].entries()) {
        const players = ["Anna Lena", "Bert B.", "Cora", "Dirk", "Emil", "Frida", "Gerd"].slice(0, typeof rules === "string" ? 4 : 4 + (at % 4));
        let sheet = `# Freitag\nregeln: ${rules.toml === undefined ? rules : `${SETS[at % 4]}-5`}\nspieler: ${players.join(", ")}\ncent: 2,5\n\n`;
        let game = 0;
        yield { ask: "sheet", rules, sheet };
        for (const add of said(...players.slice(at % 2))) {
            yield { ask: "sheet", rules, sheet, add };
            sheet += add.startsWith("-") ? `${add}\n` : `${++game}  ${add}\n`;
            yield { ask: "sheet", rules, sheet, csv: true };
            yield { ask: "sheet", rules, sheet, add: said(...players)[0], fix: game };
            const row = sheet.split("\n").length - 1;
            yield { ask: "sheet", rules, sheet, row };
            yield { ask: "sheet", rules, sheet, add: said(...players)[1], before: row };
        }
        yield { ask: "sheet", rules, sheet: `${sheet}- dazu Hans\n`.replace(players.at(-1), `${players.at(-1)}, Hans`) };
    }
}

/** Games card by card, an evening line by line. */
function* games(engine) {
    for (const { record } of lines("serve/src/examples.jsonl").filter(({ ask }) => ask === "score" || ask === "replay")) {
        const rows = record.split("\n");
        for (let n = 1; n <= rows.length; n += 2) yield { ask: "replay", record: rows.slice(0, n).join("\n") };
    }
    for (const rules of SETS) {
        for (let seed = 0; seed < 6; seed++) {
            const { record } = engine.ask({ ask: "table", rules, seed, bots: { N: "random", E: "random", S: "random", W: "random" } });
            if (record === undefined) continue;
            yield { ask: "replay", rules, record };
            const { moments } = engine.ask({ ask: "replay", rules, record });
            for (const [at, { position }] of moments.entries()) {
                if (position == null || at % 3 !== seed % 3) continue;
                yield { ask: "board", position };
                yield { ask: "verdict", position, explain: true, claimant: "NESW".charAt(at % 4), manner: ["every_order", "top_first"][at % 2] };
                yield { ask: "interview", entry: "3.8.1", answers: [], position };
                for (const aim of ["augen", "points"]) yield { ask: "tree", position, aim, cards: [], nodes: 2000 };
            }
            yield { ask: "score", rules, record };
            yield { ask: "score", rules, record, count_breaches: true };
        }
    }
}

/** Returns the questions. Positions and games come from an engine. */
export function requestsOf(engine) {
    const examples = [...lines("serve/src/examples.jsonl"), ...lines("wasm/tests/requests.jsonl")];
    const all = [
        ...questions().map(({ request }) => request),
        ...examples,
        ...examples.flatMap((request) => [...misspelled(request)]),
        ...rules(),
        ...verdicts(engine),
        ...solved(engine),
        ...searched(),
        ...interviews(engine),
        ...results(),
        ...evenings(),
        ...games(engine),
    ];
    return all.flatMap(inManners);
}
