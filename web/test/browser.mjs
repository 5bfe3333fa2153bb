// A browser for the tests: Debian's chromium, or the one that CHROMIUM names.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

export const executable = process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Starts it, with more switches where a test needs them. */
export const launch = (more = []) => chromium.launch({ executablePath: executable, args: [...ARGS, ...more] });

/** The widths of a phone, a tablet and a desk. */
export const SIZES = { phone: { width: 360, height: 740 }, tablet: { width: 768, height: 1024 }, desk: { width: 1280, height: 860 } };

/** What the page says if a question runs through a function that is in none of its parts. */
const MORE = /^A question wants more of the engine/;

/** A page of a fresh profile, in which `kept` lies already: values by their keys, texts as they are. What goes wrong in it is collected: errors, and requests to anywhere else; and apart, what wanted `more` of the engine. */
export async function fresh(browser, address, { size = "phone", locale = "de-DE", colorScheme = "light", path = "", kept = {} } = {}) {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: typeof value === "string" ? value : JSON.stringify(value) }));
  const storageState = { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] };
  const context = await browser.newContext({ viewport: SIZES[size], locale, colorScheme, reducedMotion: "reduce", serviceWorkers: "allow", storageState });
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  const more = [];
  page.on("console", (message) => message.type() === "error" && faults.push(`console: ${message.text()}`));
  page.on("console", (message) => MORE.test(message.text()) && more.push(message.text()));
  page.on("request", (request) => /^(https?|wss?):/.test(request.url()) && !request.url().startsWith(address) && faults.push(`request: ${request.url()}`));
  await page.goto(address + path);
  return { context, page, faults, more };
}
