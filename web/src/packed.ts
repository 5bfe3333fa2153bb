/** Rule files and sheets in addresses: compressed, for they are the longest part of a link. */
import { signal } from "@preact/signals";

/** The values of an address that are a rule file or a sheet. */
export const PACKED: ReadonlySet<string> = new Set(["club", "toml", "sheet"]);

/** Grows when a text was compressed, so that the addresses with it are written anew. */
const version = signal(0);
const known = new Map<string, string>();

/** A text for an address: `long`, and compressed as soon as that is done, which takes some milliseconds. */
export function packed(text: string, long: string): string {
  void version.value;
  const short = known.get(text);
  if (short !== undefined) return short;
  known.set(text, long);
  void deflated(text).then((short) => {
    if (short === undefined || long.length <= short.length) return;
    known.set(text, short);
    version.value += 1;
  });
  return long;
}

/** Whether a value of an address is a compressed text; a rule file and a sheet have a blank or more. */
export const isPacked = (value: string): boolean => /^z[\w-]+$/.test(value);

/** Compresses a text; `undefined` where the browser cannot. */
export async function deflated(text: string): Promise<string | undefined> {
  if (typeof CompressionStream === "undefined") return undefined;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `z${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** No rule file and no sheet is longer; a link that unpacks to more is none of this page's. */
const MOST_BYTES = 100_000;

/** Undoes [`deflated`]; `undefined` if the text is damaged. */
export async function inflated(short: string): Promise<string | undefined> {
  if (!isPacked(short)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(short.slice(1).replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += decoder.decode(chunk.value, { stream: true });
      if (MOST_BYTES < text.length) return undefined;
    }
    return text + decoder.decode();
  } catch {
    return undefined;
  }
}
