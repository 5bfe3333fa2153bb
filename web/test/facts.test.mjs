// The facts about the game: found from the start, in both languages, without script, and no wider than a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { fresh } from "./browser.mjs";
import { browser, server } from "./site.mjs";

test("the facts are one tap from the start, in both languages, and fit a phone", async () => {
  const { context, page, faults } = await fresh(browser, server.address, {});
  page.setDefaultTimeout(20_000);
  await page.getByRole("link", { name: "Fakten" }).click();
  await page.getByRole("heading", { name: "Fakten über das Spiel" }).waitFor();
  for (const [language, heading] of [["English", "Who wins"], ["Deutsch", "Wer gewinnt"]]) {
    await page.getByRole("link", { name: language }).click();
    await page.getByRole("heading", { name: heading }).waitFor();
    assert.ok(9 < await page.locator("table").count());
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${language} is wider than the screen`);
    for (const drawing of await page.locator("img").all()) {
      await drawing.scrollIntoViewIfNeeded();
      await page.waitForFunction((image) => image.complete && 0 < image.naturalWidth, await drawing.elementHandle());
    }
    assert.doesNotMatch(await page.locator("main").innerText(), /python3|undefined|<!--/);
  }
  await page.getByRole("link", { name: "Zum Programm" }).click();
  await page.getByRole("link", { name: "Stellung" }).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("nothing in the facts is out of reach", async () => {
  const ready = (page) => page.getByRole("heading", { level: 1 }).waitFor();
  assert.deepEqual(await violations(browser, server.address, ["fakten.html", "facts.html"], ready), []);
});
