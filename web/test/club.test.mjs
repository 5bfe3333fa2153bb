// The sheet as clubs use it, and a club's rules by tapping, at the width of a phone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import axe from "axe-core";
import { build } from "esbuild";
import decodeQR from "qr/decode.js";
import { SIZES, fresh } from "./browser.mjs";
import { engine } from "./engine.mjs";
import { browser, server } from "./site.mjs";

/** Opens a place, lets a person act there, and sees to it that nothing went wrong meanwhile. */
async function visit(options, act) {
  const { context, page, faults, more } = await fresh(browser, server.address, options);
  page.setDefaultTimeout(15_000);
  const press = (name) => page.getByRole("button", { name, exact: true }).click();
  try {
    await act(page, press, context);
    assert.deepEqual([...faults, ...more], []);
  } finally {
    await context.close();
  }
}

const totals = (page) => page.locator("table.sheet tfoot").textContent();
const isNarrow = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
/** How many pages a PDF has. */
const pagesOf = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

/** An evening of so many games, of which each is another pair's. */
const evening = (players, games) => {
  const lines = Array.from({ length: games }, (_, at) => {
    const playing = players.length === 4 ? players : players.filter((_, place) => place !== at % players.length);
    // By TSR 2026 everybody has his Pflichtsolo, or the last games have nothing else.
    if (players.length === 4 && 4 <= at && at < 8) return `${at + 1}  Damensolo ${players[at - 4]} 130 Augen\n`;
    return `${at + 1}  Re ${playing[0]}+${playing[1 + (at % 3)]} ${121 + (at % 60)} Augen\n`;
  });
  return `# Freitag\nregeln: tsr\nspieler: ${players.join(", ")}\n\n${lines.join("")}`;
};
const FOUR = ["Anna Lena", "Bert B.", "Cora", "Dirk"];
const kept = (text, rules = "tsr") => JSON.stringify({ list: [{ id: 1, rules, text }], current: 1 });

/** Opens the page with this sheet on the device. */
async function withSheet(options, text, act) {
  await visit({ path: "", ...options }, async (page, press, context) => {
    await page.evaluate((sheets) => localStorage.setItem("doko.sheets", sheets), kept(text));
    await page.reload();
    await page.goto(`${server.address}#/sheet`);
    await page.locator(".totals").waitFor();
    await act(page, press, context);
  });
}

test("the totals stay in sight over 24 games, and each game is a line, by names with blanks", async () => {
  await withSheet({}, evening(FOUR, 24), async (page) => {
    const inSight = () => page.evaluate(() => {
      const { top, bottom } = document.querySelector(".totals").getBoundingClientRect();
      return 0 <= top && bottom <= innerHeight;
    });
    const rows = await page.locator("table.sheet tbody tr:first-child").evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    assert.equal(rows.length, 24);
    assert.ok(rows.every((height) => height <= 46), rows.join());
    for (const game of [1, 12, 24]) {
      await page.locator("table.sheet tbody").nth(game - 1).scrollIntoViewIfNeeded();
      assert.ok(await inSight(), `game ${game}`);
    }
    assert.ok(await isNarrow(page));
    const cut = await page.locator("table.sheet td:not(.said)").evaluateAll((all) => all.filter((cell) => cell.clientWidth < cell.scrollWidth).length);
    assert.equal(cut, 0);
  });
});

test("a row of seven players fits a phone", async () => {
  const seven = [...FOUR, "Emil", "Fritz", "Gerd"];
  await withSheet({}, evening(seven.slice(0, 5), 5), async (page) => {
    assert.ok(await isNarrow(page));
    const heights = await page.locator("table.sheet tbody tr:first-child").evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    assert.ok(heights.every((height) => height <= 46), heights.join());
  });
  await visit({ path: "#/sheet" }, async (page, press) => {
    for (let more = 4; more < 7; more++) await press("Noch ein Spieler");
    for (const [at, name] of seven.entries()) await page.getByLabel(`Spieler ${at + 1}`).fill(name);
    await press("Zettel anlegen");
    await page.getByText("Regeln: TSR 2026, zu siebt").waitFor();
    assert.ok(await isNarrow(page));
  });
});

test("five sit down by rules that know four, who sits out cannot be chosen, and a point is worth half a cent", async () => {
  await visit({ path: "#/rules" }, async (page, press) => {
    await page.getByRole("radio", { name: "DDV 1994" }).check();
    await page.goto(`${server.address}#/sheet`);
    for (const [at, name] of FOUR.entries()) await page.getByLabel(`Spieler ${at + 1}`).fill(name);
    await press("Noch ein Spieler");
    await page.getByLabel("Spieler 5").fill("Emil");
    await page.getByLabel("Cent je Punkt, auch halbe (leer: ohne Geld)").fill("2,5");
    await press("Zettel anlegen");
    await page.getByText("Regeln: DDV 1994, zu fünft").waitFor();
    await press("Spiel eintragen");
    const sitsOut = page.getByRole("button", { name: /^Anna Lena/ });
    assert.ok(await sitsOut.isDisabled());
    assert.match(await sitsOut.textContent(), /setzt aus/);
    await press("Bert B.");
    await press("Cora");
    await page.getByLabel("Augen von Re").fill("145");
    await page.getByText("Anna Lena 0, Bert B. +1, Cora +1, Dirk −1, Emil −1").waitFor();
    await press("Eintragen");
    await page.getByText("zahlt Bert B. 0,025 €").waitFor();
    // A scored game asks only those who play.
    await page.goto(`${server.address}#/score?l=Re N+S 131 Augen`);
    await press("Auf den Zettel");
    const names = await page.getByRole("combobox", { name: /^Nord/ }).locator("option").allTextContents();
    assert.deepEqual(names, ["Anna Lena", "Cora", "Dirk", "Emil"]);
  });
});

test("a player who comes later sits behind the others, and sits out in his turn", async () => {
  await withSheet({}, evening(FOUR, 2), async (page, press) => {
    await page.getByText("Sonst noch").click();
    await page.getByLabel("Es kommt noch jemand dazu (sitzt hinter dem Letzten)").fill("Emil");
    await press("Dazusetzen");
    await page.getByText("dazu Emil").first().waitFor();
    assert.deepEqual(await page.locator(".totals dt").allTextContents(), [...FOUR, "Emil"]);
    assert.equal(await page.locator("table.sheet td.absent").count(), 2);
    await page.getByText("Regeln: TSR 2026 · 125 Minuten").waitFor();
    await press("Spiel eintragen");
    assert.ok(await page.getByRole("button", { name: /^Cora/ }).isDisabled());
    await press("Doch nicht");
    await page.getByText("Datei und Text").click();
    assert.match(await page.getByRole("textbox", { name: "Als Text ändern" }).inputValue(), /spieler: Anna Lena, Bert B\., Cora, Dirk, Emil\n[\s\S]*\n- dazu Emil\n/);
  });
});

test("a sheet is given away as a link and a code, looked at, and gone on with as a copy", async () => {
  let link = "";
  await withSheet({}, evening(FOUR, 24), async (page, press) => {
    await press("QR-Code");
    link = await page.getByRole("dialog").getByRole("textbox").inputValue();
    assert.match(link, /#\/sheet\?sheet=z[\w-]+&rules=tsr$/);
    assert.ok(link.length < 1000, String(link.length));
    await page.waitForFunction(() => document.querySelector(".qr path") !== null);
    const picture = await page.locator(".qr").screenshot();
    const pixels = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      return { width: image.width, height: image.height, data: [...context.getImageData(0, 0, image.width, image.height).data] };
    }, picture.toString("base64"));
    assert.equal(decodeQR({ ...pixels, data: Uint8Array.from(pixels.data) }), link);
  });
  await visit({ path: new URL(link).hash }, async (page, press) => {
    await page.getByText("Dieser Zettel stand im Link und ist nur zum Ansehen.").waitFor();
    await page.getByText("Die Runde ist zu Ende.").waitFor();
    await page.getByRole("button", { name: "Spiel 3: mehr" }).click();
    assert.equal(await page.getByRole("button", { name: "Löschen" }).count(), 0);
    assert.equal(await page.evaluate(() => Object.values(localStorage).some((kept) => kept.includes("spieler"))), false);
    await press("Als Kopie weiterführen");
    await page.getByRole("button", { name: "Spiel eintragen", exact: true }).waitFor();
    assert.equal(await page.locator("table.sheet tbody").count(), 24);
    // The same link again finds the copy.
    await page.goto(link);
    await press("Als Kopie weiterführen");
    await page.getByRole("button", { name: "Spiel eintragen", exact: true }).waitFor();
    assert.equal(await page.getByRole("combobox", { name: /^Zettel/ }).count(), 0);
  });
  await visit({ path: `${new URL(link).hash.replace("&rules=tsr", "").slice(0, -40)}&rules=tsr` }, async (page) => {
    await page.getByText("Dieser Link ist beschädigt und lässt sich nicht lesen.").waitFor();
  });
});

test("an evening of 24 games is printed on one page, with names, games and totals", async () => {
  await withSheet({ size: "desk", colorScheme: "dark" }, evening(FOUR, 24), async (page) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const printed = await page.locator("#page").innerText();
    for (const part of ["Anna Lena", "Re Anna Lena+Bert B. 121 Augen", "Stand"]) assert.ok(printed.includes(part), `${part} in ${printed}`);
    for (const part of ["Spiel eintragen", "Sonst noch", "Datei und Text"]) assert.ok(!printed.includes(part), part);
    assert.equal(pagesOf(await page.pdf({ format: "A4" })), 1);
  });
});

/** Opens a ruling and the form that puts its penalty on the sheet. */
async function openPenalty(page, press, ruling) {
  await page.goto(`${server.address}#/ruling?${ruling}`);
  await press("Strafe auf den Zettel");
}
/** Puts a penalty on the sheet, as these rows, and shows the sheet. */
async function enterPenalty(page, press, rows) {
  assert.deepEqual(await page.locator(".row-preview").allTextContents(), rows);
  await press("Eintragen");
  await page.getByRole("link", { name: "Zettel ansehen" }).click();
}

test("the penalty of a ruling is put on the sheet with the names of those who sit there", async () => {
  await withSheet({}, evening(FOUR, 2), async (page, press) => {
    // A normal game that is not played: the penalty, and the cards are dealt again.
    await page.goto(`${server.address}#/ruling?e=3.8.1&rules=tsr&a=normal;E;N;false;true;N;nobody;nobody;0`);
    await page.getByLabel("Ost", { exact: true }).fill("bert b.");
    await press("Strafe auf den Zettel");
    assert.equal(await page.getByLabel("Strafe für Ost: Wer sitzt dort?").inputValue(), "Bert B.");
    await enterPenalty(page, press, ["- Strafe N(12) Bert B.: 3.8.1", "- neu geben"]);
    await page.locator("td.between-row").getByText("neu geben").waitFor();
    assert.equal(await totals(page), "Stand6−1242");
    // A solo that counts: the soloist is asked for, too, and has the points.
    await openPenalty(page, press, "e=3.8.2&rules=tsr&a=solo;S;pflicht;N;S;false;nobody;nobody;0");
    await page.getByLabel("Strafe für Nord: Wer sitzt dort?").selectOption("Dirk");
    assert.ok(await page.getByRole("button", { name: "Eintragen", exact: true }).isDisabled());
    await page.getByLabel("Solospieler Süd: Wer sitzt dort?").selectOption("Cora");
    await enterPenalty(page, press, ["Solo Cora, Strafe S(12) Dirk: 3.8.2"]);
    await page.locator("table.sheet tbody").nth(4).waitFor();
    assert.match(await page.locator("table.sheet tbody").last().textContent(), /^3.*Solo Cora, Strafe S\(12\) Dirk: 3\.8\.2$/);
    assert.equal(await totals(page), "Stand6−1216−10");
  });
});

/** A module of the page with what it needs. */
async function bundled(path) {
  const { outputFiles } = await build({ entryPoints: [new URL(`../src/${path}`, import.meta.url).pathname], bundle: true, write: false, format: "esm" });
  return await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
const SEATED = { N: "Nina", E: "Olaf", S: "Sara", W: "Wim" };
const rulings = ["cases", "referee", "referee-second-reading"]
  .flatMap((name) => readFileSync(new URL(`../../datasets/rulebook/${name}.jsonl`, import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line)))
  .filter(({ kind, expected }) => kind === "referee" && expected.asks === undefined);
/** By the house rules each of several offenders pays to the three others: no vector has it. */
const several = [["N", "S"], ["N", "E", "S"]].map((seats) => ({
  id: seats.join(),
  ruleset: "recklinghausen",
  input: { entry: "3.9.4", game: { type: "normal" }, offender: "N", absagen_by_opponents: 0, facts: { wrong_count: seats, after_query: true } },
}));

test("the rows of a penalty take and give the points of its ruling, for every ruling of the vectors", async () => {
  const [ask, { penaltyOf, penaltyRows }, words] = await Promise.all([engine(), bundled("views/sheet/penalty.ts"), bundled("words/de.ts")]);
  const seen = { N: 0, S: 0, U: 0, several: 0, open: 0 };
  for (const { id, ruleset, input } of [...rulings, ...several]) {
    const ruling = ask({ ask: "ruling", lang: "de", ruleset, ...input });
    const penalty = penaltyOf(ruling);
    const isFree = Object.values(ruling.points).every((points) => points === 0) && Math.max(0, ...(ruling.points_range ?? []), ...(ruling.points_choices ?? [])) === 0;
    assert.equal(penalty === undefined, isFree, id);
    if (penalty === undefined) continue;
    const { form, payers, soloist, goesOn } = penalty;
    const isOpen = payers[0].seat === undefined;
    seen[form] += 1;
    seen.several += payers.length > 1;
    seen.open += isOpen;
    const points = isOpen ? { ...ruling.points, S: -payers[0].amounts.at(-1) } : ruling.points;
    const solo = SEATED[soloist];
    const game = form === "S" && goesOn !== "counts" ? `Damensolo ${solo} 130 Augen` : "Re Nina+Sara 121 Augen";
    let sheet = `regeln: ${ruleset}\nspieler: ${Object.values(SEATED).join(", ")}\n\n1 ${game}\n`;
    const before = ask({ ask: "sheet", sheet });
    const named = payers.map(({ seat, amounts }) => ({ name: SEATED[seat ?? "S"], points: amounts.at(-1) }));
    let after;
    for (const row of penaltyRows(penalty, { payers: named, solo, last: { game: 1, text: game } }, words.default.office.sheet)) {
      after = ask({ ask: "sheet", lang: "de", sheet, ...row });
      assert.deepEqual([after.error, ...(after.rows ?? []).map(({ error }) => error)].filter((error) => error != null), [], `${id} ${row.add}`);
      sheet = after.sheet;
    }
    const sum = ({ totals, deductions }) => totals.map((total, at) => total + deductions[at]);
    assert.deepEqual(sum(after).map((total, at) => total - sum(before)[at]), Object.keys(SEATED).map((seat) => points[seat]), `${id}\n${sheet}`);
  }
  assert.ok(Math.min(seen.N, seen.S, seen.U, seen.open) > 30 && seen.several > 5, JSON.stringify(seen));
});

test("several offenders pay each his own, also those who are credited with what the others pay; the court sets the points itself", async () => {
  await withSheet({}, evening(FOUR, 2), async (page, press) => {
    // At the wrong table: five points for one, twelve for the other.
    await openPenalty(page, press, "e=3.2.3&rules=tsr&a=none;N;N%2BS;S;0");
    await page.getByLabel("Strafe für Nord: Wer sitzt dort?").selectOption("Dirk");
    await page.getByLabel("Strafe für Süd: Wer sitzt dort?").selectOption("Cora");
    await enterPenalty(page, press, ["- Strafe U(5) Dirk: 3.2.3", "- Strafe U(12) Cora: 3.2.3"]);
    for (const said of ["Abzug für Cora, den niemand gutgeschrieben bekommt: −12", "Abzug für Dirk, den niemand gutgeschrieben bekommt: −5"]) await page.getByText(said).waitFor();
    // The house rules credit the three others, so that two who pay three each lose two.
    await openPenalty(page, press, "e=3.9.4&rules=recklinghausen&a=normal;E;E%2BS;true");
    await page.getByLabel("Strafe für Ost: Wer sitzt dort?").selectOption("Bert B.");
    await page.getByLabel("Strafe für Süd: Wer sitzt dort?").selectOption("Cora");
    await enterPenalty(page, press, ["- Strafe N(3) Bert B.: 3.9.4", "- Strafe N(3) Cora: 3.9.4", "- neu geben"]);
    await page.locator("td.between-row").getByText("neu geben").waitFor();
    assert.equal(await totals(page), "Stand4−2−20");
    // Between three points and twelve.
    await openPenalty(page, press, "e=3.11.14&rules=tsr&a=normal;E;null;true");
    await page.getByLabel("Wer?").selectOption("Bert B.");
    assert.ok(await page.getByRole("button", { name: "Eintragen", exact: true }).isDisabled());
    await page.getByLabel("Strafpunkte").selectOption("7");
    await enterPenalty(page, press, ["- Strafe U(7) Bert B.: 3.11.14"]);
    await page.getByText("Abzug für Bert B., den niemand gutgeschrieben bekommt: −7").waitFor();
  });
});

/** Opens a chapter of the form and an option in it. */
async function option(page, chapter, name) {
  const summary = page.locator("details.chapter > summary", { hasText: chapter });
  if (!(await summary.evaluate((node) => node.parentElement.open))) await summary.click();
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).first().click();
}

test("a club's rules are tapped together from a published set, told by the wall at once, saved, compared and given away", async () => {
  let link = "";
  await visit({ path: "#/rules?t=club" }, async (page, press) => {
    await page.getByLabel("Anfangen mit").selectOption("set:ddv");
    await page.locator(".rules-form").waitFor();
    await option(page, "Karten und Rangfolge", "zweite Herz Zehn");
    const told = page.locator(".wall-sentence");
    await told.getByText("Fallen beide Herz Zehnen in einen Stich, sticht die erste.").waitFor();
    await press("sticht immer");
    await told.getByText(/sticht die zweite/).waitFor();
    // What has no effect says what it needs.
    await option(page, "Bockrunden", "Bock nach");
    await press("Herzstich");
    await page.getByRole("button", { name: /^Bock nach/ }).getByText("Herzstich").waitFor();
    await option(page, "Vorbehalte", "Werfen: Neunen");
    await page.getByRole("button", { name: "Werfen: Neunen: mehr" }).click();
    for (let taps = 1; taps < 5; taps++) {
      await page.waitForFunction((n) => document.querySelector('.number-stepper input')?.value === String(n), taps);
      await page.getByRole("button", { name: "Werfen: Neunen: mehr" }).click();
    }
    await page.getByRole("button", { name: /^Werfen: Neunen/ }).first().getByText("5", { exact: true }).waitFor();
    await page.getByLabel("Name (ein Wort)").fill("Unsere Runde");
    await page.getByLabel("Name (ein Wort)").blur();
    await press("Unter diesem Namen sichern");
    await page.getByText("Gesichert als „Unsere-Runde“.").waitFor();
    await press("Diese Regeln nehmen");
    await page.getByText("Jetzt wird nach „Unsere-Runde“ gerechnet.").waitFor();
    await page.getByText("Mit anderen Regeln vergleichen").click();
    await page.getByLabel("Mit welchen?").selectOption("set:ddv");
    await page.getByText("In 4 Punkten verschieden").waitFor();
    await page.getByLabel("Mit welchen?").selectOption("own:Unsere-Runde");
    await page.getByText("Danach wird gleich gespielt.").waitFor();
    await page.getByText("Als Text", { exact: true }).click();
    assert.equal(await page.getByLabel("Regeldatei").inputValue(), 'extends = "ddv"\nname = "Unsere-Runde"\nsecond_heart_ten_wins = "always"\nbock_events = ["herzstich"]\nwerfen_nines = 5\n');
    await press("QR-Code");
    link = await page.getByRole("dialog").getByRole("textbox").inputValue();
    await page.keyboard.press("Escape");
    assert.ok(await isNarrow(page));
    // What was saved is there when others are in use.
    await page.getByLabel("Anfangen mit").selectOption("club:dorf-runde");
    await press("Diese Regeln nehmen");
    await page.getByText("Jetzt wird nach „dorf-runde“ gerechnet.").waitFor();
    await page.reload();
    await page.getByRole("radio", { name: "Unsere-Runde" }).click();
    assert.ok(await page.getByRole("radio", { name: "Unsere-Runde" }).isChecked());
  });
  await visit({ path: new URL(link).hash, locale: "en-GB" }, async (page) => {
    await page.getByText("These rules stand in the link that you have opened.").waitFor();
    await page.locator(".rules-form").waitFor();
    await page.locator("details.chapter").first().getByText("1 rule of your own").waitFor();
  });
});

test("rules that cannot be played are refused where they were tapped, and nothing is lost", async () => {
  await visit({ path: "#/rules?t=club" }, async (page, press) => {
    await page.getByLabel("Anfangen mit").selectOption("set:tsr");
    await page.locator(".rules-form").waitFor();
    await option(page, "Karten und Rangfolge", "Karten je Spieler");
    await page.getByRole("button", { name: "Karten je Spieler: mehr" }).click();
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: /^Karten je Spieler/ }).first().getByText("12").waitFor();
    // Without nines the hand follows.
    await option(page, "Karten und Rangfolge", "Neunen");
    await press("nein");
    await page.getByRole("button", { name: /^Karten je Spieler/ }).first().getByText("10").waitFor();
    await press("Wie in den Regeln, auf denen es beruht");
    await page.getByRole("button", { name: /^Karten je Spieler/ }).first().getByText("12").waitFor();
    await page.getByText("ohne Wirkung").first().click();
    await option(page, "Karten und Rangfolge", "Schweine im Solo");
    await page.getByText("Wirkt erst, wenn es das gibt: Schweine.").waitFor();
  });
});

test("each of the files of clubs can be begun with, and has a form without an error", async () => {
  await visit({ path: "#/rules?t=club" }, async (page) => {
    const list = page.getByLabel("Anfangen mit");
    await page.waitForFunction(() => document.querySelectorAll("optgroup:last-child option").length > 50);
    const clubs = await list.locator("optgroup").last().locator("option").evaluateAll((all) => all.map((one) => one.value));
    assert.equal(clubs.length, 51);
    for (const club of clubs) {
      await list.selectOption(club);
      await page.waitForFunction((name) => document.querySelector('input[maxlength="30"]')?.value === name, club.slice(5));
      await page.locator(".rules-form").waitFor();
      assert.equal(await page.getByRole("alert").count(), 0, club);
    }
    assert.equal(await page.locator(".chapter > summary").count(), 10);
  });
});

test("the sheet and the form have no faults for screen readers, large fields to tap, and fit a phone, in both languages", async () => {
  for (const locale of ["de-DE", "en-GB"]) {
    const context = await browser.newContext({ locale, viewport: SIZES.phone, reducedMotion: "reduce", bypassCSP: true });
    const page = await context.newPage();
    await page.addInitScript(([sheets, typed]) => {
      localStorage.setItem("doko.sheets", sheets);
      localStorage.setItem("doko.club.typed", JSON.stringify(typed));
    }, [kept(evening(FOUR, 3)), 'extends = "tsr"\nname = "Freitag"\nschweine = "before_play"\n']);
    for (const place of ["#/sheet", "#/rules?t=club", `#/sheet?sheet=${encodeURIComponent(evening(FOUR, 2))}&rules=tsr`]) {
      await page.goto("about:blank");
      await page.goto(server.address + place);
      await page.locator(".totals, .rules-form").first().waitFor();
      if (place.includes("club")) {
        for (const summary of await page.locator(".chapter > summary").all()) await summary.click();
        for (const summary of await page.locator(".idle > summary").all()) await summary.click();
        await page.locator(".option-head").nth(7).click();
        const small = await page.locator(".rules-form button:visible, .rules-form summary:visible").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
        assert.deepEqual(small, []);
      } else {
        await page.locator(".row-number").first().click();
      }
      await page.evaluate(axe.source);
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await page.evaluate(() => globalThis.axe.run(document));
        assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`), [], `${place} ${locale} ${colorScheme}`);
      }
      assert.ok(await isNarrow(page), `${place} ${locale}`);
    }
    await context.close();
  }
});
