/** What is entered to be scored. */
import { isText, kept } from "../../state.ts";
import { type Entry, NEW_ENTRY, isEntry } from "./entry.ts";

export const entry = kept<Entry>("score", NEW_ENTRY, isEntry);
export const record = kept<string>("score.record", "", isText);
