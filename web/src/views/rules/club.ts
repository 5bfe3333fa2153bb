/** The club's own rules, as a file of the program `doko`: kept on the device, and given away in a link. */
import { isText, kept } from "../../state.ts";

/** The text of the file; empty if there is none. */
export const club = kept<string>("club", "", isText);

/** As far as a link stays readable for a camera or a messenger it holds the text itself. */
const SHORT = 120;

/** Writes a rule file for an address: `t` and the text, or `z` and the text compressed. */
export async function shortRules(toml: string): Promise<string> {
  if (toml.length <= SHORT || typeof CompressionStream === "undefined") return `t${toml}`;
  const stream = new Blob([toml]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `z${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** No rule file is longer; a link that unpacks to more is none of this page's. */
const MOST_BYTES = 100_000;

/** Undoes [`shortRules`]; `undefined` if the link is damaged. */
export async function longRules(short: string): Promise<string | undefined> {
  if (short.startsWith("t")) return short.slice(1);
  if (!/^z[\w-]+$/.test(short)) return undefined;
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
