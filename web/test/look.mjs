// Takes pictures of places of the page: node test/look.mjs '#/' '#/position' -> test/pictures/NAME-SIZE-THEME.png
import { mkdirSync } from "node:fs";
import { fresh, launch } from "./browser.mjs";
import { serve } from "./server.mjs";

const places = process.argv.slice(2);
const sizes = (process.env.SIZES ?? "phone,desk").split(",");
const themes = (process.env.THEMES ?? "light").split(",");
const locale = process.env.LOCALE ?? "de-DE";
const folder = new URL("pictures/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const { address, close } = await serve();
const browser = await launch();
for (const place of places.length > 0 ? places : ["#/"]) {
  for (const size of sizes) {
    for (const colorScheme of themes) {
      const { context, page, faults } = await fresh(browser, address, { size, colorScheme, locale, path: place });
      await page.waitForLoadState("networkidle");
      const name = `${place.replace(/[^\w]+/g, "_").slice(0, 40) || "home"}-${size}-${colorScheme}.png`;
      await page.screenshot({ path: folder + name, fullPage: true });
      console.log(folder + name, faults.join("; "));
      await context.close();
    }
  }
}
await browser.close();
await close();
