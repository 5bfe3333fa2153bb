// The engine comes in parts: the first one answers alone, the others come when they are asked for, and one language at a time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fresh } from "./browser.mjs";
import { serve } from "./server.mjs";
import { browser, server } from "./site.mjs";

const BUBEN = "#/position?p=rules=ddv;game=bubensolo;re=N;leader=N;N=CJSJDJ;E=HJCAD9;S=CKSAHT;W=S9H9DK&who=N&how=top";
const YES = "JA, zwangsläufig bei Ziehen von oben";
const FOUR_TRICKS = "#/solver?p=rules=ddv;game=bubensolo;re=N;leader=N;N=CJSJDJ;E=HJCAD9;S=CKSAHT;W=S9H9DK";

/** A page without a service worker, so that what it fetches is what it wants; `blocked` are files that do not come. */
async function visit({ path, locale = "de-DE", blocked = [] }, act) {
  const context = await browser.newContext({ locale, serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const fetched = new Set();
  const stems = new Set(blocked);
  page.on("request", (request) => fetched.add(stemOf(request.url())));
  await context.route("**/*", (route) => (stems.has(stemOf(route.request().url())) ? route.abort() : route.continue()));
  try {
    await page.goto(server.address + path);
    await act(page, { fetched, stems, context });
  } finally {
    await context.close();
  }
}

/** The name of a file without its hash. */
const stemOf = (url) => new URL(url).pathname.replace(/^.*\//, "").replace(/-[0-9A-Z]{8}\.\w+$/, "");
const OTHERS = ["solver", "table", "en", "words-en"];
const deal = (page) => page.getByRole("button", { name: "Karten geben" }).click();

test("verdict, ruling, score, sheet and rules want the first part alone, and one language", async () => {
  await visit({ path: BUBEN, blocked: OTHERS }, async (page, { fetched }) => {
    await page.getByText(YES, { exact: true }).waitFor();
    for (const [place, shown] of [
      ["ruling", page.getByRole("searchbox")],
      ["score", page.getByRole("heading", { level: 1 })],
      ["sheet", page.getByRole("heading", { level: 1 })],
      ["rules", page.getByRole("heading", { level: 1 })],
    ]) {
      await page.goto(`${server.address}#/${place}`);
      await shown.first().waitFor();
      assert.equal(await page.getByRole("alert").count(), 0, place);
    }
    assert.deepEqual(OTHERS.filter((part) => fetched.has(part)), []);
    assert.ok(["desk", "de", "words-de"].every((part) => fetched.has(part)), [...fetched].join());
  });
});

for (const [locale, said, found, missing] of [
  ["de-DE", "nicht bedient", "Nichtbedienen im Normalspiel", ["words-en"]],
  ["en-GB", "did not follow suit", "Not following suit in the normal game", ["words-de"]],
]) {
  test(`a search and an interview want neither solver nor bots (${locale})`, async () => {
    await visit({ path: "#/ruling", locale, blocked: ["solver", "table", ...missing] }, async (page) => {
      await page.getByRole("searchbox").fill(said);
      await page.locator(".entry summary").getByText(found).waitFor();
      await page.goto(`${server.address}#/ruling?e=3.8.1&rules=tsr`);
      for (let answered = 0; answered < 4; answered++) {
        await page.locator(".question[aria-busy=false] .choice-button").first().click();
        await page.locator(".answers li").nth(answered).waitFor();
      }
      assert.equal(await page.getByRole("alert").count(), 0);
    });
  });
}

test("solving loads the solver, playing the bots, and it is said how much of them is there", async () => {
  await visit({ path: "#/" }, async (page, { context, fetched }) => {
    const held = [];
    await context.route(/\/(solver|table)-\w+\.wasm$/, (route) => void held.push(route));
    await page.goto(server.address + FOUR_TRICKS);
    await page.getByRole("progressbar", { name: "Der Löser wird geladen …" }).waitFor();
    assert.ok(!fetched.has("table"));
    await held.shift().continue();
    await page.getByRole("heading", { name: "Nord ist am Zug" }).waitFor();
    await page.goto(`${server.address}#/table?seed=7&level=club`);
    await deal(page);
    await page.getByRole("progressbar", { name: "Die Bots werden geladen …" }).waitFor();
    await held.shift().continue();
    await page.getByText("Was sagst du?").waitFor();
    assert.equal(await page.getByRole("progressbar").count(), 0);
  });
});

test("a part that is not to be had is named, and asked for again", async () => {
  await visit({ path: "#/table?seed=7&level=club", blocked: ["table"] }, async (page, { stems }) => {
    await deal(page);
    await page.getByRole("alert").getByText(/^Dafür fehlt auf diesem Gerät noch der Teil des Rechners, der spielt und berät/).waitFor();
    await page.goto(server.address + BUBEN);
    await page.getByText(YES, { exact: true }).waitFor();
    stems.clear();
    await page.goto(`${server.address}#/table`);
    await page.getByRole("button", { name: "Noch einmal" }).click();
    await page.getByText("Was sagst du?").waitFor();
  });
});

test("English texts come alone, and German ones when somebody chooses German", async () => {
  await visit({ path: BUBEN, locale: "en-GB" }, async (page, { fetched }) => {
    await page.locator(".judgement").getByText(/^YES/).waitFor();
    assert.deepEqual(["de", "words-de"].filter((part) => fetched.has(part)), []);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radio", { name: "Deutsch" }).check({ force: true });
    await page.getByText(YES, { exact: true }).waitFor();
    assert.ok(fetched.has("de") && fetched.has("words-de"));
  });
});

test("a language that is not to be had leaves the one that is there, and says so", async () => {
  await visit({ path: BUBEN, blocked: ["words-en"] }, async (page) => {
    await page.getByText(YES, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Einstellungen" }).click();
    await page.getByRole("radio", { name: "English" }).check({ force: true });
    await page.getByText("Die andere Sprache ist nicht zu laden").waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
  });
});

test("after the first visit everything is there without a network, in both languages", async () => {
  const own = await serve();
  const { page, context } = await fresh(browser, own.address, { path: BUBEN });
  await page.getByText(YES, { exact: true }).waitFor();
  await page.goto(`${own.address}#/data`);
  await page.getByText("Die ganze Seite liegt auf diesem Gerät").waitFor();
  await own.close();
  await page.goto(own.address + FOUR_TRICKS);
  await page.reload();
  await page.getByRole("heading", { name: "Nord ist am Zug" }).waitFor();
  await page.goto(`${own.address}#/table?seed=7&level=club`);
  await deal(page);
  await page.getByText("Was sagst du?").waitFor();
  await page.getByRole("button", { name: "Einstellungen" }).click();
  await page.getByRole("radio", { name: "English" }).check({ force: true });
  await page.getByText("What do you say?").waitFor();
  await context.close();
});
