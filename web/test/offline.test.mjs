// The page without its server, with a newer version, on a device that keeps nothing, and with an engine that fails.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fresh, launch } from "./browser.mjs";
import { serve } from "./server.mjs";

const DIST = new URL("../dist/", import.meta.url).pathname;
const BUBEN = "#/position?p=rules=ddv;game=bubensolo;re=N;leader=N;N=CJSJDJ;E=HJCAD9;S=CKSAHT;W=S9H9DK&who=N&how=top";
const YES = "JA, zwangsläufig bei Ziehen von oben";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser?.close());

/** Until all files are kept, which they are before the worker takes over the page. */
const settled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The page as it would be in its next version: another index, another list of files. */
function nextVersion() {
  const folder = mkdtempSync(join(tmpdir(), "doko-page-"));
  cpSync(DIST, folder, { recursive: true });
  const change = (file, from, to) => {
    const text = readFileSync(join(folder, file), "utf8");
    assert.match(text, from);
    writeFileSync(join(folder, file), text.replace(from, to));
  };
  change("index.html", /<html lang="de">/, '<html lang="de" data-version="next">');
  // Made small, the script has the name of the cache in one piece.
  change("sw.js", /"(doko-)?[0-9A-F]{8}"/, (_, prefix = "") => `"${prefix}0NEXT000"`);
  for (const file of readdirSync(folder).filter((file) => /\.(br|gz)$/.test(file))) rmSync(join(folder, file));
  return folder;
}

test("once it was there the page needs no server: a reload, another view and a link in a new tab", async () => {
  const server = await serve();
  const { page, context, faults } = await fresh(browser, server.address, { path: "#/" });
  await settled(page);
  await server.close();
  await page.reload();
  await page.getByRole("heading", { name: "Was ist richtig, und was ist es wert?" }).waitFor();
  const other = await context.newPage();
  await other.goto(`${server.address}${BUBEN}`);
  await other.getByText(YES, { exact: true }).waitFor();
  // The thread that searches begins only now, and its script has to be there, too.
  await other.goto(`${server.address}#/table?seed=7&level=club`);
  await other.getByRole("button", { name: "Karten geben" }).click();
  await other.getByText("Was sagst du?").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a newer version is offered and taken, and nothing that was kept is lost", async () => {
  const old = await serve();
  const port = Number(new URL(old.address).port);
  const folder = nextVersion();
  const { page, context } = await fresh(browser, old.address, { path: "#/table?seed=7&level=club" });
  await settled(page);
  await page.getByRole("button", { name: "Karten geben" }).click();
  await page.getByRole("button", { name: "gesund" }).click();
  await page.locator(".asked").waitFor();
  const game = () => page.evaluate(() => localStorage.getItem(`doko.game/${sessionStorage.getItem("doko.table.at")}`));
  const kept = await game();
  assert.match(kept, /gesund/);
  await old.close();
  const next = await serve(folder, port);
  await page.reload();
  // The old one still answers, whole, until its user takes the new one.
  await page.locator(".asked").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.version), undefined);
  await page.getByText("Es gibt eine neue Fassung.").waitFor();
  await page.getByRole("button", { name: "Neu laden" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.version === "next");
  await page.locator(".asked").waitFor();
  assert.equal(await game(), kept);
  assert.deepEqual(await page.evaluate(() => caches.keys()), ["doko-0NEXT000"]);
  // And it works without a server as the old one did.
  await next.close();
  await page.reload();
  await page.locator(".asked").waitFor();
  rmSync(folder, { recursive: true });
  await context.close();
});

test("a page that has stayed open since the first visit is offered the newer version, too", async () => {
  const old = await serve();
  const port = Number(new URL(old.address).port);
  const folder = nextVersion();
  const { page, context } = await fresh(browser, old.address, { path: "#/" });
  await settled(page);
  await old.close();
  const next = await serve(folder, port);
  // Who comes back to the tab makes it look for a newer version.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByRole("button", { name: "Neu laden" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.version === "next");
  await next.close();
  rmSync(folder, { recursive: true });
  await context.close();
});

test("an old page whose files are gone from the server says so, and a reload brings the new one with what was entered", async () => {
  const old = await serve();
  const port = Number(new URL(old.address).port);
  const context = await browser.newContext({ locale: "de-DE", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${old.address}#/`);
  await page.getByRole("link", { name: /^Ein ganzes Spiel/ }).click();
  await page.getByRole("button", { name: "Anhalten" }).click();
  await page.getByText("Angehalten. Was bekannt ist, steht da.").waitFor();
  await old.close();
  const folder = nextVersion();
  const worker = readdirSync(folder).find((file) => /^worker-\w+\.js$/.test(file));
  const text = readFileSync(join(folder, worker));
  rmSync(join(folder, worker));
  const next = await serve(folder, port);
  // The thread was ended with its search, and its script has another name in the new version.
  await page.getByRole("button", { name: "Weiterrechnen" }).click();
  await page.getByRole("alert").getByText(/^Der Rechner dieser Seite ist nicht zu laden/).waitFor();
  writeFileSync(join(folder, worker), text);
  await page.getByRole("button", { name: "Neu laden" }).click();
  await page.waitForFunction(() => document.documentElement.dataset.version === "next");
  await page.getByText(/Re bekommt noch \d+–\d+ Augen/).waitFor();
  await context.close();
  await next.close();
  rmSync(folder, { recursive: true });
});

test("a device that keeps nothing says so once, and everything else works", async () => {
  const server = await serve();
  const context = await browser.newContext({ locale: "de-DE" });
  // As Safari in a private window of old, or any browser whose disk is full.
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const page = await context.newPage();
  await page.goto(`${server.address}#/table?seed=7&level=club`);
  await page.getByRole("button", { name: "Karten geben" }).click();
  await page.getByText("Dieses Gerät lässt nichts speichern.").waitFor();
  await page.getByRole("button", { name: "gesund" }).click();
  await page.locator(".asked").waitFor();
  await context.close();
  await server.close();
});

test("a device that has no room for the files says that the page is gone without a network", async () => {
  const folder = nextVersion();
  // One file that cannot be kept is as many as all.
  rmSync(join(folder, "icon.svg"));
  const server = await serve(folder);
  const { page, context } = await fresh(browser, server.address, { path: `#/table` });
  await page.getByText("Dieses Gerät behält die Seite nicht.").waitFor();
  await page.getByRole("button", { name: "Karten geben" }).click();
  await page.getByText("Was sagst du?").waitFor();
  await context.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

test("what another version has kept and this one cannot read is not thrown away", async () => {
  const server = await serve();
  const { page, context, faults } = await fresh(browser, server.address, { path: "#/" });
  await page.evaluate(() => localStorage.setItem("doko.table", '{"game":{"of":"a later version"}}'));
  await page.goto(`${server.address}?again#/table`);
  await page.getByRole("button", { name: "Karten geben" }).waitFor();
  const unread = await page.evaluate(() => Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith("doko.unread/") ? [JSON.parse(text).text] : [])));
  assert.deepEqual(unread, ['{"game":{"of":"a later version"}}']);
  assert.equal(await page.evaluate(() => localStorage.getItem("doko.table")), null);
  assert.deepEqual(faults, []);
  await context.close();
  await server.close();
});

test("a panic of the engine is shown with its text, and the game goes on with a new one", async () => {
  const server = await serve();
  const context = await browser.newContext({ locale: "de-DE", serviceWorkers: "block" });
  const page = await context.newPage();
  // Threads that answer when a game begins as one whose engine panics does. Two are there from the beginning; a third one takes the
  // place of the one that has failed.
  let threads = 0;
  await context.route(/worker-\w+\.js$/, async (route) => {
    if (2 < ++threads) return route.continue();
    const body = `${await (await route.fetch()).text()}
      const heard = self.onmessage;
      self.onmessage = (event) => {
        const { id, request } = event.data;
        if (request === undefined || JSON.parse(request).ask !== "table") return heard(event);
        postMessage({ id, panic: "index out of bounds: the len is 12" });
      };`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto(`${server.address}#/table?seed=7&level=club`);
  await page.getByRole("button", { name: "Karten geben" }).click();
  await page.getByText("index out of bounds: the len is 12").waitFor();
  await page.getByRole("button", { name: "Noch einmal" }).click();
  await page.getByText("Was sagst du?").waitFor();
  assert.equal(await page.getByText("index out of bounds").count(), 0);
  await context.close();
  await server.close();
});
