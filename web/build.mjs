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

const here = (path) => new URL(path, import.meta.url).pathname;
const isQuick = process.argv.includes("--quick");
const dist = here("dist/");
const hash = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 8).toUpperCase();

/** The engine as the compiler made it: wasm-opt makes it smaller on the disk, and larger by brotli. */
function engine() {
  const module = process.env.DOKO_WASM ?? here("../target/wasm/wasm32-unknown-unknown/page/doko_wasm.wasm");
  if (!existsSync(module)) {
    console.error(`${module} is not there: bash scripts/wasm -p doko-wasm --profile page --locked`);
    process.exit(2);
  }
  return readFileSync(module);
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
    external: ["./clubs-*.js"],
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

const wasm = hashed("doko.wasm", engine());
const worker = hashed("worker.js", await bundle("src/worker.ts"));
const first = hashed("first.js", await bundle("src/first.ts", { WASM_FILE: JSON.stringify(wasm) }));
const clubFile = hashed("clubs.js", clubs());
const script = hashed("page.js", await bundle("src/main.tsx", { WORKER_FILE: JSON.stringify(worker), CLUBS_FILE: JSON.stringify(`./${clubFile}`) }));
const style = hashed("page.css", await bundle("src/style/index.css"));
for (const name of readdirSync(here("static/"))) files.set(name, readFileSync(here(`static/${name}`)));
const base = (process.env.DOKO_ADDRESS ?? "").replace(/[^/]$/, "$&/");
const index = readFileSync(here("static/index.html"), "utf8");
files.set("index.html", Buffer.from(index.replace("{style}", style).replace("{first}", first).replace("{script}", script).replace("{wasm}", wasm).replace("{base}", base)));
const version = hash(Buffer.concat([...files.entries()].flatMap(([name, bytes]) => [Buffer.from(name), bytes])));
/** Pictures for the screens of phones and for messengers: the page itself shows none of them. */
const isPicture = (name) => name.endsWith(".png");
const list = [...files.keys()].filter((name) => !isPicture(name)).sort();
files.set("sw.js", await bundle("src/sw.ts", { FILES: JSON.stringify(list), VERSION: JSON.stringify(version) }));

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
let total = 0;
for (const [name, bytes] of files) {
  writeFileSync(dist + name, bytes);
  if (isQuick) continue;
  const small = brotli(bytes);
  if (!isPicture(name)) total += small.length;
  console.log(`${name.padEnd(28)} ${String(bytes.length).padStart(9)} bytes ${String(small.length).padStart(8)} by brotli`);
  if (bytes.length > 1000 && !isPicture(name)) {
    writeFileSync(`${dist}${name}.br`, small);
    writeFileSync(`${dist}${name}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
/** Whoever opens the page for the first time gets no more than this. */
const MOST = 1_180_000;
if (!isQuick) {
  console.log(`${total} bytes by brotli in all`);
  if (total > MOST) {
    console.error(`More than ${MOST} bytes are too many for a phone at a table`);
    process.exit(1);
  }
}
