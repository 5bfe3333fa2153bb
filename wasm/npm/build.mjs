// Puts the package for npm together: node wasm/npm/build.mjs MODULE.wasm target/npm. `npm pack` in that folder makes a file of it.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { whole } from "../parts/cut.mjs";

const [module, folder] = process.argv.slice(2);
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const version = /^version = "([^"]+)"/m.exec(readFileSync(here("../../Cargo.toml"), "utf8"))[1];
const named = JSON.parse(readFileSync(here("package.json"), "utf8")).version;
if (named !== version) {
  console.error(`wasm/npm/package.json says ${named}, Cargo.toml ${version}`);
  process.exit(1);
}
const types = here("../../web/src/api.d.ts");
if (!existsSync(types)) {
  console.error(`${types} is not there: run npm run types in web/`);
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const name of ["package.json", "index.mjs", "index.d.ts", "README.md"]) copyFileSync(here(name), `${folder}/${name}`);
for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(here(`../../${name}`), `${folder}/${name}`);
copyFileSync(types, `${folder}/api.d.ts`);
writeFileSync(`${folder}/doko.wasm`, whole(readFileSync(module)));
