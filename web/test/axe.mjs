// What axe-core finds wrong with a place of the page, in every size and light that matters.
import axe from "axe-core";
import { SIZES } from "./browser.mjs";

/** Goes to each place at the width of a phone and of a desk, light and dark, and returns what violates a rule. `ready` waits for what is to be judged. */
export async function violations(browser, address, places, ready) {
  const found = [];
  for (const size of ["phone", "desk"]) {
    for (const colorScheme of ["light", "dark"]) {
      // The page allows no foreign script, not even this one.
      const context = await browser.newContext({ viewport: SIZES[size], locale: "de-DE", colorScheme, reducedMotion: "reduce", bypassCSP: true });
      const page = await context.newPage();
      for (const place of places) {
        await page.goto(address + place);
        await ready(page, place);
        await page.evaluate(axe.source);
        const result = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
        found.push(...result.violations.map(({ id, nodes }) => `${place} ${size} ${colorScheme}: ${id} ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" | ")}`));
      }
      await context.close();
    }
  }
  return found;
}
