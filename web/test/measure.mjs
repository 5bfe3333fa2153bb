// Measures what the guide promises: node test/measure.mjs [positions]; with 0 positions only sizes and loads. It prints one figure a line and judges nothing, for that is a
// matter of the machine. The processor is throttled where it says so: four times slower, as a phone is.
import { readFileSync, readdirSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { SIZES, launch } from "./browser.mjs";
import { partFiles } from "./engine.mjs";
import { serve } from "./server.mjs";

const POSITIONS = Number(process.argv[2] ?? 10_000);
const DIST = new URL("../dist/", import.meta.url).pathname;
const ORDERED = "#/position?p=rules=ddv;game=bubensolo;re=N;leader=N;N=CJSJDJ;E=HJCAD9;S=CKSAHT;W=S9H9DK&who=N&how=top";
const YES = "JA, zwangsläufig bei Ziehen von oben";

const say = (what, value, unit) => console.log(`${what.padEnd(64)} ${value.toFixed(value < 10 ? 2 : 0).padStart(8)} ${unit}`);
const sorted = (times) => [...times].sort((a, b) => a - b);
const quantile = (times, share) => sorted(times)[Math.min(times.length - 1, Math.floor(share * times.length))];
const median = (times) => quantile(times, 0.5);

function transfer() {
  const files = readdirSync(DIST);
  const sent = files.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => (files.includes(`${file}.br`) ? `${file}.br` : file));
  const sizes = sent.map((file) => readFileSync(DIST + file).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** When the first verdict stood on the screen, after the navigation began. */
async function firstAnswer(page, address) {
  await page.goto("about:blank");
  await page.goto(address + ORDERED);
  await page.waitForFunction(() => globalThis.seenAt !== undefined);
  return await page.evaluate(() => globalThis.seenAt);
}

/** A phone on slow 4G: what a server answers comes 150 ms later, at 1.6 Mbit/s, compressed. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

async function loads(browser, address, network) {
  const [cold, repeat] = [[], []];
  for (let round = 0; round < 5; round++) {
    const context = await browser.newContext({ viewport: SIZES.phone, locale: "de-DE" });
    await context.addInitScript((text) => {
      const look = () => {
        if (globalThis.seenAt === undefined && document.body?.textContent.includes(text)) globalThis.seenAt = performance.now();
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    }, YES);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    if (network !== undefined) await client.send("Network.emulateNetworkConditions", network);
    cold.push(await firstAnswer(page, address));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
    repeat.push(await firstAnswer(page, address));
    await context.close();
  }
  return { cold, repeat };
}

/** Runs in the page: a thread as the page has it, asked one question after the other. */
async function inThread([script, files, requests]) {
  const parts = await Promise.all(files.map((file) => WebAssembly.compileStreaming(fetch(file))));
  const worker = new Worker(script, { type: "module" });
  worker.postMessage({ parts });
  const times = [];
  const answers = [];
  for (const [id, request] of requests.entries()) {
    const begun = performance.now();
    const answer = await new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        if ("progress" in data) return;
        resolve(data.answer ?? JSON.stringify({ error: data.panic ?? data.wordless }));
      };
      worker.postMessage({ id, request });
    });
    times.push(performance.now() - begun);
    answers.push(answer);
  }
  worker.terminate();
  return { times, answers };
}

const names = [readdirSync(DIST).find((file) => /^worker-\w+\.js$/.test(file)), partFiles(DIST)];

const { address, close } = await serve();
const browser = await launch();
const page = await (await browser.newContext({ locale: "de-DE" })).newPage();
await page.goto(address);
const asked = async (requests) => {
  const { times, answers } = await page.evaluate(inThread, [...names, requests.map((request) => JSON.stringify({ lang: "de", rules: "ddv", ...request }))]);
  const parsed = answers.map((answer) => JSON.parse(answer));
  const wrong = parsed.find((answer) => answer.error !== undefined);
  if (wrong !== undefined) throw new Error(wrong.error);
  return { times, answers: parsed };
};

say("load of the machine, of the last minute; its processors", loadavg()[0], `of ${cpus().length}`);
say("all files by brotli", transfer() / 1000, "kB");

for (const [where, network] of [["", undefined], [", slow 4G", SLOW_4G]]) {
  const { cold, repeat } = await loads(browser, address, network);
  say(`first verdict after a cold load, processor throttled 4x${where}`, median(cold), "ms");
  say(`first verdict of a repeated visit, processor throttled 4x${where}`, median(repeat), "ms");
}

if (POSITIONS > 0) {
  const each = Math.ceil(POSITIONS / 12);
  const verdicts = [];
  let slowest = { time: 0 };
  for (let tricks = 1; tricks <= 12; tricks++) {
    const { answers } = await asked([{ ask: "deal", n: each, tricks, seed: tricks }]);
    const positions = answers[0].positions ?? answers[0].deals;
    const { times } = await asked(positions.map((position) => ({ ask: "verdict", position: position.position ?? position })));
    verdicts.push(...times);
    const worst = Math.max(...times);
    if (worst > slowest.time) slowest = { time: worst, tricks };
  }
  say(`verdict, ${verdicts.length} positions of 1 to 12 tricks, median`, median(verdicts), "ms");
  say("verdict, 99 of 100 within", quantile(verdicts, 0.99), "ms");
  say(`verdict, slowest (${slowest.tricks} tricks)`, slowest.time, "ms");

  const { answers } = await asked([{ ask: "deal", n: 50, tricks: 8, seed: 1 }]);
  const eights = answers[0].positions ?? answers[0].deals;
  const { times } = await asked(eights.map((position) => ({ ask: "solve", what: "moves", position: position.position ?? position })));
  say("every card of a position of 8 tricks, median of 50", median(times), "ms");
  say("every card of a position of 8 tricks, slowest of 50", Math.max(...times), "ms");

  /** A game of which the person plays the first legal card each time: how long the others take for a turn. */
  async function turns(bot) {
    const times = [];
    let decisions = [];
    let step;
    for (;;) {
      const request = { ask: "table", seed: 7, bots: { N: bot, E: bot, W: bot }, calls: "when_it_matters", view: "S", decisions, ...(step && { step }) };
      const answered = await asked([request]);
      const answer = answered.answers[0];
      if (step !== undefined) times.push(answered.times[0]);
      decisions = answer.decisions;
      if (answer.asked === undefined) return times;
      const legal = answer.asked.legal.map(({ word }) => word);
      step = legal.find((word) => /^[CSHD][ATKQJ9]$/.test(word)) ?? (legal.includes("-") ? "-" : legal[0]);
    }
  }
  const levels = /LEVELS = \{([^}]*)\}/.exec(readFileSync(new URL("../src/table/game.ts", import.meta.url), "utf8"))[1];
  for (const [, level, bot] of levels.matchAll(/(\w+): "([^"]+)"/g)) {
    const times = await turns(bot);
    say(`turn of three bots, ${level} (${bot}), median`, median(times), "ms");
    say(`turn of three bots, ${level}, slowest`, Math.max(...times), "ms");
  }
}
say("load of the machine at the end", loadavg()[0], `of ${cpus().length}`);

await browser.close();
await close();
