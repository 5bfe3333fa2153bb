/** Rule sets to begin with and to compare with: the published ones, those of clubs, and one's own. */
import { computed } from "@preact/signals";
import { mergedLines } from "../../merge.ts";
import type { RuleChoice } from "../../state.ts";
import { type Row, isText, newId, rows } from "../../store.ts";
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

function isSaved(value: unknown): value is Saved & Row {
  const { id, name, toml } = (value ?? {}) as Record<string, unknown>;
  return Number.isSafeInteger(id) && isText(name) && isText(toml);
}

const own = rows<Saved & Row>({
  name: "set",
  fits: isSaved,
  merge: (base, mine, theirs) => ({ ...mine, toml: mergedLines(base?.toml, mine.toml, theirs.toml) }),
});

/** Own rule sets, each under its name. */
export const saved = computed<readonly (Saved & Row)[]>(() => [...own.all.value].sort((a, b) => a.name.localeCompare(b.name)));

/** Keeps a rule set under this name; what stood under it before is replaced. */
export function save(name: string, toml: string): void {
  const id = saved.value.find((one) => one.name === name)?.id ?? newId();
  own.put({ id, name, toml });
}

/** Deletes what is kept under this name. */
export function unsave(name: string): void {
  for (const one of saved.value) if (one.name === name) own.remove(one.id);
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
