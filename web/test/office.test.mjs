// Rulings, scores, sheets and rules as a person uses them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import axe from "axe-core";
import { SIZES, fresh } from "./browser.mjs";
import { browser, server } from "./site.mjs";

/** Opens a place, lets a person act there, and sees to it that nothing went wrong meanwhile. */
async function visit(options, act) {
  const { context, page, faults } = await fresh(browser, server.address, options);
  page.setDefaultTimeout(10_000);
  const press = (name) => page.getByRole("button", { name, exact: true }).click();
  try {
    await act(page, press, context);
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
  }
}

/** How many pages a PDF has. */
const pagesOf = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test("a ruling by questions, changed once, printed on one page, and opened again by its link", async () => {
  await visit({ path: "#/ruling" }, async (page, press, context) => {
    await page.getByLabel("Was ist passiert?").fill("nicht bedient normalspiel");
    await page.getByText("Nichtbedienen im Normalspiel", { exact: true }).click();
    await page.getByRole("group").filter({ hasText: "Nichtbedienen im Normalspiel" }).getByRole("link", { name: "Fragen beantworten" }).click();
    for (const answer of ["Normalspiel", "Süd", "Nord", "nein", "nein"]) await press(answer);
    // South it was not: back to the second question, and on from there.
    await page.getByRole("link", { name: "Ändern: Wer hat den Regelverstoß begangen?" }).click();
    await press("Ost");
    for (const answer of ["Nord", "nein", "ja"]) await press(answer);
    await page.getByText("Mehrere sind möglich.").waitFor();
    await press("Nord");
    await press("West");
    await press("Weiter");
    for (const answer of ["keine", "keine", "1"]) await press(answer);
    await page.getByRole("region", { name: "Entscheidung" }).getByText("schwerwiegender Regelverstoß", { exact: true }).waitFor();
    const points = page.getByRole("table", { name: "Punkte" });
    assert.match(await points.textContent(), /\+5−15\+5\+5/);
    await page.getByRole("region", { name: "Entscheidung" }).getByText("[TSR 9.4.3]").first().waitFor();

    await page.getByLabel("Spiel Nr.").fill("7");
    await page.getByLabel("Ost", { exact: true }).fill("<b>Bert</b>");
    assert.match(await points.textContent(), /<b>Bert<\/b>/);
    await page.emulateMedia({ media: "print" });
    const printed = await page.locator("#page").innerText();
    assert.match(printed, /^Protokoll einer Schiedsrichterentscheidung\s+3\.8\.1 Nichtbedienen im Normalspiel/);
    for (const part of ["Spiel Nr.: 7", "Ost: <b>Bert</b>", "Regelwerk\tTSR 2026", "Nord +5, Ost −15", "Nachspielzeit", "Schiedsgericht"]) {
      assert.ok(printed.includes(part), `${part} in ${printed}`);
    }
    assert.ok(!printed.includes("Bisherige Antworten"), printed);
    assert.equal(pagesOf(await page.pdf({ format: "A4" })), 1);

    const link = page.url();
    assert.ok(link.length < 300, link);
    // A link means the same to somebody who plays by other rules.
    assert.match(link, /rules=tsr/);
    const other = await context.newPage();
    await other.goto(link);
    await other.getByText("schwerwiegender Regelverstoß", { exact: true }).first().waitFor();
    // What was answered is also there without the link.
    await other.goto(`${server.address}#/ruling`);
    await other.getByRole("link", { name: "Weiter mit 3.8.1" }).click();
    await other.getByText("schwerwiegender Regelverstoß", { exact: true }).first().waitFor();
  });
});

test("a position answers what its cards tell, and one that cannot be is told with its place", async () => {
  await visit({ path: "#/ruling?e=3.10.1", size: "desk" }, async (page, press) => {
    await page.getByText("Welches Spiel wird gespielt?").waitFor();
    await page.locator("summary").getByText("Stellung vor dem Regelverstoß").click();
    const field = page.getByRole("textbox", { name: "Stellung vor dem Regelverstoß" });
    await field.fill("rules=ddv game=normal re=NS leader=N N=HT,XX E=HQ,CA S=SQ,D9 W=DJ,SA");
    await press("Stellung übernehmen");
    assert.equal(await page.locator("mark").textContent(), "XX");
    await page.goto(`${server.address}#/position?p=rules=ddv;game=normal;re=NS;leader=N;N=HTCQ;E=HQCA;S=SQD9;W=DJSA`);
    await page.getByRole("button", { name: /^Nord, 2 Karten/ }).waitFor();
    await page.goto(`${server.address}#/ruling?e=3.10.1`);
    await page.locator("summary").getByText("Stellung vor dem Regelverstoß").click();
    await press("Die eingegebene Stellung nehmen");
    await page.getByRole("table", { name: "Stellung vor dem Regelverstoß" }).getByLabel("Herz Zehn").waitFor();
    await page.getByRole("heading", { name: "Wer hat den Regelverstoß begangen?" }).waitFor();
    // By keyboard from here on: the heading of each question has the focus.
    for (const answer of ["Ost", "Er beansprucht alle Reststiche und deckt sein Blatt auf.", "von oben", "Nord", "nein", "ja", "keine"]) {
      await page.getByRole("button", { name: answer, exact: true }).waitFor();
      await page.waitForFunction(() => document.activeElement?.tagName === "H2");
      for (let step = 0; step < 9; step++) {
        await page.keyboard.press("Tab");
        if ((await page.evaluate(() => document.activeElement?.textContent)) === answer) break;
      }
      await page.keyboard.press("Enter");
    }
    const ruling = page.getByRole("region", { name: "Entscheidung" });
    await ruling.getByText("unerheblicher Regelverstoß").waitFor();
    await ruling.getByText("Die Re-Partei macht zwangsläufig alle Reststiche; der Regelverstoß ist daher unerheblich.").waitFor();
  });
});

test("a damaged ruling link is told, and there is a way on", async () => {
  await visit({ path: "#/ruling?e=3.8.1&a=skat;E" }, async (page) => {
    await page.getByRole("alert").getByText("Welches Spiel wird gespielt?").waitFor();
    await page.getByRole("link", { name: "Von vorn" }).click();
    await page.getByRole("heading", { name: "Welches Spiel wird gespielt?" }).waitFor();
  });
});

test("a score by fields, which the line follows, and by a line, which the fields follow", async () => {
  await visit({ path: "#/score" }, async (page, press) => {
    await press("Nord");
    await press("Ost");
    await page.getByLabel("Augen von Kontra").fill("85");
    assert.equal(await page.getByLabel("Augen von Re").inputValue(), "155");
    const re = page.getByRole("group", { name: "Ansagen von Re" });
    await re.getByRole("button", { name: "Re", exact: true }).click();
    await re.getByRole("button", { name: "keine 90" }).click();
    await page.getByLabel("Wann sagte Re Re?").selectOption("mit 11 Karten");
    await press("Fuchs gefangen, Kontra: einer mehr");
    await page.getByText("155 : 85, Spielwert +4").waitFor();
    const line = page.getByLabel("In einer Zeile");
    assert.equal(await line.inputValue(), "Normalspiel, Re N+O, Kontra 85 Augen, Re angesagt mit 11 Karten, Re sagt keine 90, Fuchs gefangen für Kontra");
    const items = page.getByRole("table", { name: "Abrechnung" });
    assert.match(await items.textContent(), /unter 90 TSR 7\.2\.2 aRe1.*Fuchs gefangen TSR 7\.2\.3Kontra1Spielwert für Re\+4/);
    assert.ok((await items.boundingBox()).width <= SIZES.phone.width);

    // A solo has no special points; what was entered is there again in the next game.
    await page.getByRole("combobox", { name: /^Spiel/ }).selectOption("Damensolo");
    await page.getByText("Re gewinnt mit 155 Augen, Kontra hat 85. Damensolo, Re: Nord.").waitFor();
    await page.getByRole("combobox", { name: /^Spiel/ }).selectOption("Normalspiel");
    await press("Ost");
    await page.getByText("155 : 85, Spielwert +4").waitFor();

    // Too late, and counted all the same.
    await page.getByLabel("Wann sagte Re keine 90?").selectOption("mit 8 Karten");
    await page.getByRole("alert").getByText("kommt zu spät").waitFor();
    await page.getByLabel(/^Zu späte Ansagen zählen/).check();
    await page.getByText("155 : 85, Spielwert +4").waitFor();

    await line.fill("Damensolo S 130, Kontra angesagt im 2. Stich");
    await page.getByText("130 : 110").waitFor();
    await page.waitForFunction(() => document.querySelector(".game-form select")?.value === "damensolo");
    assert.equal(await page.getByLabel("Augen von Re").inputValue(), "130");
    assert.equal(await page.getByLabel("Wann sagte Kontra Kontra?").inputValue(), "t2");
    assert.equal(await page.getByRole("button", { name: "Süd", exact: true }).getAttribute("aria-pressed"), "true");
    // A field replaces the line, which can be had again.
    await line.fill("Re N+O 145 Augen, Kontra gewinnt, N sagt keine 90, Fuchs für S");
    await page.getByText("145 : 95").waitFor();
    await page.waitForFunction(() => document.querySelector("input.augen")?.value === "145");
    await line.fill("Re N+O 145 Augen, Kontra hui");
    await page.locator("mark", { hasText: "hui" }).waitFor();
    await page.getByLabel("Augen von Re").fill("150");
    await page.getByText("150 : 90").waitFor();
    await press("Wieder die Zeile: Re N+O 145 Augen, Kontra hui");
    await line.fill("Damensolo S 130, Kontra hui");
    assert.equal(await page.locator("mark").textContent(), "hui");
    await page.reload();
    assert.equal(await line.inputValue(), "Damensolo S 130, Kontra hui");
    // A link takes nothing away, neither what was there before nor what is changed afterwards.
    await page.goto(`${server.address}#/score?l=Re N+S 131 Augen`);
    await page.getByText("131 : 109").waitFor();
    await page.getByLabel("Augen von Re").fill("141");
    await page.getByText("141 : 99").waitFor();
    await page.reload();
    await page.getByText("141 : 99").waitFor();
    await page.goto(`${server.address}#/score?l=Re N+S 131 Augen&rules=bsv`);
    await page.getByText("Der Link ist für die Regeln „BSV“ gemeint").waitFor();
    await press("Nach „BSV“ rechnen");
    await page.getByRole("table", { name: "Abrechnung" }).getByText(/^BSV/).first().waitFor();
    await page.goto(`${server.address}#/score`);
    await page.getByLabel("In einer Zeile").fill("Damensolo S 130, Kontra hui");
    await page.goto(`${server.address}#/score?l=Re N+S 131 Augen`);
    await press("Wieder, was vorher hier stand");
    assert.equal(await line.inputValue(), "Damensolo S 130, Kontra hui");
  });
});

test("a score in English", async () => {
  await visit({ path: "#/score", locale: "en-GB", size: "desk" }, async (page, press) => {
    await press("East");
    await press("South");
    await page.getByLabel("Augen of Re").fill("92");
    await page.getByRole("group", { name: "Calls of Kontra" }).getByRole("button", { name: "Kontra" }).click();
    await page.getByText("Kontra wins with 148 Augen, Re has 92. normal game, Re: East and South.").waitFor();
    assert.match(await page.getByRole("table", { name: "Score" }).textContent(), /against the old ones/);
    await page.getByLabel("In one line").fill("Re E+S 92 Augen, Kontra announced, 2 Füchse Kontra");
    await page.waitForFunction(() => document.querySelector("output[aria-label='Fuchs caught, Kontra']")?.textContent === "2");
  });
});

const RECORD = readFileSync(new URL("../../cli/tests/cmd/score.in/game.txt", import.meta.url), "utf8");
const LIST = readFileSync(new URL("../../cli/tests/cmd/import.in/list.txt", import.meta.url), "utf8");

test("a record from a file is scored; what is wrong with one is told with its place", async () => {
  await visit({ path: "#/score?t=record" }, async (page) => {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByRole("button", { name: "Datei öffnen" }).click()]);
    await chooser.setFiles({ name: "spiel.txt", mimeType: "text/plain", buffer: Buffer.from(RECORD) });
    await page.getByRole("table", { name: "Abrechnung" }).waitFor();
    const field = page.getByRole("textbox", { name: "Spielprotokoll" });
    await field.fill(RECORD.replace("S: CQ", "S: XY"));
    assert.equal(await page.locator("mark").textContent(), "XY");
    await page.getByRole("alert").getByText("Zeile 4: S: XY").waitFor();
    await field.fill(RECORD.split("\n").slice(0, -2).join("\n"));
    await page.getByRole("alert").getByText(/Stich 12/).first().waitFor();
    // What somebody has typed is read, too, and what it does not say is told.
    await field.fill(LIST);
    await page.getByText("Was gespielt wurde, steht nicht dabei: ein Normalspiel").waitFor();
    await page.getByRole("table", { name: "Abrechnung" }).waitFor();
  });
});

test("the position before a breach out of the record of the game", async () => {
  await visit({ path: "#/ruling?e=3.8.1" }, async (page, press) => {
    await page.locator("summary").getByText("Stellung vor dem Regelverstoß").click();
    const field = page.getByRole("textbox", { name: "Stellung vor dem Regelverstoß" });
    await field.fill(RECORD);
    await page.reload();
    await page.locator("summary").getByText("Stellung vor dem Regelverstoß").click();
    assert.equal(await field.inputValue(), RECORD);
    await field.fill("");
    await page.goto(`${server.address}#/score?r=${encodeURIComponent(RECORD)}`);
    await page.getByRole("table", { name: "Abrechnung" }).waitFor();
    await page.goto(`${server.address}#/ruling?e=3.8.1`);
    await page.locator("summary").getByText("Stellung vor dem Regelverstoß").click();
    await press("Das eingegebene Spielprotokoll nehmen");
    await page.getByRole("combobox", { name: /^Vor welchem Zug/ }).selectOption("Stich 9, Karte 3 – Ost: ♥10");
    await press("Stellung übernehmen");
    const hands = page.getByRole("table", { name: "Stellung vor dem Regelverstoß" });
    await hands.getByText("auf dem Tisch").waitFor();
    await page.getByRole("heading", { name: "Wer hat den Regelverstoß begangen?" }).waitFor();
  });
});

const GAMES = [
  ["Re Anna+Bert 145 Augen, Re angesagt, Fuchs für Cora", "Anna +2, Bert +2, Cora −2, Dirk −2"],
  ["Re Bert+Dirk 118 Augen", "Anna +2, Bert −2, Cora +2, Dirk −2"],
  ["Damensolo Cora 125 Augen", "Anna −1, Bert −1, Cora +3, Dirk −1"],
];

async function begin(page, press) {
  for (const [at, name] of ["Anna", "Bert", "Cora", "Dirk"].entries()) await page.getByLabel(`Spieler ${at + 1}`).fill(name);
  await page.getByLabel(/^Cent je Punkt/).fill("5");
  await press("Zettel anlegen");
}

const totals = (page) => page.locator("table.sheet tfoot").textContent();

test("a sheet of four games outlives a reload, is mended, exported and read again", async () => {
  await visit({ path: "#/sheet" }, async (page, press, context) => {
    await begin(page, press);
    await page.getByText("Spiel 1: Anna gibt.").waitFor();
    for (const [line, preview] of GAMES) {
      await press("Spiel eintragen");
      await page.getByLabel("In einer Zeile").fill(line);
      await page.getByText(preview).waitFor();
      await press("Eintragen");
    }
    await press("Spiel eintragen");
    await page.getByRole("combobox", { name: /^Spiel/ }).selectOption("Hochzeit");
    await press("Anna");
    await press("Dirk");
    await page.getByLabel("Augen von Re").fill("182");
    await page.getByText("Anna +3, Bert −3, Cora −3, Dirk +3").waitFor();
    await page.reload();
    // Half a game is still there, too.
    await press("Spiel eintragen");
    await page.getByText("Anna +3, Bert −3, Cora −3, Dirk +3").waitFor();
    await press("Eintragen");
    await page.getByText("Spiel 5: Dirk gibt.").waitFor();
    assert.equal(await totals(page), "Stand6−40−2");
    await page.getByText("Bert zahlt Anna 0,20 €.").waitFor();
    await page.getByRole("img", { name: "Zuletzt: Anna 6, Bert −4, Cora 0, Dirk −2" }).waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));

    await press("Spiel 2: mehr");
    await press("Spiel 2 ändern");
    await page.waitForFunction(() => document.querySelector("input.augen")?.value === "118");
    await page.getByLabel("Augen von Re").fill("121");
    await press("Sichern");
    await page.waitForFunction(() => document.querySelector("table.sheet tfoot")?.textContent === "Stand3−1−31");
    await press("Letzte Zeile zurücknehmen");
    await page.getByText("Gelöscht: 4").waitFor();
    await page.getByText("Spiel 4: Cora gibt.").waitFor();
    await page.reload();
    await press("Wieder eintragen");
    await page.getByText("Spiel 5: Dirk gibt.").waitFor();
    const before = await totals(page);

    await page.getByText("Datei und Text").click();
    const [saved] = await Promise.all([page.waitForEvent("download"), press("Als Datei sichern")]);
    const text = readFileSync(await saved.path(), "utf8");
    assert.match(text, /^# Doppelkopf .*\nregeln: tsr\nspieler: Anna, Bert, Cora, Dirk\ncent: 5\n\n1 {2}Re Anna\+Bert 145/);

    const [table] = await Promise.all([page.waitForEvent("download"), press("Als Tabelle sichern (CSV)")]);
    assert.match(readFileSync(await table.path(), "utf8"), /\n1,normal,1,"Anna",2,2,-2,-2,2,2,-2,-2,"Re Anna\+Bert 145 Augen, Re angesagt, Fuchs für Cora"\n/);

    const open = async (name, written) => {
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press("Datei öffnen")]);
      await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(written) });
    };
    await open("kaputt.txt", text.replace("spieler:", "spielr:"));
    await page.getByText("kaputt.txt ist nicht zu lesen. Es wurde nichts verändert.").waitFor();
    assert.equal(await page.locator("mark").textContent(), "spielr");
    await open("bild.txt", Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    await page.getByText("bild.txt ist keine Textdatei.").waitFor();
    await open("gross.txt", Buffer.alloc(1_000_001, 0x61));
    await page.getByText(/^gross\.txt ist zu groß/).waitFor();
    assert.equal(await totals(page), before);

    await press("Diesen Zettel löschen");
    await page.getByText(/^Gelöscht: Doppelkopf/).waitFor();
    await open("abend.txt", text);
    await page.getByText("abend.txt ist als neuer Zettel da.").waitFor();
    assert.equal(await totals(page), before);
    await press("Wiederherstellen");
    assert.equal(await page.getByRole("combobox", { name: /^Zettel/ }).locator("option").count(), 2);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    assert.equal(pagesOf(await page.pdf({ format: "A4" })), 1);
  });
});

test("a scored game is put on the sheet, and what is no row is refused there", async () => {
  await visit({ path: "#/sheet", size: "desk", colorScheme: "dark" }, async (page, press) => {
    await begin(page, press);
    await page.getByText("Spiel 1: Anna gibt.").waitFor();
    await page.goto(`${server.address}#/score?r=${encodeURIComponent(RECORD)}`);
    await press("Auf den Zettel");
    await press("Eintragen");
    await page.getByRole("link", { name: "Zettel ansehen" }).click();
    await page.getByRole("cell", { name: "Spielprotokoll" }).waitFor();
    assert.equal(await totals(page), "Stand12−12−1212");
    await press("Letzte Zeile zurücknehmen");
    await page.getByText("Noch kein Spiel.").waitFor();

    await page.goto(`${server.address}#/score?l=Re N+S 131 Augen`);
    await press("Auf den Zettel");
    await page.getByRole("combobox", { name: /^Nord/ }).selectOption("Bert");
    await press("Eintragen");
    await page.getByRole("link", { name: "Zettel ansehen" }).click();
    await page.getByText("Normalspiel, Re Bert+Cora").or(page.getByText("Re Bert+Cora, Re 131 Augen")).waitFor();
    assert.equal(await totals(page), "Stand−111−1");
    await page.getByText("Sonst noch").click();
    await page.getByLabel("Strafpunkte").fill("4");
    await press("Eintragen");
    await page.getByRole("alert").getByText("4 Punkte lassen sich nicht auf die drei anderen verteilen").waitFor();
    await page.getByLabel("Strafpunkte").fill("3");
    await press("Eintragen");
    await page.waitForFunction(() => document.querySelector("table.sheet tfoot")?.textContent === "Stand−4220");
  });
});

test("a store that becomes full in the middle of a sheet is told, and what was entered is kept as soon as there is room", async () => {
  await visit({ path: "#/sheet" }, async (page, press) => {
    await begin(page, press);
    const put = async (line, after) => {
      await press("Spiel eintragen");
      await page.getByLabel("In einer Zeile").fill(line);
      await press("Eintragen");
      await page.getByText(after).waitFor();
    };
    await put(GAMES[0][0], "Spiel 2: Bert gibt.");
    await page.evaluate(() => {
      for (let size = 1 << 21, at = 0; 0 < size; at++) {
        try {
          localStorage.setItem(`other ${at}`, "x".repeat(size));
        } catch {
          size >>= 1;
        }
      }
    });
    const told = page.getByRole("alert").getByText(/^Der Speicher für diese Seite ist voll/);
    await put(GAMES[1][0], "Spiel 3: Cora gibt.");
    await told.waitFor();
    // Everything goes on, and the sheet can be saved as a file.
    await put(GAMES[2][0], "Spiel 4: Cora gibt.");
    await page.getByText("Datei und Text").click();
    const [saved] = await Promise.all([page.waitForEvent("download"), press("Als Datei sichern")]);
    assert.match(readFileSync(await saved.path(), "utf8"), /\n3 {2}Damensolo Cora/);
    // Nobody closes the page by mistake.
    const asked = page.waitForEvent("dialog");
    const gone = page.reload().catch(() => undefined);
    const dialog = await asked;
    assert.equal(dialog.type(), "beforeunload");
    await dialog.dismiss();
    await gone;
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((key) => key.startsWith("other"))) localStorage.removeItem(key);
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
    await told.waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("Spiel 4: Cora gibt.").waitFor();
  });
});

test("a row is deleted, had again, moved, and a forgotten game is put before it", async () => {
  const sheet = { list: [{ id: 1, rules: "ddv", text: `players: Anna, Bert, Cora, Dirk\n\n1 ${GAMES[0][0]}\n- neu geben\n2 ${GAMES[1][0]}\n3 ${GAMES[2][0]}\n` }], current: 1 };
  await visit({ path: "" }, async (page, press) => {
    await page.evaluate((sheet) => localStorage.setItem("doko.sheets", JSON.stringify(sheet)), sheet);
    await page.reload();
    await page.goto(`${server.address}#/sheet`);
    const rows = () => page.locator("tbody td.said, td.between-row").evaluateAll((all) => all.map((row) => row.textContent).filter((said) => said !== ""));
    const [one, two, three] = GAMES.map(([line]) => line);
    const are = async (...expected) => {
      await page.waitForFunction((expected) => JSON.stringify([...document.querySelectorAll("tbody td.said, td.between-row")].map((row) => row.textContent).filter((said) => said !== "")) === expected, JSON.stringify(expected));
      assert.deepEqual(await rows(), expected);
    };
    await are(one, "neu geben", two, three);
    await press("neu geben: mehr");
    await press("Löschen");
    await page.getByText("Gelöscht: - neu geben").waitFor();
    await are(one, two, three);
    await press("Wieder eintragen");
    await are(one, "neu geben", two, three);
    await press("Spiel 3: mehr");
    await press("Nach oben");
    await are(one, "neu geben", three, two);
    // The tools have gone along.
    await press("Nach oben");
    await are(one, three, "neu geben", two);
    await press("Nach unten");
    await are(one, "neu geben", three, two);
    await press("Davor ein Spiel eintragen");
    await page.getByLabel("In einer Zeile").fill("Re Anna+Cora 150 Augen");
    await page.getByText("Anna +1, Bert −1, Cora +1, Dirk −1").waitFor();
    await press("Eintragen");
    await are(one, "neu geben", "Re Anna+Cora 150 Augen", three, two);
    assert.deepEqual(await page.locator("table.sheet tbody th").allTextContents(), ["1", "–", "2", "3", "4"]);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  });
});

test("a device that keeps nothing is told, and everything goes on", async () => {
  const { context, page, faults } = await fresh(browser, server.address, { path: "" });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    Object.defineProperty(window, "localStorage", { value: { getItem: () => null, setItem: refuse } });
  });
  const press = (name) => page.getByRole("button", { name, exact: true }).click();
  await page.goto(`${server.address}#/sheet`);
  await page.reload();
  await begin(page, press);
  await page.getByText("Spiel 1: Anna gibt.").waitFor();
  await page.getByText("Dieses Gerät lässt nichts speichern.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("somebody new starts with TSR 2026, a choice is kept, and what names no rules is read by DDV 1994", async () => {
  const chosen = (page, name) => page.getByRole("radio", { name }).isChecked();
  const bare = "#/position?p=game=bubensolo;re=N;leader=N;N=CJSJDJ;E=HJCAD9;S=CKSAHT;W=S9H9DK";
  const rulesOf = (page) => page.getByRole("combobox", { name: "Regeln" }).inputValue();
  await visit({ path: "#/rules" }, async (page) => {
    assert.deepEqual(await page.locator("fieldset.choice label").allTextContents(), ["TSR 2026", "DDV 1994", "BSV", "Recklinghausen"]);
    assert.equal(await chosen(page, "TSR 2026"), true);
    await page.getByText("die keine Regeln nennen, werden nach DDV 1994 gelesen").waitFor();
    await page.goto(`${server.address}#/table`);
    await page.getByText("Regeln: TSR 2026").waitFor();
    await page.goto(`${server.address}${bare}`);
    await page.waitForFunction(() => location.hash.includes("rules=ddv"));
    assert.equal(await rulesOf(page), "ddv");
    await page.goto(`${server.address}#/score?l=Re N+O 145 Augen`);
    await page.getByText("DDV 1994").first().waitFor();
    await page.goto(`${server.address}#/rules`);
    await page.getByRole("radio", { name: "BSV" }).check();
    await page.reload();
    assert.equal(await chosen(page, "BSV"), true);
    await page.goto(`${server.address}${bare.replace("D9", "DA").replace("S9H9", "SKHK")}`);
    await page.waitForFunction(() => location.hash.includes("rules=bsv"));
  });
  // Who had chosen before there was anything newer.
  await visit({ path: "" }, async (page) => {
    await page.evaluate(() => localStorage.setItem("doko.rules", '"ddv"'));
    await page.reload();
    await page.goto(`${server.address}#/rules`);
    assert.equal(await chosen(page, "DDV 1994"), true);
  });
});

test("a sheet of five by TSR 2026 says how long the round is, takes added time, and names a suspicious row at a table of four", async () => {
  await visit({ path: "#/sheet" }, async (page, press) => {
    for (const [at, name] of ["Anna", "Bert", "Cora", "Dirk"].entries()) await page.getByLabel(`Spieler ${at + 1}`).fill(name);
    await press("Noch ein Spieler");
    await page.getByLabel("Spieler 5").fill("Emil");
    await press("Zettel anlegen");
    await page.getByText("Regeln: TSR 2026 · 125 Minuten").waitFor();
    await page.getByText("Sonst noch").click();
    await page.getByLabel("Nachspielzeit in Minuten").fill("7");
    await press("Nachspielzeit eintragen");
    await page.getByText("Regeln: TSR 2026 · 132 Minuten").waitFor();
  });
  const sheet = { list: [{ id: 1, rules: "tsr", text: "regeln: tsr\nspieler: Anna, Bert, Cora, Dirk\n\n1 Solo Anna 130, Strafe S(5) Bert\n" }], current: 1 };
  await visit({ path: "" }, async (page) => {
    await page.evaluate((sheet) => localStorage.setItem("doko.sheets", JSON.stringify(sheet)), sheet);
    await page.reload();
    await page.goto(`${server.address}#/sheet`);
    await page.getByText(/ist verdächtig: nach jedem Spiel sind die Stände alle gerade .*TSR 7\.3\.3/).waitFor();
    await page.getByText("Da stimmt etwas nicht: Eine Zeile ist verdächtig.").waitFor();
  });
});

test("a club's file is read, used for a score, and given away in a link", async () => {
  let link = "";
  await visit({ path: "" }, async (page, press) => {
    await page.getByRole("link", { name: "Regeln einer Runde" }).click();
    await press("Diese Regeln nehmen");
    await page.getByText("Jetzt wird nach „dorf-runde“ gerechnet.").waitFor();
    const field = page.getByLabel("Regeldatei");
    for (const [example, name] of [["club:kneipenturnier", "kneipenturnier"], ["club:grossstadt-runde", "grossstadt-runde"]]) {
      await page.getByLabel("Anfangen mit").selectOption(example);
      await press("Diese Regeln nehmen");
      await page.getByText(`Jetzt wird nach „${name}“ gerechnet.`).waitFor();
    }
    await press("Vereinsregeln löschen");
    assert.equal(await page.getByRole("radio", { name: "TSR 2026" }).isChecked(), true);
    await press("Wiederherstellen");
    await page.locator("summary").getByText("Als Text", { exact: true }).click();
    await field.fill('extends = "ddv"\nname = "Freitag"\nninnes = false\n');
    assert.equal(await page.locator("mark").textContent(), "ninnes");
    await page.getByText("ist nines gemeint?").waitFor();
    await field.fill(`extends = "ddv"\nname = "Freitag"\ncall_value = "times 2"\n${"# In this club a call doubles everything.\n".repeat(4)}`);
    await press("Diese Regeln nehmen");
    await page.getByText("Jetzt wird nach „Freitag“ gerechnet.").waitFor();
    await press("QR-Code");
    link = await page.getByRole("dialog").getByRole("textbox").inputValue();
    assert.match(link, /#\/rules\?c=z[\w-]+$/);
    await page.keyboard.press("Escape");
    await page.goto(`${server.address}#/score?l=Re N+O 145 Augen, Re angesagt`);
    await page.getByText("mal, wegen der Ansagen").waitFor();
    await page.goto(`${server.address}#/rules`);
    await page.getByText("Freitag").first().waitFor();
    await page.reload();
    assert.equal(await page.getByRole("radio", { name: "Freitag" }).isChecked(), true);
    await page.goto(`${server.address}#/rules?t=wall&s=Freitag`);
    await page.getByRole("heading", { name: /Freitag/ }).waitFor();
  });
  await visit({ path: new URL(link).hash, locale: "en-GB" }, async (page, press) => {
    await page.getByText("These rules stand in the link that you have opened.").waitFor();
    assert.equal(await page.getByRole("radio", { name: "TSR 2026" }).isChecked(), true);
    await press("Use these rules");
    assert.equal(await page.getByRole("radio", { name: "Freitag" }).isChecked(), true);
  });
  await visit({ path: new URL(link).hash.slice(0, -9) }, async (page) => {
    await page.getByText("Der Link ist beschädigt: Die Regeln darin sind nicht zu lesen.").waitFor();
  });
});

const SHEET = { list: [{ id: 1, rules: "ddv", text: `players: Anna, Bert, Cora, Dirk\n\n${GAMES.map(([line], at) => `${at + 1} ${line}\n`).join("")}4 Re Anna+Bert 241 Augen\n` }], current: 1 };
const PLACES = ["#/ruling", "#/ruling?e=3.8.1", "#/ruling?e=3.8.1&a=normal;E;N;false;true;N;nobody;nobody;0", "#/score?l=Re N+O 145 Augen, Re angesagt", "#/score?t=record", "#/sheet", "#/rules", "#/rules?t=wall", "#/rules?t=club"];

test("every view is without faults for screen readers, at a phone and a desk, light and dark, and none is wider than the screen", async () => {
  const context = await browser.newContext({ locale: "de-DE", reducedMotion: "reduce", bypassCSP: true });
  await context.addInitScript((sheet) => localStorage.setItem("doko.sheets", sheet), JSON.stringify(SHEET));
  const page = await context.newPage();
  for (const place of PLACES) {
    await page.goto("about:blank");
    await page.setViewportSize(SIZES.phone);
    await page.goto(server.address + place);
    await page.waitForLoadState("networkidle");
    await page.evaluate(axe.source);
    for (const size of ["phone", "desk"]) {
      await page.setViewportSize(SIZES[size]);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${place} ${size} is too wide`);
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        // Another theme changes nothing but colours.
        const isNew = (size === "phone") === (colorScheme === "light");
        const { violations } = await page.evaluate((options) => globalThis.axe.run(options), isNew ? {} : { runOnly: ["color-contrast"] });
        const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
        assert.deepEqual(told, [], `${place} ${size} ${colorScheme}`);
      }
    }
  }
  await context.close();
});
