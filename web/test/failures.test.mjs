// What is refused or fails: there is always a way on, and nothing is lost by it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, fresh } from "./browser.mjs";
import { browser, server } from "./site.mjs";

const GAME = { seed: 7, game: 0, level: "club", rules: "ddv", dealer: "N", open: [], forced: null, decisions: [], step: null };

/** A fresh profile in which this lies already. */
async function profile(kept, { act, ...options }) {
  const { context, page, faults } = await fresh(browser, server.address, { kept, ...options });
  page.setDefaultTimeout(10_000);
  try {
    await act({ page });
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
  }
}

const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
const keptAt = async (page, start) => Object.entries(await page.evaluate(() => ({ ...localStorage }))).flatMap(([key, text]) => (key.startsWith(start) ? [JSON.parse(text)] : []));

test("a kept game that the engine refuses locks nobody out: it can be left, it waits, and others are played", async () => {
  const refused = { id: 5, game: { ...GAME, rules: { toml: "not = a rule" }, decisions: ["gesund"] }, round: null, isOver: false };
  await profile({ "doko.game/5": refused, "doko.table.at": "5" }, {
    path: "#/table",
    act: async ({ page }) => {
      await page.getByRole("alert").waitFor();
      await press(page, "Spiel verlassen");
      await press(page, "Verlassen");
      await page.getByRole("button", { name: /^Weiterspielen: Karten Nr\. 7/ }).waitFor();
      await press(page, "Karten geben");
      await page.getByText("Was sagst du?").waitFor();
      await page.reload();
      await page.getByText("Was sagst du?").waitFor();
      assert.deepEqual((await keptAt(page, "doko.game/5")).map(({ game }) => game), [refused.game]);
    },
  });
});

test("a position and a record that the engine refuses can be left, too", async () => {
  const draft = { rules: { toml: "not = a rule" }, game: "no such game", leader: null, hands: { N: ["CQ"], E: [], S: [], W: [] }, trick: [], re: null, won: null, calls: { re: null, kontra: null }, schweine: null, spot: "N" };
  await profile({ "doko.desk": { draft, past: [] }, "doko.record": '"no record"' }, {
    path: "#/position",
    act: async ({ page }) => {
      await page.getByRole("alert").waitFor();
      await press(page, "Leeren");
      await page.getByText("Tippe unten die Karten von Nord an.").waitFor();
      await page.goto(`${server.address}#/record`);
      await page.getByRole("alert").waitFor();
      await page.getByRole("link", { name: "Zur Stellung" }).click();
      await page.getByText("Tippe unten die Karten von Nord an.").waitFor();
    },
  });
});

test("an address with the name of what every object has leads nowhere, as any other unknown one", async () => {
  await profile({}, {
    act: async ({ page }) => {
      for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"]) {
        await page.goto(`${server.address}#/${name}`);
        await page.getByText("Diese Adresse führt nirgendwohin.").waitFor();
        await page.goto(`${server.address}#/`);
        await page.locator(".tasks").first().waitFor();
      }
      for (const place of ["#/rules?t=constructor", "#/rules?s=constructor&t=wall", "#/rules?x=constructor", "#/score?t=toString", "#/ruling?e=__proto__", "#/table?seed=7&r=constructor", "#/table?seed=7&level=toString", "#/position?who=constructor&how=valueOf", "#/solver?aim=constructor", "#/record?at=constructor"]) {
        await page.goto("about:blank");
        await page.goto(server.address + place);
        await page.locator("h1").first().waitFor();
        assert.equal(await page.getByText("Dieser Teil der Seite ist gescheitert").count(), 0, place);
      }
    },
  });
});

const BUBEN = "p=rules=ddv;game=bubensolo;re=N;leader=N;N=CJSJDJ;E=HJCAD9;S=CKSAHT;W=S9H9DK";

/** A page whose engine answers one question with nothing that it could answer. */
async function withNonsense(path, asked, act) {
  const context = await browser.newContext({ locale: "de-DE", viewport: SIZES.phone, serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await context.route(/worker-\w+\.js$/, async (route) => {
    const body = `${await (await route.fetch()).text()}
      const heard = self.onmessage;
      self.onmessage = (event) => {
        const { id, request } = event.data;
        if (request === undefined || JSON.parse(request).ask !== "${asked}") return heard(event);
        postMessage({ id, answer: "{}" });
      };`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto(server.address + path);
  try {
    await act(page);
  } finally {
    await context.close();
  }
}

test("every view that fails says so, can be left, and what it keeps is put aside where it can be saved", async () => {
  const failed = (page) => page.getByRole("alert").getByText(/^Dieser Teil der Seite ist gescheitert/);
  for (const [path, asked] of [[`#/position?${BUBEN}&who=N&how=top`, "verdict"], [`#/solver?${BUBEN}`, "board"], ["#/rules", "rules"], ["#/ruling?e=3.8.1", "interview"], ["#/record?r=dealer=N/game=normal", "replay"]]) {
    await withNonsense(path, asked, async (page) => {
      await failed(page).waitFor();
      await press(page, "Noch einmal");
      await failed(page).waitFor();
      await page.getByRole("link", { name: "Zum Anfang" }).click();
      await page.getByRole("heading", { name: "Was ist richtig, und was ist es wert?" }).waitFor();
      assert.equal(await failed(page).count(), 0);
    });
  }
  await withNonsense("#/rules", "replay", async (page) => {
    await page.evaluate(() => localStorage.setItem("doko.record", '"dealer=N"'));
    await page.reload();
    await page.goto(`${server.address}#/record`);
    await failed(page).waitFor();
    await press(page, "Beiseitelegen und neu anfangen");
    await page.getByText("Noch kein Spiel.").waitFor();
    assert.equal(await failed(page).count(), 0);
    await page.getByRole("link", { name: "Ansehen" }).click();
    await page.getByRole("region", { name: "Nicht zu lesen" }).getByText("dealer=N").waitFor({ state: "attached" });
  });
  await withNonsense("#/rules", "sheet", async (page) => {
    await page.evaluate(() => localStorage.setItem("doko.sheet/1", JSON.stringify({ id: 1, rules: "ddv", text: "players: Anna, Bert, Cora, Dirk\n" })));
    await page.reload();
    await page.goto(`${server.address}#/sheet`);
    await failed(page).waitFor();
    await press(page, "Beiseitelegen und neu anfangen");
    await page.getByRole("button", { name: "Zettel anlegen" }).waitFor();
    assert.match((await keptAt(page, "doko.unread/"))[0].text, /Anna, Bert/);
  });
});
