// A claim of all remaining tricks is said once: from the verdict to the ruling and its protocol, and both say the same of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { fresh, launch } from "./browser.mjs";
import { engine } from "./engine.mjs";
import { serve } from "./server.mjs";

const claims = readFileSync(new URL("../../datasets/rulebook/claims.jsonl", import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));
const saidOf = ({ claimant, manner, order, suits }) => ({ claimant, manner, order, suits });
const isRight = ({ row }) => {
  assert.ok(["a", "a-charlie", "not-provided-a", "b", "not-provided-b"].includes(row), row);
  return row !== "b" && row !== "not-provided-b";
};

let ask, browser, server;
before(async () => {
  [ask, browser, server] = await Promise.all([engine(), launch(), serve()]);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

test("the module of the page says of 2,000 claims the same as verdict, as ruling and as interview", () => {
  assert.equal(claims.length, 2000);
  for (const claim of claims) {
    const { position, entry, holds } = claim;
    assert.equal(ask({ ask: "verdict", position, ...saidOf(claim) }).holds, holds, JSON.stringify(claim));
    const ruling = ask({ ask: "ruling", entry, position, announced: saidOf(claim), facts: { reconstructible: true } });
    assert.equal(isRight(ruling), holds, JSON.stringify(claim));
  }
});

const HOW = { every_order: "any", top_first: "top", top_first_in_order: "suits", in_order: "order" };
const SEATS = { N: "Nord", E: "Ost", S: "Süd", W: "West" };
const HEADS = { every_order: "in jeder Reihenfolge", top_first: "von oben", top_first_in_order: "von oben, Farben angesagt", in_order: "Karten angesagt" };

/** Some of each manner, of which one holds and one does not. */
const some = Object.keys(HOW).flatMap((manner) => [true, false].map((holds) => claims.find((claim) => claim.manner === manner && claim.holds === holds && claim.entry !== "3.10.1")));

/** Answers with the first choice until there is a ruling; a breach is claimed by the other side. */
async function answerAll(page, other) {
  const decision = page.getByRole("region", { name: "Entscheidung" });
  const choice = page.locator(".question[aria-busy=false] .choice-button").first();
  for (let n = 0; n < 12; n++) {
    await decision.or(choice).first().waitFor();
    if (await decision.isVisible()) return decision;
    const heading = await page.locator(".question h2").textContent();
    assert.doesNotMatch(heading, /Rest beansprucht|welcher Reihenfolge|Wer hat den Regelverstoß/);
    await (/Wer hat reklamiert/.test(heading) ? page.getByRole("button", { name: other, exact: true }) : choice).click();
    await page.waitForFunction((before) => document.querySelector(".question h2")?.textContent !== before, heading);
  }
  throw new Error("the questions never end");
}

for (const claim of some) {
  test(`${claim.manner}, ${claim.holds ? "right" : "wrong"}: one tap from the verdict to the ruling, and nothing is said twice`, async () => {
    const { page, context, faults, more } = await fresh(browser, server.address);
    const short = claim.position.split(" ").map((field) => (/^([NESW]|trick)=/.test(field) ? field.replaceAll(",", "") : field)).join(";");
    const order = claim.suits !== undefined ? `&suits=${claim.suits.join("")}` : claim.order !== undefined ? `&order=${claim.order.join("")}` : "";
    await page.goto(`${server.address}#/position?p=${short}&who=${claim.claimant}&how=${HOW[claim.manner]}${order}`);
    await page.getByText(claim.holds ? /^JA, / : /^NEIN, /).waitFor();
    await page.getByRole("link", { name: "Ein Regelverstoß?" }).click();
    const first = page.locator("details.entry").first();
    await first.locator("summary b", { hasText: claim.entry }).waitFor();
    await first.getByRole("link", { name: "Fragen beantworten" }).click();
    const re = / re=(\w+)/.exec(claim.position)[1];
    const other = [..."NESW"].find((seat) => re.includes(seat) !== re.includes(claim.claimant));
    const decision = await answerAll(page, SEATS[other]);
    const said = { entry: claim.entry, position: claim.position, announced: saidOf(claim), facts: { reconstructible: true } };
    const { reasons, row } = ask({ ask: "ruling", lang: "de", ...said });
    assert.equal(isRight({ row }), claim.holds);
    const shown = await decision.locator(".reasons li").allTextContents();
    for (const { text } of reasons.filter(({ message }) => message.includes(`.row-`))) assert.ok(shown.some((reason) => reason.startsWith(text)), `${text} ${shown}`);
    const protocol = await page.locator(".protocol").textContent();
    for (const part of [`Wer beansprucht die Reststiche?${SEATS[claim.claimant]}`, HEADS[claim.manner]]) assert.ok(protocol.includes(part), `${part} ${protocol}`);
    if (order !== "") assert.ok(protocol.includes("Angesagte Reihenfolge"), protocol);
    await page.reload();
    await page.getByRole("region", { name: "Entscheidung" }).waitFor();
    assert.deepEqual([...faults, ...more], []);
    await context.close();
  });
}
