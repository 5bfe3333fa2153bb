// A game against bots, played as somebody with a phone would.
import assert from "node:assert/strict";
import { test } from "node:test";
import axe from "axe-core";
import { SIZES, fresh } from "./browser.mjs";
import { browser, server } from "./site.mjs";

const LINK = "#/table?seed=7&n=1&level=club&dealer=N&r=ddv";
/** Who taps after no trick and lets the only card fall gets through a game quickly. */
const QUICK = { level: "club", pause: "none", only: "alone", calls: "when_it_matters", games: "1" };

async function visit(options, act) {
  const { habits = QUICK, ...others } = options;
  const { context, page, faults } = await fresh(browser, server.address, others);
  page.setDefaultTimeout(30_000);
  await page.evaluate((habits) => localStorage.setItem("doko.table.habits", JSON.stringify(habits)), habits);
  await page.reload();
  try {
    await act(page, context);
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
  }
}

const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
const hand = (page, name = "Deine Karten") => page.getByRole("region", { name: new RegExp(`^${name}`) });
const cards = (page, name) => hand(page, name).getByRole("button");
const result = (page) => page.locator(".result");
/** The game that the page is at. */
const state = (page) => page.evaluate(() => JSON.parse(localStorage.getItem(`doko.game/${sessionStorage.getItem("doko.table.at")}`)));

/** Waits until the person is asked or the game is over; returns which. */
async function turn(page) {
  const asked = page.locator(".asked, .go-on, .result").first();
  await asked.waitFor();
  return await asked.evaluate((element) => element.className.match(/asked|go-on|result/)[0]);
}

/** Plays on until the game is over, or until `isEnough`. */
async function playOn(page, { isEnough = () => false, handName, silence = "Nichts ansagen" } = {}) {
  for (;;) {
    const what = await turn(page);
    if (what === "result" || (await isEnough())) return;
    const legal = hand(page, handName).locator("button:enabled");
    const choice = page.locator(".go-on").or(page.getByRole("button", { name: silence })).or(legal).first();
    // What falls by itself may have been faster; then there is nothing to press until the next turn.
    await choice.click({ timeout: 2_000 }).catch(() => undefined);
  }
}

test("a whole game on a phone: gesund, cards, the score, what was better, and the same cards once more", async () => {
  await visit({ path: LINK }, async (page) => {
    await page.getByText("Jemand hat dir Karten gegeben: Nummer 7.").waitFor();
    await press(page, "Karten geben");
    await page.getByText("Was sagst du?").waitFor();
    assert.equal(await cards(page).count(), 12);
    const dealt = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")));
    await press(page, "gesund");
    await playOn(page);
    const { game } = await state(page);
    assert.equal(game.decisions.filter((word) => /^[CSHD][ATKQJ9]$/.test(word)).length, 48);
    await result(page).getByText(/^(Re|Kontra) gewinnt\. Für dich: [+−]\d+ Punkte\.$/).waitFor();
    // What each side took makes the whole deck.
    const augen = await result(page).getByText(/Re \d+ Augen, Kontra \d+ Augen/).textContent();
    assert.equal(augen.match(/\d+/g).slice(0, 2).reduce((sum, part) => sum + Number(part), 0), 240);

    await press(page, "Was war besser?");
    const moments = page.getByRole("list", { name: "Deine Entscheidungen" });
    await moments.waitFor({ timeout: 120_000 });
    await moments.getByRole("button").nth(2).click();
    const moment = page.getByRole("region", { name: /^Stich \d+, Karte \d/ });
    await moment.waitFor();
    assert.equal(await moment.getByRole("list", { name: "Du", exact: true }).getByRole("img").count() > 0, true);

    // The curve leads to every decision, and the table is seen as it was.
    const curve = page.getByRole("slider", { name: "Entscheidung" });
    const before = await page.locator(".moment-name").textContent();
    await page.locator(".curve svg").click({ position: { x: 300, y: 20 } });
    await page.locator(".moment-price").waitFor();
    assert.notEqual(await page.locator(".moment-name").textContent(), before);
    await curve.press("Home");
    const first = await curve.getAttribute("aria-valuetext");
    // Each mistake is drawn with the hand, in which both cards are marked.
    for (const why of await page.locator(".why").all()) {
      assert.equal(await why.locator(":scope > .chips").count(), 1);
      assert.ok((await why.locator(":scope > p").allTextContents()).some((text) => text.length > 30));
    }

    await page.getByRole("link", { name: "Karten offen nachrechnen" }).click();
    await page.getByRole("list", { name: "Stich" }).first().waitFor();
    assert.equal(await page.getByRole("alert").count(), 0);
    // Who comes back finds the review still there, where it was.
    await page.goBack();
    await moments.waitFor({ timeout: 10_000 });
    assert.equal(await curve.getAttribute("aria-valuetext"), first);
    assert.equal(await page.getByRole("button", { name: "Was war besser?" }).count(), 0);

    await page.goto("about:blank");
    await page.goto(`${server.address}${LINK}`);
    await press(page, "Karten geben");
    await page.getByText("Was sagst du?").waitFor();
    assert.deepEqual(await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("aria-label"))), dealt);
  });
});

test("a browser that is closed in the middle of a trick loses nothing, and a step back is a step back", async () => {
  await visit({ path: LINK, habits: { ...QUICK, pause: "tap", only: "tap" } }, async (page, context) => {
    await press(page, "Karten geben");
    await press(page, "gesund");
    await playOn(page, { isEnough: async () => (await cards(page).count()) === 8 && (await page.locator(".asked").count()) > 0 });
    const seen = async (page) => ({
      hand: await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("aria-label"))),
      trick: await page.getByRole("list", { name: "Stich" }).getByRole("img").evaluateAll((all) => all.map((card) => card.getAttribute("aria-label"))),
      status: await page.locator(".status-line").textContent(),
    });
    const before = await seen(page);
    await page.close();
    const again = await context.newPage();
    await again.goto(`${server.address}#/table`);
    await again.locator(".asked").waitFor();
    assert.deepEqual(await seen(again), before);

    await press(again, "Letzter Stich");
    await again.getByRole("dialog", { name: "Letzter Stich" }).getByRole("img").nth(3).waitFor();
    await again.keyboard.press("Escape");
    await press(again, "Spiel verlassen");
    await press(again, "Verlassen");
    await again.getByRole("button", { name: "Karten geben", exact: true }).waitFor();
    assert.equal(await state(again), null);
    // It waits, and is gone only when somebody deletes it.
    await again.getByRole("button", { name: /^Weiterspielen: Karten Nr\. 7, Geübt: \d+ Karten gespielt/ }).click();
    await again.locator(".asked").waitFor();
    assert.deepEqual(await seen(again), before);
    await press(again, "Spiel verlassen");
    await press(again, "Verlassen");
    await again.getByRole("button", { name: /^Löschen: Karten Nr\. 7/ }).click();
    await again.getByText(/^Gelöscht: Karten Nr\. 7/).waitFor();
    await press(again, "Wiederherstellen");
    await again.getByRole("button", { name: /^Weiterspielen: Karten Nr\. 7/ }).waitFor();
  });
});

test("a call takes three taps, and everybody has heard it", async () => {
  await visit({ path: LINK }, async (page) => {
    await press(page, "Karten geben");
    await press(page, "gesund");
    await press(page, "Ansagen …");
    await press(page, "Re");
    await press(page, "Nein");
    await press(page, "Ansagen …");
    await press(page, "Re");
    await press(page, "Ja, ansagen");
    await page.getByRole("region", { name: "Tisch" }).getByText("Re!").waitFor();
    assert.equal((await state(page)).game.decisions.includes("re!"), true);
    // What others have heard is not taken back.
    await page.locator(".asked").waitFor();
    assert.equal(await page.getByRole("button", { name: "Zurücknehmen" }).isDisabled(), true);
  });
});

test("in English, by the keyboard alone, with a hint that names a card", async () => {
  await visit({ path: LINK, locale: "en-GB", habits: { ...QUICK, only: "tap" } }, async (page) => {
    const keyOn = async (locator) => {
      await locator.focus();
      await page.keyboard.press("Enter");
    };
    await keyOn(page.getByRole("button", { name: "Deal", exact: true }));
    await keyOn(page.getByRole("button", { name: "gesund" }));
    await page.getByText("Which card do you play?").waitFor();
    await keyOn(page.getByRole("button", { name: "Hint", exact: true }));
    const hint = page.getByRole("dialog", { name: "Hint" });
    await hint.getByText(/^(Best|About equally good): .*(ace|ten) of spades/).waitFor();
    await hint.getByRole("row", { name: /ace of spades [+−]?\d+\.\d/ }).waitFor();
    await page.keyboard.press("Escape");
    await keyOn(hand(page, "Your cards").getByRole("button", { name: "ace of spades" }));
    await page.getByText(/Trick 2 of 12/).waitFor();
    await playOn(page, { handName: "Your cards", silence: "Call nothing" });
    await result(page).getByText(/^(Re|Kontra) wins\. For you: [+−]\d+ Points\.$/).waitFor();
  });
});

test("a round: the sheet adds up, the next dealer deals other cards", async () => {
  await visit({ path: "#/table", habits: { ...QUICK, games: "12" } }, async (page) => {
    await page.getByText("Bestimmte Karten").click();
    await page.getByLabel("Nummer der Karten").fill("11");
    await press(page, "Karten geben");
    await press(page, "gesund");
    await playOn(page);
    const sheet = page.getByRole("table").filter({ hasText: "Summe" });
    await sheet.waitFor();
    const points = (row) => sheet.getByRole("row").nth(row).getByRole("cell").evaluateAll((all) => all.map((cell) => Number(cell.textContent.replace("−", "-"))));
    assert.equal((await points(1)).reduce((sum, one) => sum + one, 0), 0);
    assert.deepEqual(await points(1), await points(2));
    const before = (await state(page)).game;
    await press(page, "Nächstes Spiel");
    await page.getByRole("region", { name: "Tisch" }).getByText("Geber").waitFor();
    const { game, round } = await state(page);
    assert.deepEqual([before.dealer, game.dealer, game.game, game.seed, round.isEntered], ["N", "E", 1, 11, false]);
  });
});

const ARMUT = "#/table?level=club&dealer=N&r=recklinghausen";

test("an Armut is taken, cards are given back, and the game is played to its end by tapping alone", async () => {
  await visit({ path: `${ARMUT}&seed=50` }, async (page) => {
    await press(page, "Karten geben");
    await press(page, "gesund");
    await page.getByText("Nimmst du 3 Karten von Nord?").waitFor();
    assert.equal(await cards(page).count(), 10);
    await press(page, "ja");
    await page.getByText("Welche 3 Karten gibst du Nord zurück?").waitFor();
    assert.equal(await cards(page).count(), 13);
    const give = page.getByRole("button", { name: /^Zurückgeben/ });
    const names = () => cards(page).evaluateAll((all) => all.map((card) => card.textContent.replace(/\d+$/, "")));
    const before = await names();
    for (const place of [0, 12, 11]) await cards(page).nth(place).click();
    // A fourth is not taken, and one that is tapped again is put back.
    await cards(page).nth(5).click();
    assert.deepEqual(await hand(page).locator("[aria-pressed=true]").count(), 3);
    await cards(page).nth(0).click();
    assert.equal(await give.isDisabled(), true);
    await cards(page).nth(10).click();
    await give.click();
    // Nobody is asked for Schweine that he cannot have.
    await cards(page).nth(10).waitFor({ state: "detached" });
    assert.equal(await page.getByText("Sagst du Schweine an?").count(), 0);
    assert.deepEqual(await names(), before.slice(0, 10));
    await playOn(page);
    await result(page).getByText(/^(Re|Kontra) gewinnt\. Für dich: [+−]\d+ Punkte\.$/).waitFor();
    const words = (await state(page)).game.decisions;
    assert.equal(words.filter((word) => /^[CSHD][ATKQJ9]$/.test(word)).length, 40);
  });
});

test("the own Armut: where three cards are handed over, the person chooses which go with the trumps", async () => {
  const toml = encodeURIComponent('extends = "recklinghausen"\nname = "Drei"\ntrumpfabgabe_cards = "at_least_three"\n');
  await visit({ path: `#/table?level=club&dealer=N&toml=${toml}&seed=400` }, async (page) => {
    await press(page, "Karten geben");
    await press(page, "kleiner Vorbehalt");
    await press(page, "Trumpfabgabe");
    await page.getByText("Welche 3 Karten gibst du ab? Alle Trümpfe gehören dazu.").waitFor();
    const give = page.getByRole("button", { name: /^Abgeben/ });
    const chosen = () => hand(page).locator("[aria-pressed=true]").count();
    // Both trumps go anyway.
    assert.equal(await chosen(), 2);
    // Without one of them it is refused, and the choice is still there to be mended.
    await cards(page).nth(0).click();
    for (const place of [9, 8]) await cards(page).nth(place).click();
    await give.click();
    await page.getByRole("alert").getByText(/abgegeben werden alle Trümpfe/).waitFor();
    await page.getByText("Welche 3 Karten gibst du ab?").waitFor();
    assert.equal(await chosen(), 3);
    await cards(page).nth(8).click();
    await cards(page).nth(0).click();
    await give.click();
    await page.locator(".status-line").getByText(/Du hast 3 Karten an Ost gegeben · kein Trumpf zurück|Du hast 3 Karten an Ost gegeben · Trumpf zurück/).waitFor();
    assert.equal(await cards(page).count(), 10);
  });
});

test("bids: first which solo, then what is announced with it, the hand in sight", async () => {
  await visit({ path: `${ARMUT}&seed=1` }, async (page) => {
    await press(page, "Karten geben");
    await press(page, "großer Vorbehalt");
    await page.getByText("Was bietest du?").waitFor();
    // At 360 px the whole hand is seen above the bar of sections.
    const bar = await page.locator(".sections").boundingBox();
    const lowest = await cards(page).first().boundingBox();
    assert.ok(lowest.y + lowest.height < bar.y, `${lowest.y + lowest.height} ${bar.y}`);
    await press(page, "Fleischlos");
    await press(page, "Anderes");
    await press(page, "Bubensolo");
    await press(page, "Bubensolo mit keine 90");
    await page.locator(".status-line").getByText("Bubensolo, Du").waitFor();
    await page.getByRole("region", { name: "Tisch" }).getByText("keine 90!").waitFor();
    await playOn(page);
    await result(page).getByText(/gewinnt/).first().waitFor();
  });
});

test("a Hochzeit with a condition, chosen in two taps", async () => {
  await visit({ path: `${ARMUT}&seed=125` }, async (page) => {
    await press(page, "Karten geben");
    await press(page, "kleiner Vorbehalt");
    await press(page, "Hochzeit");
    await press(page, "Hochzeit mit dem ersten fremden Trumpfstich");
    await page.locator(".status-line").getByText(/Hochzeit/).waitFor();
  });
});

/** Plays the game that is dealt, whatever is asked before its first card. */
async function gameOfRound(page) {
  const before = (await state(page)).game.game;
  await page.getByText("Was sagst du?").or(page.locator(".result")).first().waitFor();
  if ((await page.locator(".result").count()) === 0) await press(page, "gesund");
  await playOn(page);
  assert.equal((await state(page)).game.game, before);
}

test("a round to its end: the last two games by tapping alone, then the sheet goes to the others", async () => {
  await visit({ path: "#/table", habits: { ...QUICK, level: "beginner", games: "12" } }, async (page) => {
    const played = Array.from({ length: 10 }, (_, at) => `${at + 1}  Re Bot-N+Ich ${121 + at} Augen`).join("\n");
    const sheet = `rules: bsv\nplayers: Bot-N, Bot-O, Ich, Bot-W\ngames: 12\n${played}\n`;
    const game = { seed: 11, game: 10, level: "beginner", rules: "bsv", dealer: "S", open: [], forced: null, decisions: [], step: null };
    await page.evaluate((table) => localStorage.setItem("doko.table", JSON.stringify(table)), { game, round: { sheet, isEntered: false } });
    await page.reload();
    await gameOfRound(page);
    await press(page, "Nächstes Spiel");
    await gameOfRound(page);
    await page.getByText("Die Runde ist zu Ende.").waitFor();
    assert.equal(await page.getByRole("button", { name: "Nächstes Spiel" }).count(), 0);
    await press(page, "Zu meinen Zetteln legen");
    await page.getByRole("link", { name: "Zettel ansehen" }).click();
    await page.getByText("Die Runde ist zu Ende.").waitFor();
    assert.equal(await page.locator("table.sheet tbody").count(), 12);
  });
});

test("a damaged link is told, and the game that waits is not touched", async () => {
  await visit({ path: LINK }, async (page) => {
    await press(page, "Karten geben");
    await page.getByText("Was sagst du?").waitFor();
    await page.goto(`${server.address}#/table?seed=zwölf`);
    await page.getByText("Die Adresse nennt keine Karten.").waitFor();
    await page.getByRole("link", { name: "Weiterspielen" }).click();
    await page.getByText("Was sagst du?").waitFor();
  });
});

test("axe finds nothing to complain about", async () => {
  const found = [];
  for (const size of ["phone", "desk"]) {
    for (const colorScheme of ["light", "dark"]) {
      // The page allows no foreign script, not even this one.
      const context = await browser.newContext({ viewport: SIZES[size], locale: "de-DE", colorScheme, reducedMotion: "reduce", bypassCSP: true });
      const page = await context.newPage();
      const judge = async (place) => {
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
        found.push(...violations.map(({ id, nodes }) => `${place} ${size} ${colorScheme}: ${id} ${nodes[0].html} ${nodes[0].failureSummary}`));
      };
      await page.goto(`${server.address}#/table`);
      await page.evaluate((habits) => localStorage.setItem("doko.table.habits", JSON.stringify(habits)), QUICK);
      await page.reload();
      await page.getByText("So spiele ich").click();
      await judge("start");
      await page.goto(`${server.address}${LINK}`);
      await press(page, "Karten geben");
      await press(page, "gesund");
      await page.locator(".asked").waitFor();
      await judge("game");
      if (size === "phone") {
        await playOn(page);
        await judge("over");
        await press(page, "Was war besser?");
        await page.getByRole("list", { name: "Deine Entscheidungen" }).waitFor({ timeout: 120_000 });
        await page.getByRole("slider", { name: "Entscheidung" }).press("End");
        await judge("review");
        await page.setViewportSize(SIZES.desk);
        await judge("review on a desk");
      }
      await context.close();
    }
  }
  assert.deepEqual(found, []);
});
