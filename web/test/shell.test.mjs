// What is around the views: the browser's way back, the focus, hosts that send the wrong things, what messengers and phones show.
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fresh, launch } from "./browser.mjs";
import { serve } from "./server.mjs";

const DIST = new URL("../dist/", import.meta.url).pathname;
const FOUR_TRICKS = "p=rules=ddv;game=normal;re=NS;leader=N;N=HTHKSTHK;E=DJD9CTDT;S=SAC9S9H9;W=SJH9HQDQ;won=re:111/6,kontra:60/2";

let browser;
let server;
before(async () => {
  // A name that is no localhost: there the browser takes plain http for what it is.
  [browser, server] = await Promise.all([launch(["--host-resolver-rules=MAP club.test 127.0.0.1"]), serve()]);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

async function visit(options, act) {
  const { context, page, faults } = await fresh(browser, options.address ?? server.address, options);
  page.setDefaultTimeout(20_000);
  try {
    await act(page);
    assert.deepEqual(faults, options.faults ?? []);
  } finally {
    await context.close();
  }
}

test("the browser's way back takes a card back at the solver's desk, and its way on plays it again", async () => {
  await visit({ path: `#/solver?${FOUR_TRICKS}` }, async (page) => {
    const turn = (name) => page.getByRole("heading", { name: `${name} ist am Zug` }).waitFor();
    const play = async (name, next) => {
      await page.locator(".valued button:enabled").filter({ hasText: name }).first().click();
      await turn(next);
      await page.waitForFunction((next) => new URLSearchParams(location.hash.split("?")[1]).get("c")?.length === next, 2 * ++played);
    };
    let played = 0;
    await turn("Nord");
    await play("Pik Zehn", "Ost");
    await play("Karo Bube", "Süd");
    await page.goBack();
    await turn("Ost");
    await page.goBack();
    await turn("Nord");
    await page.goForward();
    await turn("Ost");
    await page.goForward();
    await turn("Süd");
    // The button goes the same way, so that no step is there twice.
    await page.getByRole("button", { name: "Karte zurück" }).click();
    await turn("Ost");
    await page.goBack();
    await turn("Nord");
    played = 0;
    await play("Pik Zehn", "Ost");
    await page.goBack();
    await turn("Nord");
  });
});

test("who plays by the keyboard has the focus on the next card, at the desk and at the table", async () => {
  await visit({ path: `#/solver?${FOUR_TRICKS}` }, async (page) => {
    await page.locator(".valued button:enabled").first().focus();
    for (const next of ["Ost", "Süd", "West"]) {
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: `${next} ist am Zug` }).waitFor();
      await page.waitForFunction(() => document.activeElement.matches(".valued button:enabled"));
    }
  });
  await visit({ path: "#/table?seed=7&level=club", kept: { "doko.table.habits": { level: "club", pause: "tap", only: "tap", calls: "when_it_matters", games: "1" } } }, async (page) => {
    await page.getByRole("button", { name: "Karten geben" }).click();
    await page.getByRole("button", { name: "gesund" }).focus();
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => document.activeElement.matches(".go-on, .own-hand button:enabled, .asked button:enabled"));
    }
  });
});

test("what is jumped to lies under no bar", async () => {
  await visit({ path: `#/position?${FOUR_TRICKS}` }, async (page) => {
    await page.getByRole("button", { name: "Zur Antwort" }).click();
    const top = await page.locator("#verdict-title").evaluate((title) => title.getBoundingClientRect().top);
    const bar = await page.locator(".bar").evaluate((bar) => bar.getBoundingClientRect().bottom);
    const end = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    assert.ok(bar <= top && (end || top < bar + 30), `${bar} ${top}`);
  });
});

test("a game that is seen card by card ends with a caption that is true", async () => {
  await visit({ path: "#/" }, async (page) => {
    await page.getByRole("link", { name: /^Ein gespieltes Spiel/ }).click();
    const slider = page.getByRole("slider");
    await slider.waitFor();
    assert.equal(await page.getByRole("slider", { name: "Alle Karten sind gespielt." }).count(), 0);
    await slider.fill(await slider.getAttribute("max"));
    await page.getByRole("slider", { name: "Alle Karten sind gespielt." }).waitFor();
    await page.getByRole("button", { name: "Zurück", exact: true }).click();
    await page.getByRole("slider", { name: "Stich 12, Karte 4" }).waitFor();
  });
});

test("a server that sends the engine under a wrong type is put up with; one that sends something else is told so", async () => {
  const plain = await serve(DIST, 0, { ".wasm": "application/octet-stream" });
  await visit({ path: `#/solver?${FOUR_TRICKS}`, address: plain.address }, (page) => page.getByRole("heading", { name: "Nord ist am Zug" }).waitFor());
  await plain.close();
  const folder = mkdtempSync(join(tmpdir(), "doko-page-"));
  cpSync(DIST, folder, { recursive: true });
  // As a host does that answers with its own first page whatever is asked.
  for (const file of readdirSync(folder).filter((file) => file.endsWith(".wasm"))) {
    writeFileSync(join(folder, file), "<!doctype html>");
    rmSync(join(folder, `${file}.br`), { force: true });
  }
  const other = await serve(folder, 0, { ".wasm": "text/html" });
  await visit({ path: `#/solver?${FOUR_TRICKS}`, address: other.address }, async (page) => {
    await page.getByRole("alert").getByText(/^Der Server schickt statt des Rechners dieser Seite etwas anderes \(text\/html\)/).first().waitFor();
  });
  await other.close();
  rmSync(folder, { recursive: true });
});

test("a page that came by plain http says what the browser does not do for it, and everything else works", async () => {
  const address = server.address.replace("127.0.0.1", "club.test");
  await visit({ path: `#/solver?${FOUR_TRICKS}`, address }, async (page) => {
    await page.getByText(/^Diese Seite kam ohne https\./).waitFor();
    await page.getByRole("heading", { name: "Nord ist am Zug" }).waitFor();
    await page.getByRole("button", { name: "Weitergeben" }).click();
    await page.getByRole("dialog", { name: "Weitergeben" }).getByRole("textbox").waitFor();
  });
});

test("the first page says Doppelkopf, and so do messengers; phones have their pictures", async () => {
  for (const [locale, claim] of [["de-DE", "Doppelkopf: Schiedsrichter und Rechner"], ["en-GB", "Doppelkopf: referee and solver"]]) {
    await visit({ path: "#/", locale }, async (page) => {
      await page.getByText(claim, { exact: true }).waitFor();
      await page.waitForFunction((title) => document.title === title, `doko · ${claim}`);
    });
  }
  const index = readFileSync(`${DIST}index.html`, "utf8");
  const meta = (name) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(index)?.[1];
  for (const name of ["og:title", "description"]) assert.match(meta(name), /Doppelkopf/);
  for (const name of ["og:description", "og:type", "og:site_name", "twitter:card"]) assert.ok(meta(name), name);
  const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(index)[1];
  const manifest = JSON.parse(readFileSync(`${DIST}manifest.webmanifest`, "utf8"));
  /** Width and height as a PNG says them. */
  const sizeOf = (name) => [16, 20].map((at) => readFileSync(DIST + name).readUInt32BE(at)).join("x");
  for (const { src, sizes, type } of manifest.icons) if (type === "image/png") assert.equal(sizeOf(src), sizes);
  assert.equal(sizeOf(touch), "180x180");
  assert.ok(existsSync(DIST + meta("og:image")));
  assert.ok(manifest.icons.some(({ purpose }) => purpose === "maskable"));
});
