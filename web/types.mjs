// Writes src/api.d.ts, the types of all questions and answers, from the schemas that `doko schema api` prints. DOKO names the program; cargo
// builds one if it names none.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const file = new URL("src/api.d.ts", import.meta.url);
const options = { bannerComment: "", additionalProperties: false, style: { printWidth: 120 } };

/** The schemas of the program. */
function schemas() {
  const { DOKO: program } = process.env;
  const root = fileURLToPath(new URL("..", import.meta.url));
  const [command, ...words] = program ? [program] : ["cargo", "run", "--quiet", "--locked", "--bin", "doko", "--"];
  const stdio = ["ignore", "pipe", "inherit"];
  const told = execFileSync(command, [...words, "schema", "api"], { cwd: program ? undefined : root, maxBuffer: 64 << 20, encoding: "utf8", stdio });
  return JSON.parse(told);
}

/** The name of a definition as the library writes it. */
const named = (name) => name.replace(/_+(\w)/g, (_, letter) => letter.toUpperCase());

/** Says what the library does not know: a schema that says nothing is anything, `prefixItems` were `items` once, and a type that is referred to has
 * its own declaration. */
function understood(schema) {
  if (Array.isArray(schema)) return schema.map(understood);
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref, description } = schema;
  if (typeof $ref === "string") return { tsType: named($ref.replace("#/$defs/", "")), ...(description && { description }) };
  if (Object.keys(schema).every((key) => key === "description")) return { ...schema, tsType: "unknown" };
  const { prefixItems, ...rest } = schema;
  const children = Object.entries(prefixItems === undefined ? rest : { ...rest, items: prefixItems });
  return Object.fromEntries(children.map(([key, value]) => [key, key === "description" ? value : understood(value)]));
}

/** All definitions by name: a name means one thing, whoever asks. */
function definitions({ questions, answers }) {
  const all = {};
  for (const { $defs } of [...Object.values(questions), ...Object.values(answers)]) {
    for (const [name, definition] of Object.entries($defs)) {
      const known = (all[named(name)] ??= definition);
      if (JSON.stringify(known) !== JSON.stringify(definition)) throw new Error(`${name} means two things in the schemas`);
    }
  }
  return all;
}

/** What a question asks, or its answer. */
const root = ({ anyOf }) => anyOf.map(({ $ref }) => named($ref.replace("#/$defs/", ""))).join(" | ");

const told = schemas();
let text = "// Made by `npm run types` from the schemas of the program.\n\n";
for (const [name, definition] of Object.entries(definitions(told)).sort(([one], [other]) => (one < other ? -1 : 1))) {
  const { title: _, ...own } = understood(definition);
  text += (await compile({ ...own, title: name }, name, options)).trim() + "\n\n";
}
const asked = Object.keys(told.questions).sort();
text += "/** The questions by name. */\nexport interface Questions {\n" + asked.map((ask) => `  ${ask}: ${root(told.questions[ask])};\n`).join("") + "}\n\n";
text += "/** Their answers by name; each may be an error instead. */\nexport interface Answers {\n" + asked.map((ask) => `  ${ask}: ${root(told.answers[ask])};\n`).join("") + "}\n";

// What has not changed stays as old as it is.
if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
