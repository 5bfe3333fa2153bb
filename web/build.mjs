// Builds the page into dist, a folder that any static host can serve.
//
//   npm run build               the whole page; the engine must have been built: bash ../scripts/wasm -p doko-wasm --profile page --locked
//   npm run build -- --quick    without compressed copies, for work on the page
//
// DOKO_WASM names another module; DOKO_ADDRESS is where the page will be, for the picture that messengers show with a link.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { cut } from "../wasm/parts/cut.mjs";
import { facts } from "./facts.mjs";

const here = (path) => new URL(path, import.meta.url).pathname;
const isQuick = process.argv.includes("--quick");
const dist = here("dist/");
const hash = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 8).toUpperCase();

/** The parts of the engine by name. */
async function engine() {
  const module = process.env.DOKO_WASM ?? here("../target/wasm/wasm32-unknown-unknown/page/doko_wasm.wasm");
  if (!existsSync(module)) {
    console.error(`${module} is not there: bash scripts/wasm -p doko-wasm --profile page --locked`);
    process.exit(2);
  }
  return cut(readFileSync(module));
}

async function bundle(entry, define = {}) {
  const result = await build({
    entryPoints: [here(entry)],
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: !isQuick,
    write: false,
    outdir: dist,
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "preact",
    external: ["./clubs-*.js", "./words-*.js"],
    define,
  });
  return result.outputFiles[0].contents;
}

/** The rule files of clubs as a module that is loaded when somebody wants one: its title, and what it says without the comments of each option. */
function clubs() {
  const folder = here("../datasets/clubs/");
  const list = readdirSync(folder).filter((name) => name.endsWith(".toml")).sort().map((name) => {
    const lines = readFileSync(folder + name, "utf8").split("\n");
    const key = name.replace(/\.toml$/, "");
    const head = lines.slice(0, 2);
    const missing = lines.slice(lines.findIndex((line) => line.startsWith("# Missing:")));
    const options = lines.filter((line) => line !== "" && !line.startsWith("#"));
    const [extend, ...rest] = options;
    return { key, title: head[0].replace(/^# */, ""), toml: `${[...head, "", extend, `name = "${key}"`, ...rest, "", ...missing].join("\n").trimEnd()}\n` };
  });
  return Buffer.from(`export default ${JSON.stringify(list)};\n`);
}

const files = new Map();
/** Puts a file into the page under a name with its hash, so that it can be kept for ever. */
function hashed(name, bytes) {
  const [, stem, ending] = /^(.*)\.(\w+)$/.exec(name);
  const full = `${stem}-${hash(bytes)}.${ending}`;
  files.set(full, bytes);
  return full;
}

const parts = Object.fromEntries([...(await engine())].map(([name, bytes]) => [name, { file: hashed(`${name}.wasm`, bytes), bytes: bytes.length }]));
const spoken = {};
for (const language of ["de", "en"]) spoken[language] = `./${hashed(`words-${language}.js`, await bundle(`src/words/${language}.ts`))}`;
const worker = hashed("worker.js", await bundle("src/worker.ts"));
const clubFile = hashed("clubs.js", clubs());
const FILES = { PART_FILES: JSON.stringify(parts), WORDS_FILES: JSON.stringify(spoken), WORKER_FILE: JSON.stringify(worker), CLUBS_FILE: JSON.stringify(`./${clubFile}`) };
const first = hashed("first.js", await bundle("src/first.ts", FILES));
const script = hashed("page.js", await bundle("src/main.tsx", FILES));
const style = hashed("page.css", await bundle("src/style/index.css"));
for (const name of readdirSync(here("static/"))) files.set(name, readFileSync(here(`static/${name}`)));
const base = (process.env.DOKO_ADDRESS ?? "").replace(/[^/]$/, "$&/");
const index = readFileSync(here("static/index.html"), "utf8");
files.set("index.html", Buffer.from(index.replace("{style}", style).replace("{first}", first).replace("{script}", script).replace("{wasm}", parts.desk.file).replace("{base}", base)));
/** Drawings of the facts, which are seen with a network only. */
const drawings = new Set();
const factFiles = {};
for (const language of ["de", "en"]) {
  const { file, html, plots } = facts(language, { style, csp: /<meta http-equiv="Content-Security-Policy".*\/>/.exec(index)[0] });
  factFiles[language] = file;
  files.set(file, html);
  for (const [name, bytes] of plots) {
    drawings.add(name);
    files.set(name, bytes);
  }
}
const version = hash(Buffer.concat([...files.entries()].flatMap(([name, bytes]) => [Buffer.from(name), bytes])));
/** What is not kept on the device: icons for the screens of phones and for messengers, and drawings. */
const isPicture = (name) => name.endsWith(".png") || drawings.has(name);
const list = [...files.keys()].filter((name) => !isPicture(name)).sort();
files.set("sw.js", await bundle("src/sw.ts", { FILES: JSON.stringify(list), VERSION: JSON.stringify(version) }));

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
const sizes = new Map();
for (const [name, bytes] of files) {
  writeFileSync(dist + name, bytes);
  if (isQuick) continue;
  const small = brotli(bytes);
  if (!isPicture(name)) sizes.set(name, small.length);
  console.log(`${name.padEnd(28)} ${String(bytes.length).padStart(9)} bytes ${String(small.length).padStart(8)} by brotli`);
  if (bytes.length > 1000 && !name.endsWith(".png")) {
    writeFileSync(`${dist}${name}.br`, small);
    writeFileSync(`${dist}${name}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** The most that each part may weigh, what is fetched before the first verdict, and all that a visitor of one language gets, by brotli. */
const MOST = { desk: 195_000, office: 205_000, records: 137_000, solver: 150_000, table: 372_000, de: 70_000, en: 60_000, first: 350_000, whole: 1_210_000 };
function weigh() {
  const sum = (isIn) => [...sizes].reduce((sum, [name, size]) => sum + (isIn(name) ? size : 0), 0);
  const isEnglish = (name) => name === parts.en.file || `./${name}` === spoken.en || name === factFiles.en;
  const isOther = (name) => isEnglish(name) || name === clubFile || name === factFiles.de || [...Object.entries(parts)].some(([part, { file }]) => file === name && part !== "desk" && part !== "de");
  const weights = { ...Object.fromEntries(Object.entries(parts).map(([part, { file }]) => [part, sizes.get(file)])), first: sum((name) => !isOther(name)), whole: sum((name) => !isEnglish(name)) };
  console.log(`${weights.first} bytes by brotli before the first verdict, ${weights.whole} for all of it in German, ${sum(() => true)} in both languages`);
  const heavy = Object.entries(MOST).filter(([part, most]) => weights[part] > most);
  for (const [part, most] of heavy) console.error(`${part}: ${weights[part]} bytes by brotli, more than ${most}, are too many for a phone at a table`);
  if (0 < heavy.length) process.exit(1);
}
if (!isQuick) weigh();
