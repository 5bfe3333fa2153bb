/** Changes of single lines of a rule file; whatever else stands there stays. */

/** Where an option stands in a file: its first character, and the one after its end. A list may go over several lines. */
function placeOf(toml: string, option: string): readonly [number, number] | undefined {
  const found = new RegExp(`^[ \\t]*"?${option}"?[ \\t]*=`, "m").exec(toml);
  if (found === null) return undefined;
  const start = found.index;
  let end = start + found[0].length;
  for (let depth = 0, quote = ""; end < toml.length; end++) {
    const char = toml[end] ?? "";
    if (quote !== "") quote = char === quote ? "" : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === "[" || char === "{") depth++;
    else if (char === "]" || char === "}") depth--;
    else if (char === "#" && depth === 0) break;
    else if (char === "\n" && depth === 0) break;
  }
  // What is written behind it was said of the value before.
  const line = toml.indexOf("\n", end);
  return [start, line < 0 ? toml.length : line];
}

/** A value as a rule file has it. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (typeof value === "object" && value !== null) return `{ ${Object.entries(value).map(([key, part]) => `${key} = ${valueText(part)}`).join(", ")} }`;
  return JSON.stringify(value);
}

/** The file in which an option has this value; `undefined` leaves it to the set that the file extends. */
export function withOption(toml: string, option: string, value: unknown): string {
  const place = placeOf(toml, option);
  const line = value === undefined ? undefined : `${option} = ${valueText(value)}`;
  if (place === undefined) return line === undefined ? toml : `${toml.trimEnd()}\n${line}\n`;
  const [start, end] = place;
  // Comments above it, up to a blank line, were about the value before.
  const above = toml.slice(0, start).replace(/(?<=\n\n)(?:#[^\n]*\n)+$/, "");
  return line === undefined ? `${above.trimEnd()}\n${toml.slice(end).replace(/^\n/, "")}` : `${above}${line}${toml.slice(end)}`;
}

/** Whether the file itself says the option. */
export const says = (toml: string, option: string): boolean => placeOf(toml, option) !== undefined;

/** The published set that a file extends. */
export const baseOf = (toml: string): string | undefined => /^\s*extends\s*=\s*(["'])(.*?)\1/m.exec(toml)?.[2];

/** A name of a rule set is one word. */
export const nameWord = (name: string): string => name.trim().replace(/[^\p{L}\p{N}_-]+/gu, "-").replace(/^-+|-+$/g, "");

/** The file under another name, which stands behind what it extends. */
export function withName(toml: string, name: string): string {
  const line = `name = ${JSON.stringify(nameWord(name))}`;
  const place = placeOf(toml, "name");
  if (place !== undefined) return `${toml.slice(0, place[0])}${line}${toml.slice(place[1])}`;
  const base = placeOf(toml, "extends");
  return base === undefined ? `${line}\n${toml}` : `${toml.slice(0, base[1])}\n${line}${toml.slice(base[1])}`;
}
