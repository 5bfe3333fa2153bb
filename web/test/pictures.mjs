// Takes the pictures of README and guide from the built page: node test/pictures.mjs -> docs/pictures/*.png. With names after it,
// only those: node test/pictures.mjs solver.en.dark solver.en.light
import { mkdirSync, statSync } from "node:fs";
import { SIZES, launch } from "./browser.mjs";
import { serve } from "./server.mjs";

const FOLDER = new URL("../../docs/pictures/", import.meta.url).pathname;
/** Larger pictures make the repository heavy and show no more. */
const MOST = 60_000;

const BUBEN = "p=rules=ddv;game=bubensolo;re=N;leader=N;N=CJSJDJ;E=HJCAD9;S=CKSAHT;W=S9H9DK";
const FOUR_TRICKS = "p=rules=ddv;game=normal;re=NS;leader=N;N=HTHKSTHK;E=DJD9CTDT;S=SAC9S9H9;W=SJH9HQDQ;won=re:111/6,kontra:60/2";

const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

function solver(name, locale, scheme) {
  return { name, size: "phone", locale, scheme, place: `#/solver?${FOUR_TRICKS}`, ready: (page) => page.locator(".best-line").first().waitFor() };
}

/** Each with what must be seen before it is taken. */
const PICTURES = [
  {
    name: "verdict",
    size: "phone",
    isScrolled: true,
    place: `#/position?${BUBEN}&who=N&how=top`,
    async ready(page) {
      await page.getByText("Stich für Stich").waitFor();
      await page.locator(".ruled").first().evaluate((ruled) => scrollTo(0, scrollY + ruled.getBoundingClientRect().top - 90));
    },
  },
  solver("solver.de.dark", "de-DE", "dark"),
  // The README is read in both languages and on both backgrounds.
  solver("solver.de.light", "de-DE", "light"),
  solver("solver.en.dark", "en-GB", "dark"),
  solver("solver.en.light", "en-GB", "light"),
  {
    name: "ruling",
    size: "phone",
    place: "#/ruling",
    async ready(page) {
      await page.getByRole("searchbox").fill("nicht bedient");
      await page.getByText(/^\d+ Einträge$/).waitFor();
      await page.getByRole("searchbox").blur();
    },
  },
  { name: "score", size: "phone", place: `#/score?l=${encodeURIComponent("Re N+S 145 Augen, Re angesagt, Fuchs für N")}&rules=tsr`, ready: (page) => page.locator(".items").first().waitFor() },
  {
    name: "table",
    size: "phone",
    place: "#/table?seed=7&level=club",
    async ready(page) {
      await press(page, "Karten geben");
      await press(page, "gesund");
      await page.locator(".own-hand button:enabled").first().click();
      await page.getByRole("button", { name: "Weiter" }).waitFor();
    },
  },
  { name: "start", size: "phone", place: "#/", ready: (page) => page.locator(".tasks").first().waitFor() },
];

mkdirSync(FOLDER, { recursive: true });
const { address, close } = await serve();
const browser = await launch();
let isTooLarge = false;
const wanted = process.argv.slice(2);
for (const { name, size, locale = "de-DE", scheme = "light", place, isScrolled = false, ready } of PICTURES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const context = await browser.newContext({ viewport: SIZES[size], locale, colorScheme: scheme, reducedMotion: "reduce", bypassCSP: true });
  const page = await context.newPage();
  await page.goto(address + place);
  await ready(page);
  // The felt's gradient is most of a picture's bytes and nothing that anybody looks for.
  await page.addStyleTag({ content: ".felt, .hero { background: var(--felt) !important; } * { box-shadow: none !important; filter: none !important; }" });
  if (!isScrolled) await page.evaluate(() => scrollTo(0, 0));
  const path = `${FOLDER}${name}.png`;
  await page.screenshot({ path });
  const bytes = statSync(path).size;
  console.log(`docs/pictures/${name}.png ${bytes} bytes`);
  isTooLarge ||= bytes > MOST;
  await context.close();
}
await browser.close();
await close();
if (isTooLarge) {
  console.error(`A picture of more than ${MOST} bytes is too heavy`);
  process.exit(1);
}
