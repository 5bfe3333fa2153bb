// Draws static/icon.svg as the PNG files that phones and messengers want: node icons.mjs. They are kept in the repository.
import { readFileSync, writeFileSync } from "node:fs";
import { launch } from "./test/browser.mjs";

const folder = new URL("static/", import.meta.url);
const svg = readFileSync(new URL("icon.svg", folder), "utf8");
/** A phone cuts its own shape out of a full square. */
const square = svg.replace(/ rx="96"/, "");
const ICONS = [["icon-180.png", 180, square], ["icon-192.png", 192, svg], ["icon-512.png", 512, square]];

const browser = await launch();
const page = await browser.newPage();
for (const [name, side, drawing] of ICONS) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>html, body { margin: 0; background: none } svg { display: block; width: ${side}px; height: ${side}px }</style>${drawing}`);
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(new URL(name, folder), png);
  console.log(name, png.length);
}
await browser.close();
