/** The page begins here. */
import { render } from "preact";
import { begin } from "./engine.ts";
import { keepOffline } from "./offline.ts";
import { Shell } from "./shell.tsx";

declare const WORKER_FILE: string;

begin(globalThis.dokoModule, WORKER_FILE);
const root = document.getElementById("page");
if (root !== null) {
  root.replaceChildren();
  render(<Shell />, root);
}
keepOffline();
