// Compares src/api.d.ts, the types of all questions and answers, with the schemas that `doko schema api` prints; UPDATE=1 writes it
// anew. DOKO names the program; target/debug/doko if it names none.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const program = process.env.DOKO ?? new URL("../target/debug/doko", import.meta.url).pathname;
const file = new URL("src/api.d.ts", import.meta.url);
const options = { bannerComment: "", additionalProperties: false, style: { printWidth: 120 }, declareExternallyReferenced: true };

/** Says what the library does not know: a schema that says nothing is anything, and `prefixItems` were `items` once. */
function understood(schema) {
  if (Array.isArray(schema)) return schema.map(understood);
  if (typeof schema !== "object" || schema === null) return schema;
  if (Object.keys(schema).every((key) => key === "description")) return { ...schema, tsType: "unknown" };
  const { prefixItems, ...rest } = schema;
  const children = Object.entries(prefixItems === undefined ? rest : { ...rest, items: prefixItems });
  return Object.fromEntries(children.map(([key, value]) => [key, key === "description" ? value : understood(value)]));
}

/** The library calls a root that is one of several types after the name it is given. */
async function declarations(schema, name) {
  const root = { ...understood(schema), title: name };
  return await compile(root, name, options);
}

/** Both sides of a question share definitions, which may stand in a namespace only once. */
function merged(texts) {
  const seen = new Set();
  const blocks = texts.flatMap((text) => text.split(/\n(?=export |\/\*\*)/));
  const kept = [];
  let comment = "";
  for (const block of blocks) {
    if (/^\/\*\*/.test(block) && !/\nexport /.test(block)) { comment = block; continue; }
    const name = /^(?:\/\*\*[\s\S]*?\*\/\n)?export (?:type|interface) (\w+)/.exec(block)?.[1];
    if (name !== undefined && !seen.has(name)) { seen.add(name); kept.push((comment ? comment + "\n" : "") + block.trimEnd()); }
    comment = "";
  }
  return kept.join("\n");
}

const schemas = JSON.parse(execFileSync(program, ["schema", "api"], { maxBuffer: 64 << 20, encoding: "utf8" }));
const asked = Object.keys(schemas.questions).sort();
/** The namespace of a question; `import` is a word of the language. */
const space = (ask) => (ask === "import" ? "imported" : ask);
let text = "// Made by `UPDATE=1 npm run types` from the schemas of the program. Do not edit.\n\n";
for (const ask of asked) {
  const parts = [await declarations(schemas.questions[ask], "ToAsk"), await declarations(schemas.answers[ask], "ToAnswer")];
  const body = merged(parts).split("\n").map((line) => (line ? "  " + line : line)).join("\n");
  text += `export declare namespace ${space(ask)} {\n${body}\n}\n\n`;
}
text += "/** The questions by name. */\nexport interface Questions {\n" + asked.map((ask) => `  ${ask}: ${space(ask)}.ToAsk;\n`).join("") + "}\n\n";
text += "/** Their answers by name; each may be an error instead. */\nexport interface Answers {\n" + asked.map((ask) => `  ${ask}: ${space(ask)}.ToAnswer;\n`).join("") + "}\n";

if (process.env.UPDATE) {
  writeFileSync(file, text);
} else if (readFileSync(file, "utf8") !== text) {
  console.error("src/api.d.ts is not what the program's schemas say: UPDATE=1 writes it anew");
  process.exit(1);
}
