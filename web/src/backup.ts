/** Everything that is kept as one file, and back from it. */
import { VERSION } from "./storage.ts";
import { everything } from "./store.ts";

/** Larger ones hold more than any browser keeps for a page. */
export const MOST_BYTES = 20_000_000;

/** Writes everything that is kept on this device. */
export function writeBackup(): string {
  return `${JSON.stringify({ doko: "backup", version: VERSION, made: new Date().toISOString(), kept: everything() }, undefined, 1)}\n`;
}

export type Backup = Readonly<Record<string, string>>;

/** Reads what [`writeBackup`] has written, or says what is wrong with it. */
export function readBackup(text: string): Backup | "none" | "newer" {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return "none";
  }
  const { doko, version, kept } = (file ?? {}) as Record<string, unknown>;
  if (doko !== "backup" || typeof version !== "number" || typeof kept !== "object" || kept === null) return "none";
  if (VERSION < version) return "newer";
  const entries = Object.entries(kept);
  return entries.every((entry): entry is [string, string] => typeof entry[1] === "string") ? Object.fromEntries(entries) : "none";
}
