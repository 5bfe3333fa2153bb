// What an audit of a page asks for: nothing jumps, and everybody is told what it is.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { SIZES } from "./browser.mjs";
import { browser, server } from "./site.mjs";

const DIST = new URL("../dist/", import.meta.url).pathname;
const BUBEN = "p=rules=ddv;game=bubensolo;re=N;leader=N;N=CJSJDJ;E=HJCAD9;S=CKSAHT;W=S9H9DK";
/** Each with what is there at last. */
const PLACES = [
  ["#/", ".tasks"],
  [`#/position?${BUBEN}&who=N&how=top`, ".ruled"],
  [`#/solver?${BUBEN}`, ".best-line"],
  ["#/ruling", ".entries"],
  ["#/ruling?e=3.8.1", ".question"],
  ["#/score?l=Re N+O 145 Augen", ".items"],
  ["#/sheet", "form"],
  ["#/table", ".start"],
  ["#/rules", ".compare:visible, .compare-blocks:visible"],
  ["#/rules?t=wall", ".wall"],
];
/** More is seen as a jump; the tools of browsers call 0.1 good. */
const MOST_SHIFT = 0.01;

test("nothing jumps while a place comes up, on a phone and a desk", async () => {
  for (const size of ["phone", "desk"]) {
    const context = await browser.newContext({ viewport: SIZES[size], locale: "de-DE" });
    await context.addInitScript(() => {
      globalThis.shifts = [];
      const told = ({ value, sources }) => ({ value, what: sources.map(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)?.outerHTML.slice(0, 80)) });
      new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().map(told))).observe({ type: "layout-shift", buffered: true });
    });
    for (const [place, ready] of PLACES) {
      const page = await context.newPage();
      await page.goto(server.address + place);
      await page.locator(ready).first().waitFor();
      // Whatever else comes has been drawn and measured by then.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      const shifts = await page.evaluate(() => globalThis.shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      assert.ok(total < MOST_SHIFT, `${place} ${size}: ${total} ${JSON.stringify(shifts)}`);
      await page.close();
    }
    await context.close();
  }
});

test("the page says what it is, in which language, and where it may be kept", async () => {
  for (const [locale, title] of [["de-DE", /^Entscheid · doko$/], ["en-GB", /^Ruling · doko$/]]) {
    const context = await browser.newContext({ viewport: SIZES.phone, locale });
    const page = await context.newPage();
    await page.goto(`${server.address}#/ruling`);
    await page.locator(".entries").waitFor();
    assert.match(await page.title(), title);
    assert.equal(await page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
    const description = await page.locator("meta[name=description]").getAttribute("content");
    assert.ok(30 < description.length && description.length < 160, description);
    assert.match(await page.locator("meta[name=viewport]").getAttribute("content"), /width=device-width/);
    assert.equal(await page.locator("h1").count(), 1);
    await context.close();
  }
  const manifest = JSON.parse(readFileSync(`${DIST}manifest.webmanifest`, "utf8"));
  assert.ok(manifest.name && manifest.short_name.length <= 12 && manifest.display === "standalone" && manifest.start_url === "./");
  assert.ok(manifest.icons.length > 0 && manifest.icons.every(({ src, sizes, type }) => existsSync(DIST + src) && sizes && type));
  for (const colour of [manifest.background_color, manifest.theme_color]) assert.match(colour, /^#[0-9a-f]{6}$/);
});
