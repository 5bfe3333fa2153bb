/** The page begins here. */
import { render } from "preact";
import { begin, settled } from "./engine.ts";
import { keepOffline } from "./offline.ts";
import { Shell } from "./shell.tsx";
import { speak } from "./words.ts";

declare const WORKER_FILE: string;

begin(WORKER_FILE);
await speak();
const root = document.getElementById("page");
if (root !== null) {
  root.replaceChildren();
  render(<Shell />, root);
}
// What is wanted now does not wait for what may be wanted later.
await settled();
keepOffline();
