/** The club's own rules, as a file of the program `doko`: kept on the device, and given away in a link. */
import { deflated, inflated } from "../../packed.ts";
import { isText, shared } from "../../store.ts";

/** The text of the file; empty if there is none. */
export const club = shared<string>("club", "", isText);

/** As far as a link stays readable for a camera or a messenger it holds the text itself. */
const SHORT = 120;

/** Writes a rule file for an address: `t` and the text, or `z` and the text compressed. */
export async function shortRules(toml: string): Promise<string> {
  return (toml.length <= SHORT ? undefined : await deflated(toml)) ?? `t${toml}`;
}

/** Undoes [`shortRules`]; `undefined` if the link is damaged. */
export async function longRules(short: string): Promise<string | undefined> {
  return short.startsWith("t") ? short.slice(1) : inflated(short);
}
