/**
 * The files that come when they are wanted: the parts of the engine, and the words of a language. Each is fetched once and compiled while it
 * comes, for all threads. `first.ts` begins with what every visitor needs before the script of the page is there.
 */
import engine from "../../wasm/parts/parts.json" with { type: "json" };
import type { Language } from "./language.ts";

/** A part of the engine; that of a language holds its texts. */
export type Part = keyof typeof engine.parts | keyof typeof engine.languages;

interface Described {
  readonly asks: readonly string[];
  readonly needs: readonly string[];
}
const PARTS: readonly (readonly [string, Described])[] = Object.entries(engine.parts);
const ALL = [...Object.keys(engine.parts), ...Object.keys(engine.languages)] as readonly Part[];

const LANGUAGES = Object.keys(engine.languages);

const READ: Readonly<Record<string, string>> = engine.read;

/** The parts without which a question is not answered, each after those that it builds on. What somebody writes in words is read in all languages. */
export function partsOf(ask: string, language: Language, question: object = {}): readonly Part[] {
  const isRead = Object.entries(question).some(([field, value]) => field === READ[ask] && Boolean(value));
  const [name, { needs }] = PARTS.find(([, { asks }]) => asks.includes(ask)) ?? [ALL[0], { needs: [] }];
  return [...needs, name, ...(isRead ? LANGUAGES : [language])] as readonly Part[];
}

/** All of them, in their order, those of the languages last. */
export const allParts = (): readonly Part[] => ALL;

declare const PART_FILES: Readonly<Record<Part, { readonly file: string; readonly bytes: number }>>;

/** A part that comes or is there. */
export interface Arrival {
  readonly module: Promise<WebAssembly.Module>;
  /** How many bytes are there, and how many there will be. */
  done: number;
  readonly of: number;
  /** Is told of more bytes. */
  heard: (() => void) | undefined;
}

const TYPE = "application/wasm";

/** A part that is not to be had: there is no connection, or the server has another version. */
export class PartMissing extends TypeError {
  readonly part: Part;
  constructor(part: Part, why: unknown) {
    super(String(why));
    this.part = part;
  }
}

/** Returns the arrival of a part, which begins with the first call; after a failure with the next one. */
export function arrivalOf(part: Part): Arrival {
  const known = globalThis.dokoParts.get(part);
  if (known !== undefined) return known;
  const { file, bytes } = PART_FILES[part];
  const arrival: Arrival = { module: fetched(), done: 0, of: bytes, heard: undefined };
  globalThis.dokoParts.set(part, arrival);
  // All that wait for it are told what is wrong.
  arrival.module.catch(() => globalThis.dokoParts.delete(part));
  return arrival;

  async function fetched(): Promise<WebAssembly.Module> {
    const answer = await fetch(file).catch((error: unknown) => {
      throw new PartMissing(part, error);
    });
    if (!answer.ok || answer.body === null) throw new PartMissing(part, answer.status);
    const type = answer.headers.get("content-type") ?? "";
    const counted = new Response(answer.body.pipeThrough(new TransformStream({ transform: count })), { headers: { "content-type": type } });
    if (type.startsWith(TYPE)) return WebAssembly.compileStreaming(counted);
    console.warn(`The server sends ${file} as "${type}". Send it as ${TYPE}, and it is compiled while it comes.`);
    return WebAssembly.compile(await counted.arrayBuffer()).catch(() => {
      throw Object.assign(new Error(type), { name: "NoModule" });
    });
  }

  function count(chunk: Uint8Array, to: TransformStreamDefaultController<Uint8Array>): void {
    arrival.done += chunk.length;
    arrival.heard?.();
    to.enqueue(chunk);
  }
}
