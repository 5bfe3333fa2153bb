// Writes src/api.d.ts, the types of all questions and answers, from the schemas that `doko schema api` prints.
// With --check it only says whether the file is up to date. DOKO names the program; target/debug/doko if it names none.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const program = process.env.DOKO ?? new URL("../target/debug/doko", import.meta.url).pathname;
const file = new URL("src/api.d.ts", import.meta.url);
const options = { bannerComment: "", additionalProperties: false, style: { printWidth: 120 }, declareExternallyReferenced: true };

/** The library calls a root that is one of several types after the name it is given. */
async function declarations(schema, name) {
  const root = { ...schema, title: name };
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
let text = "// Made by `npm run types` from the schemas of the program. Do not edit.\n\n";
for (const ask of asked) {
  const parts = [await declarations(schemas.questions[ask], "Asked"), await declarations(schemas.answers[ask], "Given")];
  const body = merged(parts).split("\n").map((line) => (line ? "  " + line : line)).join("\n");
  text += `export declare namespace ${ask} {\n${body}\n}\n\n`;
}
text += "/** The questions by name. */\nexport interface Questions {\n" + asked.map((ask) => `  ${ask}: ${ask}.Asked;\n`).join("") + "}\n\n";
text += "/** Their answers by name; each may be an error instead. */\nexport interface Answers {\n" + asked.map((ask) => `  ${ask}: ${ask}.Given;\n`).join("") + "}\n";

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== text) {
    console.error("src/api.d.ts is not what the program's schemas say: npm run types");
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}
