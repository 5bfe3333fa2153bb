// Position, verdict, solver and links, driven as somebody at a table would.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { violations } from "./axe.mjs";
import { fresh } from "./browser.mjs";
import { engine } from "./engine.mjs";
import { browser, server } from "./site.mjs";

/** Runs a test in a profile of its own; nothing may have gone wrong in it. */
const inPage = (name, options, run) =>
  test(name, async () => {
    const { page, context, faults } = await fresh(browser, server.address, options);
    page.setDefaultTimeout(20_000);
    await run(page, context);
    assert.deepEqual(faults, []);
    await context.close();
  });

const BUBEN = "p=rules=ddv;game=bubensolo;re=N;leader=N;N=CJSJDJ;E=HJCAD9;S=CKSAHT;W=S9H9DK";
const FOUR_TRICKS = "p=rules=ddv;game=normal;re=NS;leader=N;N=HTHKSTHK;E=DJD9CTDT;S=SAC9S9H9;W=SJH9HQDQ;won=re:111/6,kontra:60/2";

const NAMES = { C: "Kreuz", S: "Pik", H: "Herz", D: "Karo", A: "Ass", T: "Zehn", K: "König", Q: "Dame", J: "Bube", 9: "Neun" };
const nameOf = (code) => `${NAMES[code[0]]} ${NAMES[code[1]]}`;
const keys = (page) => page.getByRole("group", { name: "Karten", exact: true });
const tap = async (page, cards) => {
  // A key of which there are no more can be pressed, too, and says where they are.
  for (const card of cards) await keys(page).getByRole("button", { name: new RegExp(`^${nameOf(card)},`) }).click({ force: true });
};
const spot = (page, name) => page.getByRole("group", { name: "Wohin die nächste Karte kommt" }).getByRole("button", { name: new RegExp(`^${name}`) });
const seat = (page, row, name) => page.getByRole("group", { name: row, exact: true }).getByRole("button", { name: new RegExp(`^${name}`) });
const verdict = (page, text) => page.getByText(text, { exact: true }).waitFor();

inPage("three jacks against one, tapped: from the top yes, in any order no, and the line is played", { path: "#/position" }, async (page) => {
  await page.getByRole("combobox", { name: "Spiel" }).selectOption({ label: "Bubensolo" });
  await tap(page, ["CJ", "SJ", "DJ"]);
  await spot(page, "Ost").click();
  // From here on each hand is full when it is as long as the first one.
  await tap(page, ["HJ", "CA", "D9", "CK", "SA", "HT", "S9", "H9", "DK"]);
  await seat(page, "Ausspiel", "Nord").click();
  await seat(page, "Re", "Nord").click();
  await verdict(page, "JA, zwangsläufig bei Ziehen von oben");
  await page.getByText("TSR 5.4.4, TSR 5.4.5, Schiedsrichterhilfen 3.10.3").waitFor();

  await page.getByRole("radio", { name: "in jeder Reihenfolge" }).check();
  await verdict(page, "NEIN, nicht zwangsläufig");
  const line = page.getByRole("region", { name: "So kommt die Gegenpartei zu einem Stich" });
  const table = line.getByRole("list", { name: "Stich" });
  for (const [count, card] of ["Karo Bube", "Herz Bube", "Herz Zehn", "Karo König"].entries()) {
    await line.getByRole("button", { name: "Weiter" }).click();
    await table.getByRole("img", { name: card }).waitFor();
    assert.equal(await table.getByRole("img").count(), count + 1);
  }
  await line.getByText("Ost nimmt den Stich.").waitFor();
  assert.equal(await line.getByRole("button", { name: "Weiter" }).isDisabled(), true);
  await line.getByRole("button", { name: "Zurück" }).click();
  assert.equal(await table.getByRole("img").count(), 3);

  await page.getByRole("radio", { name: "Karten angesagt" }).check();
  for (const card of ["Kreuz Bube", "Karo Bube", "Pik Bube"]) await page.getByRole("group", { name: "In welcher Reihenfolge?" }).getByRole("button", { name: card }).click();
  await verdict(page, "JA, zwangsläufig in dieser Reihenfolge");
});

inPage("a whole deal is 38 taps, the last hand in one; steps are taken back, and a reload loses nothing", { path: "#/position" }, async (page) => {
  const deal = {
    N: "SQ CJ HJ HJ DJ DA DT C9 SK S9 S9 HK",
    E: "CQ SQ SJ D9 CA CA CK ST SK HA HK H9",
    S: "HQ DQ CJ DJ DA DT DK D9 CT C9 SA HA",
    W: "HT HT CQ HQ DQ SJ DK CT CK SA ST H9",
  };
  for (const hand of [deal.N, deal.E, deal.S]) await tap(page, hand.split(" "));
  // The last hand is what is left; card by card it is the same.
  await page.getByRole("button", { name: "Die übrigen 12 an West" }).click();
  await page.getByText("Kreuz Dame: Ost und West müssen Re sein.").waitFor();
  await page.getByRole("button", { name: "Zurück" }).first().click();
  await tap(page, deal.W.split(" "));
  await page.getByText("Kreuz Dame: Ost und West müssen Re sein.").waitFor();
  await seat(page, "Ausspiel", "Nord").click();
  await page.getByText("Die Stellung ist vollständig.").waitFor();
  assert.equal(await seat(page, "Re", "Ost, muss Re sein").getAttribute("aria-pressed"), "true");
  await spot(page, "West, 12 Karten, Re").waitFor();

  // A third copy is not taken, and it is said where the two are.
  await tap(page, ["HT"]);
  await page.getByText("Herz Zehn: beide sind vergeben (West).").waitFor();

  await page.getByRole("button", { name: "Zurück" }).first().click();
  await page.getByText("Es fehlt noch: wer ausspielt").waitFor();
  await page.getByRole("button", { name: "Herz Neun herausnehmen" }).click();
  await spot(page, "West, 11 Karten").waitFor();
  await page.reload();
  await spot(page, "West, 11 Karten").waitFor();
  await page.getByRole("button", { name: "Leeren" }).click();
  await spot(page, "Nord, 0 Karten").waitFor();
  await page.getByRole("button", { name: "Zurück" }).first().click();
  await spot(page, "Nord, 12 Karten").waitFor();
});

inPage("what cannot be is said and does not stop anybody", { path: "#/position" }, async (page) => {
  await spot(page, "Tisch").click();
  await tap(page, ["CA"]);
  await seat(page, "Ausspiel", "West").click();
  await spot(page, "Nord").click();
  await tap(page, ["CQ"]);
  await seat(page, "Re", "Süd").click();
  await seat(page, "Re", "Ost").click();
  await page.getByText(/^Nord (hat|hält|besitzt).*Kreuz Dame/).waitFor();
  await tap(page, ["HT", "D9"]);
  await spot(page, "Nord, 3 Karten").waitFor();
});

inPage("what was won and called is entered, and counts once it is whole", { path: `#/position?${FOUR_TRICKS.replace(/;won=.*/, "")}` }, async (page) => {
  await page.getByText("Gewonnen, Ansagen").click();
  await page.getByLabel("Re: Augen").fill("111");
  await page.getByLabel("Re: Stiche").fill("6");
  await page.getByLabel("Kontra: Augen").fill("60");
  await page.getByText("Die Stellung ist vollständig.").waitFor();
  await page.getByLabel("Kontra: Stiche").fill("2");
  await page.getByRole("combobox", { name: "Re", exact: true }).selectOption({ label: "keine 90" });
  await page.waitForURL(/won=re:111\/6,kontra:60\/2;calls=re:k90/);
  await page.getByText("Die Stellung ist vollständig.").waitFor();
  await page.getByLabel("Kontra: Augen").fill("90");
  await page.locator(".told .notice").getByText(/Augen/).first().waitFor();
  await page.reload();
  await page.getByText(/^Gewonnen, Ansagen/).click();
  assert.equal(await page.getByLabel("Kontra: Augen").inputValue(), "90");
});

inPage("cards are typed", { path: "#/position" }, async (page) => {
  await spot(page, "Nord").focus();
  await page.keyboard.type("h0cdp9");
  await spot(page, "Nord, 3 Karten").waitFor();
  for (const name of ["Herz Zehn", "Kreuz Dame", "Pik Neun"]) await page.getByRole("button", { name: `${name} herausnehmen` }).waitFor();
  await page.keyboard.press("2");
  await page.keyboard.type("da");
  await spot(page, "Ost, 1 Karte").waitFor();
  await page.keyboard.press("Backspace");
  await spot(page, "Ost, 0 Karten").waitFor();
  // The keys are one stop, and arrows lead from card to card.
  await keys(page).getByRole("button").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  const focused = await page.evaluate(() => document.activeElement?.getAttribute("data-card"));
  assert.equal(focused, "DJ");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Karo Bube herausnehmen" }).waitFor();
});

inPage("a position is taken over as text, and what is wrong with a text is marked", { path: "#/position" }, async (page) => {
  await page.getByText("Anders eingeben").click();
  await page.getByLabel(/als Text$/).fill("Spiel=Bubensolo re=N Ausspiel=N N=KrB,XX O=HeB");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await page.locator("mark", { hasText: "XX" }).waitFor();
  await spot(page, "Nord, 0 Karten").waitFor();
  await page.getByLabel(/als Text$/).fill("Spiel=Bubensolo re=N Ausspiel=N N=KrB,PB O=HeB,KrA S=PA,KrK W=P9,KaK");
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await verdict(page, "JA, zwangsläufig bei Ziehen von oben");
  await page.getByLabel("Nummer").fill("7");
  await page.getByLabel("Stiche", { exact: true }).last().fill("3");
  await page.getByRole("button", { name: "Geben", exact: true }).click();
  await spot(page, "Nord, 3 Karten").waitFor();
});

inPage("each card of a solved position says what the engine says", { path: `#/solver?${FOUR_TRICKS}` }, async (page) => {
  const ask = await engine();
  const position = "rules=ddv game=normal re=NS leader=N N=HT,HK,ST,HK E=DJ,D9,CT,DT S=SA,C9,S9,H9 W=SJ,H9,HQ,DQ won=re:111/6,kontra:60/2";
  const agree = async (cards, aim, sign = "") => {
    const { cards: worth, turn, value } = ask({ ask: "tree", lang: "de", position, cards, aim });
    const name = { N: "Nord", E: "Ost", S: "Süd", W: "West" }[turn];
    const hand = page.getByRole("region", { name: `${name} ist am Zug` });
    const unit = aim === "augen" ? "Augen" : "Punkte";
    const written = (value) => (value > 0 && sign) + String(value).replace("-", "−");
    for (const { card, value, loss } of worth) {
      const label = `${nameOf(card)}, ${written(value)} ${unit} für Re${loss === 0 ? ", am besten" : ""}`;
      await hand.getByRole("button", { name: label, exact: true }).first().waitFor();
    }
    await hand.getByText(new RegExp(`Re (bekommt noch )?${written(value).replace("+", "\\+")} ${unit}`)).waitFor();
    return hand;
  };
  let hand = await agree([], "augen");
  await hand.getByRole("button", { name: /^Pik Zehn/ }).click();
  hand = await agree(["ST"], "augen");
  await hand.getByRole("button", { name: /^Karo Bube/ }).click();
  await agree(["ST", "DJ"], "augen");
  await page.getByRole("radio", { name: "Punkte" }).check();
  await agree(["ST", "DJ"], "points", "+");
  await page.reload();
  await agree(["ST", "DJ"], "points", "+");
  await page.getByRole("button", { name: "Karte zurück" }).click();
  await agree(["ST"], "points", "+");
  await page.getByRole("button", { name: "Zum Anfang" }).click();
  await agree([], "points", "+");
  // The best line plays to its end.
  await page.getByRole("region", { name: "So geht es am besten weiter" }).getByRole("button").last().click();
  await page.getByRole("heading", { name: "Alle Karten sind gespielt." }).waitFor();
});

inPage("a whole deal shows bounds, and is stopped and goes on", { path: "#/" }, async (page) => {
  await page.getByRole("link", { name: /^Ein ganzes Spiel/ }).click();
  await page.getByText(/Re bekommt noch \d+–\d+ Augen/).waitFor();
  await page.getByRole("button", { name: "Anhalten" }).click();
  await page.getByText("Angehalten. Was bekannt ist, steht da.").waitFor();
  await page.getByRole("button", { name: "Weiterrechnen" }).click();
  await page.getByText(/^Rechnet …/).waitFor();
  // A card is played while it thinks.
  await page.getByRole("button", { name: /^Pik Neun/ }).first().click();
  await page.getByRole("heading", { name: "Ost ist am Zug" }).waitFor();
});

test("a deal with its whole play is an address of at most 300 characters, and opens elsewhere", async () => {
  const ask = await engine();
  const [position] = ask({ ask: "deal", seed: 4 }).positions;
  const cards = [];
  for (let turn = 0; turn < 48; turn++) cards.push(ask({ ask: "tree", position, cards, nodes: 1 }).cards[0].card);
  const short = position.split(" ").map((field) => (/^[NESW]=/.test(field) ? field.replaceAll(",", "") : field)).join(";");
  const { page, context, faults } = await fresh(browser, server.address, { path: `#/solver?p=${short}&c=${cards.join("")}` });
  await page.getByText("Alle Karten sind gespielt.").waitFor();
  await page.getByRole("button", { name: "QR-Code" }).click();
  const dialog = page.getByRole("dialog", { name: "Weitergeben" });
  await dialog.getByRole("img", { name: "QR-Code der Adresse" }).waitFor();
  const address = await dialog.getByRole("textbox", { name: "Adresse" }).inputValue();
  const length = "https://example.org/doko/".length + address.length - server.address.length;
  assert.ok(length <= 300, `${length}: ${address}`);
  await context.close();

  const other = await fresh(browser, address, { locale: "en-GB" });
  await other.page.getByText("All cards are played.").waitFor();
  await other.page.getByRole("button", { name: "To the start" }).click();
  await other.page.getByRole("heading", { name: "North is to play" }).waitFor();
  assert.deepEqual([...faults, ...other.faults.filter((fault) => !fault.startsWith("request:"))], []);
  await other.context.close();
});

inPage("bounds tighten by what a search has proved, before it is over", { path: "#/" }, async (page) => {
  // The first searches end in a moment; what the next one finds is not answered, only told on the way.
  await page.addInitScript(() => {
    const Real = globalThis.Worker;
    let answers = 0;
    globalThis.Worker = class extends Real {
      set onmessage(hear) {
        this.addEventListener("message", (event) => {
          const isTree = "answer" in event.data && JSON.parse(event.data.answer).ask === "tree";
          if (!isTree || ++answers <= 4) hear.call(this, event);
          globalThis.isHeld = answers >= 4;
        });
      }
    };
  });
  await page.reload();
  await page.getByRole("link", { name: /^Ein ganzes Spiel/ }).click();
  await page.waitForFunction(() => globalThis.isHeld === true);
  const labels = () => page.locator(".hand .card-label").evaluateAll((all) => all.map((label) => label.textContent));
  const before = await labels();
  await page.waitForFunction((before) => JSON.stringify([...document.querySelectorAll(".hand .card-label")].map((label) => label.textContent)) !== before, JSON.stringify(before));
  const numbers = (label) => [Number(label.split("–")[0]), Number(label.split("–").at(-1))];
  const later = (await labels()).map(numbers);
  for (const [at, [lower, upper]] of later.entries()) {
    const [least, most] = numbers(before[at]);
    assert.ok(least <= lower && lower <= upper && upper <= most, `${before} ${later.join(" ")}`);
  }
  const [lower, upper] = (await page.getByText(/Re bekommt noch/).textContent()).match(/\d+/g).map(Number);
  // North is Kontra and wants Re to have little: no card is better for it than the best.
  assert.ok(lower <= upper && later.every(([, most]) => lower <= most), `${lower} ${upper} ${later.join(" ")}`);
});

inPage("a position is opened by its address in English", { path: `#/position?${BUBEN}&who=N&how=top`, locale: "en-GB" }, async (page) => {
  await verdict(page, "YES, all tricks anyway, if played from the top");
  await page.getByRole("radio", { name: "from the top, suits named" }).check();
  await page.getByRole("group", { name: "In which order?" }).getByRole("button", { name: "trumps" }).click();
  await verdict(page, "YES, all tricks anyway, if played from the top, first trumps");
});

inPage("a damaged address says what is wrong, and what was there stays", { path: `#/position?${BUBEN}` }, async (page) => {
  await verdict(page, "JA, zwangsläufig bei Ziehen von oben");
  const open = (place) => page.evaluate((place) => void (location.hash = place), place);
  await open("#/position?p=rules=ddv;game=normal;N=HTQX;leader=P");
  await page.getByText("Dieser Link ist beschädigt. Was du eingegeben hattest, ist noch da.").waitFor();
  await page.locator("mark", { hasText: "HTQX" }).waitFor();
  await spot(page, "Nord, 3 Karten, Re").waitFor();
  await open("#/position?p=rules=ddv;N=%E0%A4");
  await page.getByText(/^Dieser Link ist beschädigt und lässt sich nicht lesen/).waitFor();
  await open("#/solver?p=rules=ddv;game=bubensolo;re=N;leader=N;N=CJSJDJ;E=HJCAD9;S=CKSAHT;W=S9H9");
  await page.getByText("Dieser Link ist beschädigt.").waitFor();
  await open(`#/solver?${BUBEN}&c=CJHX`);
  await page.getByText("Die gespielten Karten „CJHX“ sind nicht zu lesen.").waitFor();
  await open(`#/solver?${BUBEN}&c=HJ`);
  await page.getByText(/hier nicht möglich/).waitFor();
  await open("#/position");
  await verdict(page, "JA, zwangsläufig bei Ziehen von oben");
  await spot(page, "Nord, 3 Karten, Re").waitFor();
});

inPage("the position of an address takes the place of what was there, which comes back", { path: "#/position" }, async (page) => {
  await tap(page, ["HT", "CQ"]);
  await spot(page, "Nord, 2 Karten").waitFor();
  await page.evaluate((place) => void (location.hash = place), `#/position?${BUBEN}`);
  await spot(page, "Nord, 3 Karten, Re").waitFor();
  await page.getByRole("button", { name: "Zurück" }).first().click();
  await spot(page, "Nord, 2 Karten").waitFor();
  // The address says what is there now.
  await page.reload();
  await spot(page, "Nord, 2 Karten").waitFor();
});

// The second ten of hearts takes the trick in this club, so that North's does not draw it.
const CLUB = encodeURIComponent('extends = "ddv"\nsecond_heart_ten_wins = "when_trump"\n');
const TENS = "game=normal;re=NS;leader=N;N=HTCQ;E=HTCA;S=SASK;W=DJCT";
inPage("a position is judged by the rules that its address brings along", { path: `#/position?p=${TENS}&club=${CLUB}&who=N&how=top` }, async (page) => {
  await verdict(page, "NEIN, bei Ziehen von oben nicht zwangsläufig");
  assert.equal(await page.getByRole("combobox", { name: "Regeln" }).inputValue(), "+");
  await page.getByRole("link", { name: "Was ist jede Karte wert?" }).click();
  await page.getByRole("heading", { name: "Nord ist am Zug" }).waitFor();
  // The rules go along, compressed.
  await page.waitForURL(/&club=z[\w-]+$/);
  await page.reload();
  await page.getByRole("heading", { name: "Nord ist am Zug" }).waitFor();
  await page.goBack();
  await page.getByRole("combobox", { name: "Regeln" }).selectOption("ddv");
  await verdict(page, "JA, zwangsläufig bei Ziehen von oben");
});

inPage("what cannot be is no damage: its address opens, with what is wrong", { path: "#/position?p=rules=ddv;game=normal;N=HTHTHT;leader=N" }, async (page) => {
  await page.getByText(/^Herz Zehn kommt dreimal vor/).waitFor();
  await spot(page, "Nord, 3 Karten").waitFor();
  await page.getByRole("button", { name: "Herz Zehn herausnehmen" }).first().click();
  await spot(page, "Nord, 2 Karten").waitFor();
  assert.equal(await page.locator(".told .notice").count(), 0);
});

inPage("each example opens with its question", { path: "#/" }, async (page) => {
  const examples = {
    "Schiedsrichterhilfen 3.10": "JA, zwangsläufig bei Ziehen von oben",
    "Schiedsrichterhilfen 3.1.3": "NEIN, nicht zwangsläufig",
    "Schiedsrichterhilfen 3.1.7": "Sichere Sonderpunkte für Re: Fuchs, Charlie",
  };
  for (const [name, answer] of Object.entries(examples)) {
    await page.getByRole("link", { name: new RegExp(`^${name} `) }).click();
    await verdict(page, answer);
    await page.goBack();
  }
});

inPage("a place is given away as the device does it, or copied", { path: `#/solver?${BUBEN}` }, async (page, context) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Weitergeben" }).click();
  await page.getByRole("status").filter({ hasText: "Kopiert" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  await page.evaluate(() => {
    navigator.share = async ({ url }) => void (document.title = url);
  });
  await page.getByRole("button", { name: /^Pik Bube/ }).click();
  await page.waitForURL(/c=SJ$/);
  await page.getByRole("button", { name: "Weitergeben" }).click();
  assert.equal(await page.title(), page.url());
});

inPage("a game is seen card by card, and each moment leads to what its cards are worth", { path: "#/" }, async (page) => {
  await page.getByRole("link", { name: /^Ein gespieltes Spiel/ }).click();
  const table = page.getByRole("region", { name: "Spiel", exact: true });
  await page.getByText("Die Karten sind gegeben.").waitFor();
  const next = page.getByRole("button", { name: "Weiter", exact: true });
  for (const happened of ["Ost: ♣9", "Süd: ♣A", "West: ♣9", "Nord: ♣10"]) {
    await next.click();
    await page.getByText(happened, { exact: true }).waitFor();
  }
  await table.getByText("Süd nimmt den Stich.").waitFor();
  await page.getByRole("slider").fill("7");
  await page.getByText("Nord: Re", { exact: true }).waitFor();
  // The address follows when the page has been drawn.
  await page.waitForURL(/at=7$/);
  const address = page.url();
  await page.getByRole("link", { name: "Was ist jede Karte wert?" }).click();
  await page.getByRole("heading", { name: "Nord ist am Zug" }).waitFor();
  const other = await fresh(browser, address);
  await other.page.getByText(/^Nord: Re/).first().waitFor();
  await other.context.close();
});

inPage("a record is pasted where positions are, and what is wrong with it is said", { path: "#/position" }, async (page) => {
  const paste = async (text) => {
    await page.getByText("Anders eingeben").click();
    await page.getByLabel(/als Text$/).fill(text);
    await page.getByRole("button", { name: "Übernehmen" }).click();
  };
  const record = "rules=ddv dealer=N game=normal\nN: HT HT CQ HQ DQ SJ DK CT CK SA ST H9\nE: SQ CJ HJ HJ DJ DA DT C9 SK S9 S9 HK\nS: CQ SQ SJ D9 CA CA CK ST SK HA HK H9\nW: HQ DQ CJ DJ DA DT DK D9 CT C9 SA HA\n1 E: C9 CA C9 CT\n";
  await paste(record);
  await page.getByText("Stich 1, Karte 1").waitFor();
  await page.goBack();
  await paste(record.replace("1 E: C9", "1 E: XX"));
  await page.locator("mark", { hasText: "XX" }).waitFor();
  // What was seen before is one tap away.
  await page.getByRole("link", { name: "Zum Spiel von vorher" }).click();
  await page.getByText("Stich 1, Karte 1").waitFor();
});

test("axe finds nothing to complain about", async () => {
  const places = ["#/", `#/position?${BUBEN}&who=N&how=order`, `#/position?${FOUR_TRICKS}&who=N&how=any`, `#/solver?${FOUR_TRICKS}`, "#/record?r=rules=ddv/dealer=N/game=normal;N:HTHTCQHQDQSJDKCTCKSASTH9;E:SQCJHJHJDJDADTC9SKS9S9HK;S:CQSQSJD9CACACKSTSKHAHKH9;W:HQDQCJDJDADTDKD9CTC9SAHA;E:C9CAC9CT&at=4"];
  const ready = async (page, place) => {
    await page.locator(place === "#/" ? ".tasks" : place.includes("order") ? ".ordered" : place.includes("solver") ? ".best-line" : place.includes("record") ? ".tricks" : ".ruled").first().waitFor();
  };
  assert.deepEqual(await violations(browser, server.address, places, ready), []);
});
