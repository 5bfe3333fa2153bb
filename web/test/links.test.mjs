// What is given to somebody: how long it is, and that a camera reads it from the screen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import decodeQR from "qr/decode.js";
import { fresh } from "./browser.mjs";
import { browser, server } from "./site.mjs";

async function visit(options, act) {
  const { context, page, faults } = await fresh(browser, server.address, options);
  page.setDefaultTimeout(20_000);
  await act(page, context);
  assert.deepEqual(faults, []);
  await context.close();
}

/** More is no link that somebody sends. */
const MOST = 300;
const RECORD = readFileSync(new URL("../../cli/tests/cmd/score.in/game.txt", import.meta.url), "utf8");

/** What a camera sees: the picture of an element, in shades of grey. */
async function photographed(context, element) {
  const png = (await element.screenshot()).toString("base64");
  const page = await context.newPage();
  const image = await page.evaluate(async (png) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    return { width: picture.width, height: picture.height, data: [...context.getImageData(0, 0, picture.width, picture.height).data] };
  }, png);
  await page.close();
  return { ...image, data: Uint8ClampedArray.from(image.data) };
}

/** Opens the code of a place and reads it as a camera does; it is the address that stands below it. */
async function scanned(page, context) {
  await page.getByRole("button", { name: "QR-Code" }).click();
  const dialog = page.getByRole("dialog");
  const code = decodeQR(await photographed(context, dialog.locator("svg.qr")));
  assert.equal(code, await dialog.getByRole("textbox").inputValue());
  await page.keyboard.press("Escape");
  return code;
}

test("a whole deal with its play is a link of at most 300 characters, and its code on a phone gives it back", async () => {
  let link = "";
  await visit({ path: "#/position", colorScheme: "dark" }, async (page, context) => {
    await page.getByText("Anders eingeben").click();
    await page.getByLabel("Stellung oder ganzes Spiel als Text").fill(RECORD);
    await page.getByRole("button", { name: "Übernehmen" }).click();
    await page.getByText("Die Karten sind gegeben.").waitFor();
    link = await scanned(page, context);
    assert.ok(link.length <= MOST, `${link.length} ${link}`);
  });
  await visit({ path: new URL(link).hash }, async (page, context) => {
    await page.getByText("Die Karten sind gegeben.").waitFor();
    await page.getByRole("slider").fill("30");
    await page.waitForURL(/&at=30$/);
    const later = await scanned(page, context);
    assert.equal(new URL(later).hash, `${new URL(link).hash}&at=30`);
    // It is the same game: what it brings stands in the program's own test.
    await page.getByRole("link", { name: "Abrechnen" }).click();
    await page.getByText(/^Re gewinnt mit 153 Augen/).or(page.getByText(/gewinnt mit/)).first().waitFor();
    const field = await page.getByRole("textbox", { name: "Spielprotokoll" }).inputValue();
    const sorted = (text) => text.trim().split("\n").map((line) => (/^[NESW]:/.test(line) ? line.split(/ /).sort().join(" ") : line));
    assert.deepEqual(sorted(field), sorted(RECORD));
  });
});

test("a solved deal is a link of at most 300 characters after its last card, too", async () => {
  const cards = "DKDJHTSQHAHKHKH9CJHJDAHJDQDACQCQCACTSJCTDTCJD9DKSASAS9STCADTC9DQSJS9HTCKSTSKDJSKHQCKHQHAD9C9SQ";
  const deal = "rules=ddv;game=normal;leader=E;N=SQCJHJDACACTCKC9SASKS9HK;E=HTCQSQHQDADTDKD9CASASTHK;S=CQHJDJDKCTCKC9SKS9HAH9H9;W=HTHQDQDQCJSJSJDJDTD9STHA";
  await visit({ path: `#/solver?p=${deal};re=ES&c=${cards}` }, async (page, context) => {
    await page.getByRole("heading", { name: "Süd ist am Zug" }).waitFor();
    const link = await scanned(page, context);
    assert.ok(link.length <= MOST, `${link.length} ${link}`);
  });
});

test("a score by a club's rules is a link that fits a code, and brings the rules along", async () => {
  let link = "";
  await visit({ path: "#/rules?x=dorf-runde" }, async (page, context) => {
    await page.getByRole("button", { name: "Diese Regeln nehmen" }).click();
    await page.getByText("Jetzt wird nach „dorf-runde“ gerechnet.").waitFor();
    await page.goto(`${server.address}#/score?l=Re N+S 145 Augen`);
    await page.getByRole("table", { name: "Abrechnung" }).waitFor();
    await page.getByRole("button", { name: "QR-Code" }).waitFor();
    link = await scanned(page, context);
    assert.match(link, /&club=z[\w-]+$/);
  });
  await visit({ path: new URL(link).hash }, async (page) => {
    await page.getByText("Der Link ist für die Regeln „dorf-runde“ gemeint").waitFor();
    await page.getByRole("button", { name: "Nach „dorf-runde“ rechnen" }).click();
    await page.getByText("145 : 95").waitFor();
  });
  // A link that was cut off says so.
  await visit({ path: new URL(link).hash.slice(0, -9) }, async (page) => {
    await page.getByText(/^Dieser Link ist beschädigt und lässt sich nicht lesen/).waitFor();
  });
});
