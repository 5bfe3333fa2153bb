/** Rule sets to begin with and to compare with: the published ones, those of clubs, and one's own. */
import { type RuleChoice, kept } from "../../state.ts";
import { withName } from "./toml.ts";

/** A rule file of a club, a tournament or a program, as the build has put them together. */
export interface ClubFile {
  readonly key: string;
  readonly title: string;
  readonly toml: string;
}

declare const CLUBS_FILE: string;

let loading: Promise<readonly ClubFile[]> | undefined;

/** The files of clubs, which are loaded once somebody wants one. */
export function clubFiles(): Promise<readonly ClubFile[]> {
  loading ??= import(CLUBS_FILE).then((module: { default: readonly ClubFile[] }) => module.default);
  loading.catch(() => (loading = undefined));
  return loading;
}

export interface Saved {
  readonly name: string;
  readonly toml: string;
}

const isSaved = (value: unknown): value is readonly Saved[] =>
  Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null && typeof one.name === "string" && typeof one.toml === "string");

/** Own rule sets, each under its name. */
export const saved = kept<readonly Saved[]>("club.saved", [], isSaved);

/** Keeps a rule set under this name; what stood under it before is replaced. */
export function save(name: string, toml: string): void {
  const others = saved.value.filter((one) => one.name !== name);
  saved.value = [...others, { name, toml }].sort((a, b) => a.name.localeCompare(b.name));
}

/** The text of a set that is chosen in a list: `set:tsr`, `own:Freitag` or `club:dorf-runde`. */
export async function textOf(id: string, name: string): Promise<string | undefined> {
  const [kind, key = ""] = id.split(/:(.*)/s);
  if (kind === "set") return withName(`extends = "${key}"\n`, name);
  if (kind === "own") return saved.value.find((one) => one.name === key)?.toml;
  return (await clubFiles()).find((club) => club.key === key)?.toml;
}

/** The same as a choice of rules. */
export async function choiceOf(id: string): Promise<RuleChoice | undefined> {
  if (id.startsWith("set:")) return id.slice(4);
  const toml = await textOf(id, "club");
  return toml === undefined ? undefined : { toml };
}
