/** The page on a server, and a browser for it: for all tests of the file that imports this. */
import { after, before } from "node:test";
import { launch } from "./browser.mjs";
import { serve } from "./server.mjs";

export let browser;
export let server;

before(async () => {
  [browser, server] = await Promise.all([launch(), serve()]);
});
after(async () => {
  await browser?.close();
  await server?.close();
});
