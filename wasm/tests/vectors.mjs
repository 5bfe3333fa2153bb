// The vectors of the rule books as questions that a page asks, each with what its answer must say. Vectors of single rules, such as
// who wins a trick, are no questions of a page; whole games go through the same rules.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const read = (name) =>
    readFileSync(new URL(`../../datasets/rulebook/${name}.jsonl`, import.meta.url), "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));

/** Returns a position in the notation. */
function position({ ruleset, input }) {
    const { game, re, hands, lead, current_trick, schweine } = input;
    const holder = Object.keys(hands).find((seat) => hands[seat].includes("DA"));
    const parts = [`rules=${ruleset}`, `game=${game}`, `re=${re.join("")}`, `leader=${lead}`];
    if (schweine) parts.push(`schweine=${holder}`);
    if (current_trick.length) parts.push(`trick=${current_trick.join(",")}`);
    return [...parts, ...Object.entries(hands).map(([seat, cards]) => `${seat}=${cards.join(",") || "-"}`)].join(" ");
}

/** Returns every claim of a vector as a question. */
function verdicts(vector) {
    const { input, expected } = vector;
    const party = input.party.join() === input.re.join() ? "re" : "kontra";
    const asked = { ask: "verdict", position: position(vector), party };
    const by = { ...asked, claimant: input.claimant };
    const claims = [[asked, expected.every_order], [{ ...by, manner: "top_first" }, expected.convention_no_order_named]];
    for (const { order, holds } of expected.explicit_order ?? []) claims.push([{ ...by, order }, holds]);
    for (const [suits, holds] of Object.entries(expected.convention_with_named_group_order ?? {})) {
        claims.push([{ ...by, suits: suits.split(",") }, holds]);
    }
    const known = claims.filter(([, holds]) => holds !== undefined);
    return known.map(([request, holds]) => ({ request, check: (answer) => assert.equal(answer.holds, holds) }));
}

/** Returns a game as two questions: what it brings, and what it was moment by moment. */
function game({ ruleset: rules, input, expected }) {
    const score = { ask: "score", rules, record: input, count_breaches: true };
    const replay = { ask: "replay", rules, record: input };
    return [
        { request: score, check: (answer) => assert.deepEqual(answer.points, expected.points) },
        { request: replay, check: (answer) => assert(input.tricks_played.length < answer.moments.length) },
    ];
}

/** Returns a breach as a question; without a fact that is needed there is no ruling. */
function ruling({ ruleset: rules, input, expected }) {
    const check = (answer) => {
        assert.equal("error" in answer, expected.asks !== undefined, answer.error);
        if (expected.class !== undefined) assert.equal(answer.class, expected.class);
    };
    return [{ request: { ask: "ruling", rules, ...input }, check }];
}

const KINDS = { zwangslaeufig: verdicts, game, referee: ruling };

/** Returns all of them: a request, and what throws if its answer is wrong. */
export const questions = () =>
    ["cases", "games", "referee", "verdicts"].flatMap(read).flatMap((vector) => KINDS[vector.kind]?.(vector) ?? []);
