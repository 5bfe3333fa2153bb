/**
 * What the page keeps on the device, all of it under `doko.` in the browser's localStorage, one thing a key: `doko.NAME` a single value,
 * `doko.NAME/ID` a row. A write is over before the next line runs, so a tab that is killed leaves no half of it, and two tabs that
 * write different rows do not touch each other. A row that two tabs change is merged.
 */
import { type Signal, effect, signal } from "@preact/signals";
import { PREFIX, UNREAD, VERSION_KEY, keysOf, later, parsed, pending, read, removeAfter, storageTrouble, troubleOf, writePending } from "./storage.ts";

/** Whether what was kept is a text, for those who keep any. */
export const isText = (value: unknown): value is string => typeof value === "string";

type Fits<T> = (value: unknown) => value is T;

/** A number says only which row somebody was at. */
const isPlace = (text: string): boolean => typeof parsed(text) === "number";

/** A single value that is kept. */
interface Field {
  /** Takes what the store says now. */
  readonly show: (text: string) => boolean;
  /** Takes a text of a backup and keeps it; whether it fits. */
  readonly put: (text: string) => boolean;
  /** Puts aside what is there and begins anew. */
  readonly reset: () => void;
}
const fields = new Map<string, Field>();

/** A value that each tab has for itself; a new tab begins with the one that was written last. */
export function kept<T>(name: string, initial: T, fits: Fits<T>): Signal<T> {
  return field(name, initial, fits, [() => sessionStorage, () => localStorage]);
}

const sharedNames = new Set<string>();

/** A value that is the same in all tabs at once, for settings. */
export function shared<T>(name: string, initial: T, fits: Fits<T>): Signal<T> {
  sharedNames.add(name);
  heard.set(name, (text) => void (pending.has(PREFIX + name) || fields.get(name)?.show(text ?? JSON.stringify(initial))));
  return field(name, initial, fits, [() => localStorage]);
}

/** Reads it where it is found first, and writes it to all `places`, of which the last one is the store. */
function field<T>(name: string, initial: T, fits: Fits<T>, places: readonly (() => Storage)[]): Signal<T> {
  const key = PREFIX + name;
  const state = signal(initial);
  let known = JSON.stringify(initial);
  const show = (text: string): boolean => {
    const value = parsed(text);
    if (!fits(value)) return false;
    known = JSON.stringify(value);
    state.value = value;
    return true;
  };
  for (const place of places) {
    const text = textIn(place, key);
    if (text !== null && show(text)) break;
    if (text !== null && place === places.at(-1)) putAside(name, text, key);
  }
  effect(() => {
    const text = JSON.stringify(state.value);
    if (text === known) return;
    known = text;
    later(key, { text: () => text, write: () => places.map((place) => isPut(place, key, text)).every(Boolean) });
  });
  const put = (text: string): boolean => {
    const value = parsed(text);
    if (!fits(value)) return false;
    state.value = value;
    return true;
  };
  const reset = (): void => {
    if (known !== JSON.stringify(initial) && !isPlace(known)) putAside(name, known);
    state.value = initial;
  };
  fields.set(name, { show, put, reset });
  return state;
}

/** Whether it stands there now; a full store throws. What only this tab has is a second copy, and may be missing. */
function isPut(place: () => Storage, key: string, text: string): boolean {
  try {
    place().setItem(key, text);
  } catch (error) {
    if (place() === localStorage) throw error;
  }
  return true;
}

function textIn(place: () => Storage, key: string): string | null {
  try {
    return place().getItem(key);
  } catch (error) {
    storageTrouble.value = troubleOf(error);
    return null;
  }
}

/** Hears of a change that another tab has made, by the name before `/`. */
const heard = new Map<string, (text: string | null, old: string | null, key: string) => void>();
window.addEventListener("storage", ({ key, newValue, oldValue, storageArea }) => {
  if (storageArea !== localStorage) return;
  if (key?.startsWith(PREFIX) === true) heard.get(nameOf(key))?.(newValue, oldValue, key);
  writePending();
});

/** What a tab has not heard of while it slept it reads when it is looked at again. */
function catchUp(): void {
  for (const table of tables.values()) table.catchUp();
  for (const name of sharedNames) heard.get(name)?.(read(PREFIX + name), null, PREFIX + name);
}
window.addEventListener("pageshow", ({ persisted }) => persisted && catchUp());
addEventListener("visibilitychange", () => document.visibilityState === "visible" && catchUp());

const nameOf = (key: string): string => key.slice(PREFIX.length).split("/")[0] ?? "";

/** Whether the browser has promised to delete nothing by itself. */
export const isPersisted = signal<boolean | undefined>(undefined);
let hasAsked = false;

/** Asks for that promise, once there is something that somebody would miss. */
function askToKeep(): void {
  if (hasAsked) return;
  hasAsked = true;
  void persist();
}

/** Asks now. */
export async function persist(): Promise<void> {
  // Only a page that came by https has it.
  isPersisted.value = await navigator.storage?.persist?.().catch(() => false);
}

/** Looks whether it was given. */
export async function seePersisted(): Promise<void> {
  isPersisted.value = await navigator.storage?.persisted?.().catch(() => false);
}

/** What has an identity, so that all tabs mean the same one. */
export interface Row {
  readonly id: number;
}

let lastId = 0;
/** A new identity: later ones are larger, and no other tab makes the same. */
export function newId(): number {
  const random = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1000;
  lastId = Math.max(lastId + 1, Date.now() * 1000 + random);
  return lastId;
}

interface Kind<T extends Row> {
  readonly name: string;
  readonly fits: Fits<T>;
  /** Makes one row of two that were changed from `base`; `undefined` if nobody knows it. */
  readonly merge: (base: T | undefined, mine: T, theirs: T) => T;
  /** The key under which version 1 kept them, and what it kept as rows; `undefined` if that cannot be read. */
  readonly former?: { readonly key: string; readonly rows: (value: unknown) => readonly unknown[] | undefined };
}

const tables = new Map<string, Rows<Row>>();

/** Rows of one kind, those of all tabs. */
class Rows<T extends Row> {
  /** All, the oldest first. */
  readonly all = signal<readonly T[]>([]);
  readonly #kind: Kind<T>;
  /** The text of each row that this tab has last read or written: what a change begins with. */
  readonly #seen = new Map<string, string>();

  constructor(kind: Kind<T>) {
    this.#kind = kind;
    tables.set(kind.name, this as unknown as Rows<Row>);
  }

  /** Reads what is kept, and from then on hears of what other tabs write. */
  load(): this {
    const { name, former } = this.#kind;
    heard.set(name, (text, old, key) => this.#hear(key, text, old));
    for (const key of keysOf(this.#key(""))) this.#take(key, read(key));
    if (former === undefined) return this;
    this.#takeFormer(former, read(PREFIX + former.key));
    // A tab that still runs the version before may write it once more.
    heard.set(former.key, (text) => this.#takeFormer(former, text));
    return this;
  }

  /** Reads what other tabs have written meanwhile. */
  catchUp(): void {
    const keys = new Set([...keysOf(this.#key("")), ...this.#seen.keys()]);
    for (const key of keys) {
      const text = read(key);
      const known = this.#seen.get(key) ?? null;
      if (text !== known) this.#hear(key, text, known);
    }
  }

  /** The row of this identity. */
  of(id: number): T | undefined {
    return this.all.peek().find((row) => row.id === id);
  }

  /** Puts a row, or another state of it. */
  put(row: T): void {
    this.#show(row);
    askToKeep();
    const key = this.#key(row.id);
    later(key, { text: () => JSON.stringify(this.of(row.id) ?? row), write: () => this.#write(key, row.id) });
  }

  remove(id: number): void {
    const key = this.#key(id);
    this.all.value = this.all.peek().filter((row) => row.id !== id);
    later(key, {
      text: () => null,
      write: () => {
        const present = localStorage.getItem(key);
        // What another tab has changed meanwhile was not meant.
        if (present !== null && present !== this.#seen.get(key)) this.#take(key, present);
        else localStorage.removeItem(key);
        if (this.of(id) === undefined) this.#seen.delete(key);
        return true;
      },
    });
  }

  /** Puts a row aside, as if it could not be read. */
  putAside(row: T): void {
    putAside(this.#kind.name, JSON.stringify(row));
    this.remove(row.id);
  }

  /** Takes a row of a backup: one that is here stays as it is, and the other is put beside it. */
  restore(value: unknown): "new" | "same" | "beside" | "unread" {
    const { fits } = this.#kind;
    if (!fits(value)) return "unread";
    if (this.of(value.id) === undefined) {
      this.put(value);
      return "new";
    }
    const isSame = (row: T): boolean => JSON.stringify({ ...row, id: 0 }) === JSON.stringify({ ...value, id: 0 });
    if (this.all.peek().some(isSame)) return "same";
    this.put({ ...value, id: newId() });
    return "beside";
  }

  #key(id: number | string): string {
    return `${PREFIX}${this.#kind.name}/${id}`;
  }

  #show(row: T): void {
    const others = this.all.peek().filter(({ id }) => id !== row.id);
    this.all.value = [...others, row].sort((a, b) => a.id - b.id);
  }

  #take(key: string, text: string | null): T | undefined {
    if (text === null) return undefined;
    const row = parsed(text);
    if (!this.#kind.fits(row) || this.#key(row.id) !== key) {
      putAside(this.#kind.name, text, key);
      return undefined;
    }
    this.#seen.set(key, text);
    this.#show(row);
    return row;
  }

  #write(key: string, id: number): boolean {
    const mine = this.of(id);
    if (mine === undefined) return true;
    const present = localStorage.getItem(key);
    const known = this.#seen.get(key);
    const theirs = present === null || present === known ? undefined : parsed(present);
    // It may have been written by who had not heard of `known`: what it lacks is not deleted by that.
    const row = this.#kind.fits(theirs) ? this.#kind.merge(undefined, mine, theirs) : mine;
    if (theirs === undefined && present !== null && present !== known) putAside(this.#kind.name, present);
    const text = JSON.stringify(row);
    localStorage.setItem(key, text);
    this.#seen.set(key, text);
    if (row !== mine) this.#show(row);
    return true;
  }

  #fitting(text: string | null | undefined): T | undefined {
    const row = parsed(text);
    return this.#kind.fits(row) ? row : undefined;
  }

  #hear(key: string, text: string | null, old: string | null): void {
    const known = this.#seen.get(key);
    const mine = this.all.peek().find(({ id }) => this.#key(id) === key);
    if (text === null) {
      if (pending.has(key)) return;
      this.#seen.delete(key);
      this.all.value = this.all.peek().filter((row) => row !== mine);
    } else if (mine === undefined || (known === old && !pending.has(key))) {
      this.#take(key, text);
    } else if (known !== text) {
      // Both have written before they heard of each other. Nothing that either has is left out, and both tabs come to the same.
      const theirs = this.#fitting(text);
      if (theirs === undefined) return;
      const [first, second] = JSON.stringify(mine) < text ? [mine, theirs] : [theirs, mine];
      const row = this.#kind.merge(undefined, first, second);
      if (JSON.stringify(row) !== known) this.put({ ...row, id: mine.id });
    }
  }

  #takeFormer(former: NonNullable<Kind<T>["former"]>, text: string | null): void {
    if (text === null) return;
    const rows = former.rows(parsed(text));
    if (rows === undefined) return putAside(former.key, text, PREFIX + former.key);
    for (const row of rows) {
      if (!this.#kind.fits(row)) {
        putAside(former.key, JSON.stringify(row));
        continue;
      }
      const here = this.of(row.id);
      if (JSON.stringify(here) !== JSON.stringify(row)) this.put(here === undefined ? row : this.#kind.merge(undefined, here, row));
    }
    removeAfter(PREFIX + former.key, text, this.#kind.name);
  }
}

/** Rows that are kept, of all tabs. */
export const rows = <T extends Row>(kind: Kind<T>): Rows<T> => new Rows(kind).load();

/** What is kept and cannot be read by this version, by the name that it was kept under. */
export interface Unread extends Row {
  readonly name: string;
  readonly text: string;
}

const isUnread = (value: unknown): value is Unread => {
  const { id, name, text } = (value ?? {}) as Record<string, unknown>;
  return Number.isSafeInteger(id) && isText(name) && isText(text);
};

export const unread = new Rows<Unread>({ name: UNREAD, fits: isUnread, merge: (_, mine) => mine });
unread.load();

/** Keeps what cannot be read where it can be seen and saved; `key` is emptied once that is done. */
function putAside(name: string, text: string, key?: string): void {
  const isKnown = unread.all.peek().some((one) => one.name === name && one.text === text);
  if (!isKnown) unread.put({ id: newId(), name, text });
  if (key !== undefined) removeAfter(key, text, UNREAD);
}

const FORMER_UNREAD = ".unread";
for (const key of keysOf(PREFIX)) {
  if (key.endsWith(FORMER_UNREAD)) putAside(nameOf(key).slice(0, -FORMER_UNREAD.length), read(key) ?? "", key);
}

/** Puts aside what a view keeps, so that it can begin anew; nothing is lost by it. */
export function resetFields(names: readonly string[]): void {
  for (const name of names) fields.get(name)?.reset();
}

/** Everything that is kept, by its name, and what still waits to be kept. */
export function everything(): Readonly<Record<string, string>> {
  const texts = new Map(keysOf(PREFIX).map((key) => [key, read(key)]));
  for (const [key, { text }] of pending) texts.set(key, text());
  texts.delete(VERSION_KEY);
  return Object.fromEntries([...texts].flatMap(([key, text]) => (text === null ? [] : [[key.slice(PREFIX.length), text]])));
}

/** What became of the things in a backup. */
export interface Restored {
  readonly rows: Readonly<Record<"new" | "same" | "beside" | "unread", number>>;
  /** Single values that are not what the backup says, by name, with its text. */
  readonly differing: Readonly<Record<string, string>>;
}

/** Takes in what [`everything`] has given; nothing that is here is changed. */
export function restore(texts: Readonly<Record<string, string>>): Restored {
  const rows = { new: 0, same: 0, beside: 0, unread: 0 };
  const differing: Record<string, string> = {};
  const here = everything();
  for (const [name, text] of Object.entries(texts)) {
    const table = name.includes("/") ? tables.get(name.split("/")[0] ?? "") : undefined;
    if (table !== undefined) {
      const became = table.restore(parsed(text));
      rows[became] += 1;
      if (became === "unread") putAside(name, text);
    } else if (!(name in here)) {
      if (take(name, text)) rows.new += 1;
      else rows.unread += 1;
    } else if (here[name] !== text && !isPlace(text)) differing[name] = text;
  }
  return { rows, differing };
}

/** Takes a single value of a backup; what is here in its place is put aside. Whether it could be read. */
export function take(name: string, text: string): boolean {
  const field = fields.get(name);
  field?.reset();
  const isTaken = field?.put(text) === true;
  if (!isTaken) putAside(name, text);
  return isTaken;
}
