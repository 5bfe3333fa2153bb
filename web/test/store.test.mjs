// What the page keeps: two tabs, two versions, a full store, a damaged one, tabs that are killed, a backup; and views that fail.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import axe from "axe-core";
import { build } from "esbuild";
import { SIZES, fresh } from "./browser.mjs";
import { engine } from "./engine.mjs";
import { browser, server } from "./site.mjs";

const HEAD = "players: Anna, Bert, Cora, Dirk\n\n";
const GAMES = ["Re Anna+Bert 145 Augen", "Re Bert+Dirk 118 Augen", "Damensolo Cora 125 Augen"];
const GAME = { seed: 7, game: 0, level: "club", rules: "ddv", dealer: "N", open: [], forced: null, decisions: [], step: null };
const sheetOf = (id, games = GAMES) => ({ id, rules: "ddv", text: HEAD + games.map((game, at) => `${at + 1}  ${game}\n`).join("") });

/** A fresh profile in which this lies already. */
async function profile(kept, { path = "#/sheet", act, faultless = true, ...options }) {
  const { context, page, faults } = await fresh(browser, server.address, { path, kept, ...options });
  page.setDefaultTimeout(10_000);
  try {
    await act({ page, context, tab: (path) => tab(context, path) });
    if (faultless) assert.deepEqual(faults, []);
  } finally {
    await context.close();
  }
}

async function tab(context, path) {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(server.address + path);
  return page;
}

const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
const rows = (page) => page.locator("table.sheet tbody td.said").allTextContents();
const kept = (page) => page.evaluate(() => ({ ...localStorage }));
const keptAt = async (page, start) => Object.entries(await kept(page)).flatMap(([key, text]) => (key.startsWith(start) ? [JSON.parse(text)] : []));

/** Waits until the rows of the sheet are these. */
async function rowsAre(page, ...expected) {
  const isThere = (expected) => JSON.stringify([...document.querySelectorAll("table.sheet tbody td.said")].map((row) => row.textContent)) === expected;
  await page.waitForFunction(isThere, JSON.stringify(expected)).catch(() => undefined);
  assert.deepEqual(await rows(page), expected);
}

async function write(page, line) {
  await press(page, "Spiel eintragen");
  await page.getByLabel("In einer Zeile").fill(line);
}

const ONE = "Re Anna+Cora 150 Augen";
const OTHER = "Re Anna+Dirk 131 Augen";

test("a game that is put on a sheet is there at once in another tab, and in one that is opened later", async () => {
  await profile({ "doko.sheet/1": sheetOf(1) }, {
    act: async ({ page, tab }) => {
      const other = await tab("#/sheet");
      await rowsAre(other, ...GAMES);
      await write(page, ONE);
      await press(page, "Eintragen");
      await rowsAre(other, ...GAMES, ONE);
      await rowsAre(await tab("#/sheet"), ...GAMES, ONE);
    },
  });
});

test("two tabs that enter a game at the same time both keep theirs, whoever is first", async () => {
  await profile({ "doko.sheet/1": sheetOf(1) }, {
    act: async ({ page, tab }) => {
      const other = await tab("#/sheet");
      await write(page, ONE);
      await write(other, OTHER);
      await page.getByText("Anna +1, Bert −1, Cora +1, Dirk −1").waitFor();
      await other.getByText("Anna +1, Bert −1, Cora −1, Dirk +1").waitFor();
      // Each in its own thread, with nothing between them but the store.
      const put = (tab) => tab.evaluate(() => [...document.querySelectorAll(".question button.main")].find(({ textContent }) => textContent === "Eintragen").click());
      await Promise.all([put(page), put(other)]);
      // Whoever was asked anew because the other was faster enters his now.
      for (const tab of [page, other]) {
        const left = tab.getByRole("button", { name: "Eintragen", exact: true });
        if (await left.isVisible()) await left.click();
      }
      for (const tab of [page, other]) {
        await tab.waitForFunction((count) => document.querySelectorAll("table.sheet tbody td.said").length === count, GAMES.length + 2);
        assert.deepEqual(new Set(await rows(tab)), new Set([...GAMES, ONE, OTHER]));
      }
    },
  });
});

test("a tab that slept while another one wrote loses nothing of it, and a sheet that it changes comes back if it was deleted", async () => {
  await profile({ "doko.sheet/1": sheetOf(1) }, {
    act: async ({ page }) => {
      await write(page, ONE);
      await page.getByText("Anna +1, Bert −1, Cora +1, Dirk −1").waitFor();
      // No tab hears of what it has written itself: as if it had slept through the change.
      await page.evaluate((sheet) => localStorage.setItem("doko.sheet/1", sheet), JSON.stringify(sheetOf(1, [...GAMES, OTHER])));
      await press(page, "Eintragen");
      await page.waitForFunction((count) => document.querySelectorAll("table.sheet tbody td.said").length === count, GAMES.length + 2);
      assert.deepEqual(new Set(await rows(page)), new Set([...GAMES, ONE, OTHER]));
      // It reads that, too, when it is looked at again.
      await page.evaluate((sheet) => {
        localStorage.setItem("doko.sheet/1", sheet);
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      }, JSON.stringify(sheetOf(1, [OTHER])));
      await rowsAre(page, OTHER);
      await page.evaluate(() => localStorage.removeItem("doko.sheet/1"));
      await press(page, "Letzte Zeile zurücknehmen");
      await page.getByText(/^Gelöscht: /).waitFor();
      await page.reload();
      assert.equal((await keptAt(page, "doko.sheet/")).length, 1);
    },
  });
});

test("three tabs that write to one sheet in the same moments come to the same, with every game of each", async () => {
  const bundle = await build({ entryPoints: [new URL("../src/views/sheet/sheets.ts", import.meta.url).pathname], bundle: true, write: false, format: "iife", globalName: "sheets" });
  await profile({ "doko.sheet/1": sheetOf(1, []) }, {
    path: "manifest.webmanifest",
    faultless: false,
    act: async ({ page, tab }) => {
      const tabs = [page, await tab("manifest.webmanifest"), await tab("manifest.webmanifest")];
      for (const tab of tabs) await tab.evaluate(`${bundle.outputFiles[0].text}; globalThis.sheets = sheets;`);
      const write = async (who) => {
        for (let at = 0; at < 8; at++) {
          const { text } = sheets.currentSheet();
          const games = text.split("\n").filter((line) => /^\d/.test(line)).length;
          sheets.changeSheet(1, `${text.trimEnd()}\n${games + 1}  Re Anna+Bert ${121 + at} Augen # ${who}\n`, text);
          // Long enough for the others to come between, and too short for them to be heard.
          await new Promise((resolve) => setTimeout(resolve, at % 3));
        }
      };
      await Promise.all(tabs.map((tab, who) => tab.evaluate(write, who)));
      const isWhole = () => new Set(sheets.currentSheet().text.match(/\d+ Augen # \d/g)).size === 24;
      for (const tab of tabs) await tab.waitForFunction(isWhole, undefined, { polling: 100 });
      const texts = await Promise.all(tabs.map((tab) => tab.evaluate(() => sheets.currentSheet().text)));
      assert.equal(new Set(texts).size, 1);
      assert.equal(texts[0].match(/^\d+ /gm).length, 24);
    },
  });
});

test("the browser is asked to keep it all once there is something to keep, and what it promises is said", async () => {
  const { context, page, faults } = await fresh(browser, server.address, { path: "manifest.webmanifest" });
  await context.addInitScript(() => {
    globalThis.asked = 0;
    navigator.storage.persist = async () => 0 < ++globalThis.asked;
    navigator.storage.persisted = async () => 0 < globalThis.asked;
  });
  faults.length = 0;
  await page.goto(`${server.address}#/sheet`);
  for (const [at, name] of ["Anna", "Bert", "Cora", "Dirk"].entries()) await page.getByLabel(`Spieler ${at + 1}`).fill(name);
  assert.equal(await page.evaluate(() => globalThis.asked), 0);
  await press(page, "Zettel anlegen");
  await page.getByText("Spiel 1: Anna gibt.").waitFor();
  assert.equal(await page.evaluate(() => globalThis.asked), 1);
  await page.goto(`${server.address}#/data`);
  await page.getByText("Der Browser hat zugesagt, nichts davon von selbst zu löschen.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("two sheets that two tabs begin are both kept", async () => {
  await profile({}, {
    act: async ({ page, tab }) => {
      const other = await tab("#/sheet");
      const fill = async (tab, names) => {
        for (const [at, name] of names.entries()) await tab.getByLabel(`Spieler ${at + 1}`).fill(name);
      };
      await fill(page, ["Anna", "Bert", "Cora", "Dirk"]);
      await fill(other, ["Emil", "Fred", "Gabi", "Hans"]);
      await Promise.all([page, other].map((tab) => tab.evaluate(() => document.querySelector("form button.main").click())));
      await page.getByText("Spiel 1: Anna gibt.").waitFor();
      await other.getByText("Spiel 1: Emil gibt.").waitFor();
      assert.equal(await page.getByRole("combobox", { name: /^Zettel/ }).locator("option").count(), 2);
      const sheets = await keptAt(page, "doko.sheet/");
      assert.deepEqual(sheets.map(({ text }) => /Anna|Emil/.exec(text)[0]).sort(), ["Anna", "Emil"]);
    },
  });
});

test("the law of merging: what either tab has added is there, what one has deleted is not, and hearing of it late changes nothing", async () => {
  const bundle = await build({ entryPoints: [new URL("../src/merge.ts", import.meta.url).pathname], bundle: true, write: false, format: "esm" });
  const { mergedText } = await import(`data:text/javascript;base64,${Buffer.from(bundle.outputFiles[0].contents).toString("base64")}`);
  const ask = await engine();
  let state = 1;
  const random = (below) => (state = (state * 48_271) % 2_147_483_647) % below;
  const pairs = ["Anna+Bert", "Anna+Cora", "Anna+Dirk", "Bert+Cora", "Bert+Dirk", "Cora+Dirk"];
  let last = 0;
  const game = () => `Re ${pairs[random(6)]} ${121 + (last++ % 119)} Augen # ${last}`;
  const text = (games) => `${HEAD}${games.map((game, at) => `${at + 1}  ${game}`).join("\n")}\n`;
  const gamesOf = (sheet) => sheet.split("\n").flatMap((line) => /^\d+ +(.*)$/.exec(line)?.[1] ?? []);
  const edited = (games) => {
    const list = [...games];
    for (let edits = random(4); 0 < edits; edits--) {
      const at = random(list.length + 1);
      const what = random(3);
      if (what === 0 || at === list.length) list.splice(at, 0, game());
      else if (what === 1) list.splice(at, 1);
      else list[at] = game();
    }
    return list;
  };
  for (let round = 0; round < 500; round++) {
    const base = Array.from({ length: random(8) }, game);
    const [mine, theirs] = [edited(base), edited(base)];
    const merged = mergedText(text(base), text(mine), text(theirs));
    const about = JSON.stringify({ base, mine, theirs, merged }, undefined, 1);
    const games = gamesOf(merged);
    for (const one of mine) if (!base.includes(one)) assert.ok(games.includes(one), about);
    for (const one of theirs) if (!base.includes(one)) assert.ok(games.includes(one) || merged.includes(`# ${one}`), about);
    for (const one of base) assert.equal(games.includes(one), mine.includes(one) && theirs.includes(one), about);
    assert.equal(new Set(games).size, games.length, about);
    assert.equal(mergedText(text(base), text(mine), text(base)), text(mine), about);
    assert.equal(mergedText(text(base), text(base), text(theirs)), text(theirs), about);
    assert.equal(mergedText(text(base), merged, text(theirs)), merged, about);
    // Without a common beginning nothing that one of them has is left out.
    const both = gamesOf(mergedText(undefined, text(mine), text(theirs)));
    for (const one of [...mine, ...theirs]) assert.ok(both.includes(one), about);
    const read = ask({ ask: "sheet", lang: "de", rules: "ddv", sheet: merged });
    assert.equal(read.error, undefined, `${about} ${read.error}`);
  }
});

test("two tabs play two games, each goes on with its own after a reload, and neither is lost by the other", async () => {
  await profile({}, {
    path: "#/table?seed=7&level=club",
    act: async ({ page, tab }) => {
      await press(page, "Karten geben");
      await page.getByText("Was sagst du?").waitFor();
      const other = await tab("#/table?seed=8&level=club");
      await press(other, "Karten geben");
      await other.getByText("Was sagst du?").waitFor();
      await press(other, "gesund");
      await other.locator(".asked, .go-on").first().waitFor();
      await press(page, "gesund");
      await page.locator(".asked, .go-on").first().waitFor();
      const seeds = async (tab) => {
        await tab.reload();
        await tab.locator(".asked, .go-on").first().waitFor();
        return tab.evaluate(() => JSON.parse(localStorage.getItem(`doko.game/${sessionStorage.getItem("doko.table.at")}`)).game.seed);
      };
      assert.deepEqual([await seeds(page), await seeds(other)], [7, 8]);
      await press(page, "Spiel verlassen");
      await press(page, "Verlassen");
      await page.getByText("Karten Nr. 8, Geübt").waitFor();
      await page.getByText("Karten Nr. 7, Geübt").waitFor();
    },
  });
});

test("one game in two tabs: what is decided in one is seen in the other", async () => {
  await profile({}, {
    path: "#/table?seed=7&level=club",
    act: async ({ page, tab }) => {
      await press(page, "Karten geben");
      await page.getByText("Was sagst du?").waitFor();
      const other = await tab("#/table");
      await other.getByText("Was sagst du?").waitFor();
      await press(page, "gesund");
      await other.getByText("Was sagst du?").waitFor({ state: "detached" });
      await other.locator(".asked, .go-on").first().waitFor();
      assert.equal(await other.getByText("Was sagst du?").count(), 0);
    },
  });
});

/** What version 1 has kept: all sheets under one key, and one game. */
const FORMER = {
  "doko.sheets": { list: [{ ...sheetOf(1) }, { id: 2, rules: { toml: 'extends = "ddv"\n' }, text: "players: Emil, Fred, Gabi, Hans\n" }, { id: 3, of: "another kind" }], current: 1 },
  "doko.table": { game: { ...GAME, decisions: [] }, round: null },
  "doko.language": '"en"',
  "doko.desk.unread": "{half of it",
};

test("everything that the version before has kept is there, what cannot be read is said, and a tab of that version may still write", async () => {
  await profile(FORMER, {
    act: async ({ page, tab }) => {
      await rowsAre(page, ...GAMES);
      assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
      assert.equal(await page.getByRole("combobox", { name: /^Sheet/ }).locator("option").count(), 2);
      await page.getByText("2 things that were kept here cannot be read. They are not lost.").waitFor();
      const unread = (await keptAt(page, "doko.unread/")).map(({ name, text }) => [name, text]);
      assert.deepEqual(unread.sort(), [["desk", "{half of it"], ["sheets", '{"id":3,"of":"another kind"}']]);
      assert.deepEqual(Object.keys(await kept(page)).filter((key) => ["doko.sheets", "doko.table", "doko.desk.unread"].includes(key)), []);
      // That tab knows nothing of the game that was put on the sheet since.
      await press(page, "Put down a game");
      await page.getByLabel("In one line").fill(ONE);
      await press(page, "Put down");
      await rowsAre(page, ...GAMES, ONE);
      const old = await tab("manifest.webmanifest");
      const list = [sheetOf(1, [...GAMES, OTHER]), FORMER["doko.sheets"].list[1]];
      await old.evaluate((sheets) => localStorage.setItem("doko.sheets", JSON.stringify(sheets)), { list, current: 1 });
      await page.waitForFunction((count) => document.querySelectorAll("table.sheet tbody td.said").length === count, GAMES.length + 2);
      assert.deepEqual(new Set(await rows(page)), new Set([...GAMES, ONE, OTHER]));
      await page.goto(`${server.address}#/table`);
      await page.getByText("What do you say?").waitFor();
    },
  });
});

test("what a newer version has kept is not touched, and that is said", async () => {
  const newer = { "doko.version": "3", "doko.sheet/1": { id: 1, of: "a later kind" }, "doko.sheet/2": sheetOf(2) };
  await profile(newer, {
    act: async ({ page }) => {
      await page.getByText(/^Eine neuere Fassung dieser Seite hat auf diesem Gerät gespeichert/).waitFor();
      await write(page, ONE);
      await press(page, "Eintragen");
      await rowsAre(page, ...GAMES, ONE);
      const there = await kept(page);
      for (const [key, value] of Object.entries(newer)) assert.equal(there[key], typeof value === "string" ? value : JSON.stringify(value));
    },
  });
});

/** Fills what is left of the store, but for a few bytes. */
const fillUp = (page) =>
  page.evaluate(() => {
    for (let size = 1 << 21, at = 0; 0 < size; at++) {
      try {
        localStorage.setItem(`other ${at}`, "x".repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });

test("a full store keeps what the version before has left, shows it, and moves it when there is room", async () => {
  await profile({ "doko.sheets": FORMER["doko.sheets"], "doko.table": FORMER["doko.table"] }, {
    path: "manifest.webmanifest",
    faultless: false,
    act: async ({ page }) => {
      await fillUp(page);
      await page.goto(`${server.address}#/sheet`);
      await page.getByRole("alert").getByText(/^Der Speicher für diese Seite ist voll/).waitFor();
      await rowsAre(page, ...GAMES);
      const there = await kept(page);
      for (const key of ["doko.sheets", "doko.table"]) assert.equal(there[key], JSON.stringify(FORMER[key]));
      // A backup has it, though nothing of it is in the store.
      await page.goto(`${server.address}#/data`);
      const [saved] = await Promise.all([page.waitForEvent("download"), press(page, "Alles als Datei sichern")]);
      const backup = JSON.parse(readFileSync(await saved.path(), "utf8"));
      assert.deepEqual(JSON.parse(backup.kept["sheet/1"]), sheetOf(1));
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage).filter((key) => key.startsWith("other"))) localStorage.removeItem(key);
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      });
      await page.getByText(/^Der Speicher für diese Seite ist voll/).waitFor({ state: "detached" });
      assert.deepEqual(new Set(Object.keys(await kept(page)).filter((key) => /^doko\.(sheets|table|sheet\/\d+)$/.test(key))), new Set(["doko.sheet/1", "doko.sheet/2"]));
    },
  });
});

test("a damaged store is shown piece by piece and can be saved, and everything else is there", async () => {
  const damaged = { "doko.sheet/1": sheetOf(1), "doko.sheet/2": '{"id":2,"text":', "doko.game/9": { id: 9 }, "doko.desk": "[]", "doko.theme": '"green"', "doko.unread/3": "?" };
  await profile(damaged, {
    act: async ({ page }) => {
      await rowsAre(page, ...GAMES);
      await page.getByText("5 Dinge, die hier gespeichert waren, sind nicht zu lesen.").waitFor();
      await page.getByRole("link", { name: "Ansehen" }).click();
      const list = page.getByRole("region", { name: "Nicht zu lesen" });
      await list.getByText("Zettel", { exact: false }).first().click();
      await list.getByText('{"id":2,"text":', { exact: true }).waitFor();
      const [saved] = await Promise.all([page.waitForEvent("download"), press(list, "Als Datei sichern: Zettel")]);
      assert.equal(readFileSync(await saved.path(), "utf8"), damaged["doko.sheet/2"]);
      await page.reload();
      assert.equal(await list.getByRole("listitem").count(), 5);
      for (let left = 5; 0 < left; left--) {
        assert.equal(await list.getByRole("listitem").count(), left);
        await list.getByRole("button", { name: /^Löschen/ }).first().click();
      }
      await page.reload();
      await page.getByRole("heading", { name: "Gespeichertes" }).waitFor();
      assert.equal(await page.getByText("Nicht zu lesen").count(), 0);
    },
  });
});

/** Opens a file in the view of what is kept. */
async function openBackup(page, name, text) {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(page, "Sicherung öffnen")]);
  await chooser.setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}

test("a backup brings everything to another device, once, and overwrites nothing there", async () => {
  let backup;
  await profile({ "doko.sheet/1": sheetOf(1), "doko.sheet/2": sheetOf(2, [ONE]), "doko.club": '"nines = false"', "doko.theme": '"dark"', "doko.desk": "?" }, {
    path: "#/data",
    act: async ({ page }) => {
      await page.getByText("2 Zettel, 0 Spiele am Tisch").waitFor();
      const [saved] = await Promise.all([page.waitForEvent("download"), press(page, "Alles als Datei sichern")]);
      assert.match(saved.suggestedFilename(), /^doko-Sicherung-\d{4}-\d\d-\d\d\.json$/);
      backup = readFileSync(await saved.path(), "utf8");
    },
  });
  await profile({ "doko.sheet/1": sheetOf(1, [OTHER]), "doko.theme": '"light"' }, {
    path: "#/data",
    act: async ({ page }) => {
      await openBackup(page, "bild.json", "{}");
      await page.getByText("bild.json ist keine Sicherung dieser Seite. Es wurde nichts verändert.").waitFor();
      await openBackup(page, "neu.json", backup.replace('"version": 2', '"version": 3'));
      await page.getByText(/^neu\.json kommt von einer neueren Fassung/).waitFor();
      await page.getByText("1 Zettel, 0 Spiele am Tisch").waitFor();

      await openBackup(page, "alles.json", backup);
      await page.getByText("alles.json ist eingelesen. Was hier war, ist geblieben.").waitFor();
      await page.getByText("3 sind neu hier.").waitFor();
      await page.getByText("Eines war hier anders: Es steht als zweites daneben.").waitFor();
      await page.getByText("3 Zettel, 0 Spiele am Tisch").waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "light");
      await page.getByText("Anders als in der Datei, und so geblieben: Helligkeit.").waitFor();
      await press(page, "Diese aus der Datei nehmen");
      await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
      const sheets = (await keptAt(page, "doko.sheet/")).map(({ text }) => text).sort();
      assert.deepEqual(sheets, [sheetOf(1), sheetOf(2, [ONE]), sheetOf(1, [OTHER])].map(({ text }) => text).sort());
      assert.ok((await keptAt(page, "doko.unread/")).some(({ name, text }) => name === "theme" && text === '"light"'));

      await openBackup(page, "alles.json", backup);
      await page.getByText("3 waren schon da.").waitFor();
      await page.getByText("3 Zettel, 0 Spiele am Tisch").waitFor();
      await page.reload();
      await page.getByText("3 Zettel, 0 Spiele am Tisch").waitFor();
    },
  });
});

test("a tab that is killed in the moment after a tap has lost nothing", async () => {
  await profile({ "doko.sheet/1": sheetOf(1) }, {
    act: async ({ page, context, tab }) => {
      await write(page, ONE);
      await page.getByText("Anna +1, Bert −1, Cora +1, Dirk −1").waitFor();
      const session = await context.newCDPSession(page);
      await press(page, "Eintragen");
      const crashed = page.waitForEvent("crash");
      void session.send("Page.crash").catch(() => undefined);
      await crashed;
      await rowsAre(await tab("#/sheet"), ...GAMES, ONE);
    },
  });
});

test("the view of what is kept is without faults for screen readers, and never too wide, in both languages", async () => {
  for (const [locale, heading] of [["de-DE", "Gespeichertes"], ["en-GB", "What is kept"]]) {
    await profile({ "doko.sheet/1": sheetOf(1), "doko.desk": `[${"x".repeat(300)}` }, {
      path: "#/data",
      locale,
      act: async ({ page, context }) => {
        const open = await browser.newContext({ locale, viewport: SIZES.phone, bypassCSP: true, storageState: await context.storageState() });
        const bare = await open.newPage();
        await bare.goto(`${server.address}#/data`);
        await bare.getByRole("heading", { name: heading }).waitFor();
        await bare.locator("summary").first().click();
        await bare.evaluate(axe.source);
        for (const size of ["phone", "desk"]) {
          await bare.setViewportSize(SIZES[size]);
          for (const colorScheme of ["light", "dark"]) {
            await bare.emulateMedia({ colorScheme });
            const { violations } = await bare.evaluate(() => globalThis.axe.run());
            assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], `${locale} ${size} ${colorScheme}`);
          }
          assert.ok(await bare.evaluate(() => document.documentElement.scrollWidth <= innerWidth), size);
        }
        await open.close();
        await page.getByRole("heading", { name: heading }).waitFor();
      },
    });
  }
});
