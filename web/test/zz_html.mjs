import axe from "axe-core";
import { SIZES, launch } from "./browser.mjs";
const browser = await launch();
for (const size of ["phone", "desk"]) for (const colorScheme of ["light", "dark"]) {
  const page = await (await browser.newContext({ viewport: SIZES[size], colorScheme, bypassCSP: true })).newPage();
  await page.goto(`file://${process.argv[2]}`);
  for (const open of [false, true]) {
    if (open) { await page.goto(`file://${process.argv[2]}#g1d20`); for (const d of await page.locator("details").all()) await d.evaluate((e) => (e.open = true)); }
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
    console.log(size, colorScheme, open, violations.map(({ id, nodes }) => `${id} ${nodes.length} ${nodes.slice(0, 2).map((n) => n.html.slice(0, 200) + n.failureSummary).join("|")}`), await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
    if (size === "phone" && colorScheme === "light") await page.screenshot({ path: `/tmp/lesson/html-${open}.png`, clip: { x: 0, y: 0, width: 360, height: 1500 }, fullPage: true });
  }
}
await browser.close();
