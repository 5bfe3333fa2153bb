/** Runs before the script of the page has come: meanwhile the first part of the engine and the language are fetched. */
import { firstLanguage } from "./language.ts";
import { arrivalOf, partsOf } from "./modules.ts";
import { wordsOf } from "./spoken.ts";

globalThis.dokoParts = new Map();
const language = firstLanguage();
for (const part of partsOf("verdict", language)) arrivalOf(part);
// The first to speak is told what is wrong.
wordsOf(language).catch(() => undefined);
