/** The browser's localStorage: what cannot be written now is written as soon as there is room. */
import { signal } from "@preact/signals";

/** Changes when a later page could not be understood by this one. 1 had all sheets under one key, and one game at the table. */
export const VERSION = 2;

/** All keys of the page begin so. */
export const PREFIX = "doko.";
export const VERSION_KEY = `${PREFIX}version`;

/**
 * Why something is not kept: the device keeps nothing (a private window), it has no room for more, or a newer version of the page has
 * written here. Then what is entered may be lost.
 */
export const storageTrouble = signal<"refused" | "full" | "newer" | undefined>(undefined);

/** What is still to be written by its key: `text` is what will stand there, `write` returns whether it stands there now. */
export interface Pending {
  readonly text: () => string | null;
  readonly write: () => boolean;
}
export const pending = new Map<string, Pending>();

/** Who can keep nothing has an empty store; one that is full holds something. */
export const troubleOf = (error: unknown): "refused" | "full" =>
  error instanceof DOMException && error.name === "QuotaExceededError" && localStorage.length > 0 ? "full" : "refused";

/** Reads a key; what the device refuses to give is not there. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    storageTrouble.value = troubleOf(error);
    return null;
  }
}

/** The keys of the page that begin so. */
export function keysOf(start: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Writes it now, or as soon as that is possible. */
export function later(key: string, entry: Pending): void {
  // Behind what was there before it, for it may depend on that.
  pending.delete(key);
  pending.set(key, entry);
  writePending();
}

/** Tries all that waits, for there may be room again. */
export function writePending(): void {
  if (pending.size === 0) return;
  if (VERSION < Number(read(VERSION_KEY))) {
    storageTrouble.value = "newer";
    return;
  }
  // What waits for something else may have its turn when that is written.
  for (let before = Infinity; 0 < pending.size && pending.size < before; ) {
    before = pending.size;
    for (const [key, { write }] of pending) {
      try {
        if (read(VERSION_KEY) !== String(VERSION)) localStorage.setItem(VERSION_KEY, String(VERSION));
        if (write()) pending.delete(key);
      } catch (error) {
        storageTrouble.value = troubleOf(error);
      }
    }
  }
  if (pending.size === 0) storageTrouble.value = undefined;
}

addEventListener("visibilitychange", writePending);
addEventListener("beforeunload", (event) => {
  writePending();
  // Who closes the page now is asked whether he means it.
  if (storageTrouble.value === "full") event.preventDefault();
});

/** Where what cannot be read is put. */
export const UNREAD = "unread";

/** Removes a key once all rows of this name, and what was put aside, are written, if it still holds `text`. */
export function removeAfter(key: string, text: string, name: string): void {
  const before = [name, UNREAD].map((name) => `${PREFIX}${name}/`);
  later(key, {
    text: () => null,
    write: () => {
      if ([...pending.keys()].some((other) => other !== key && before.some((start) => other.startsWith(start)))) return false;
      if (localStorage.getItem(key) === text) localStorage.removeItem(key);
      return true;
    },
  });
}

/** Reads a text of the store; `undefined` if it is damaged. */
export function parsed(text: string | null | undefined): unknown {
  try {
    return text == null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
