/** What a game brings: of what people know of it, or of its record. */
import { kept } from "../state.ts";
import type { Values } from "../views.ts";
import { words } from "../words.ts";
import { useEffect } from "preact/hooks";
import { type Entry, NEW_ENTRY, isEntry } from "./score/entry.ts";
import { ByFacts } from "./score/facts.tsx";
import { ByRecord } from "./score/record.tsx";
import { ScoreTabs } from "./score/tabs.tsx";

const entry = kept<Entry>("score", NEW_ENTRY, isEntry);
const record = kept<string>("score.record", "", (value): value is string => typeof value === "string");

export function ScoreView({ values }: { values: Values }) {
  const text = words().office.score;
  const { l, r, t } = values;
  // What somebody has given by a link is shown; what was entered before comes back with the next link or entry only.
  useEffect(() => {
    if (l !== undefined && l !== entry.value.line) entry.value = { ...NEW_ENTRY, line: l, leads: "line" };
    if (r !== undefined) record.value = r;
  }, [l, r]);
  const isRecord = r !== undefined || t === "record";
  return (
    <>
      <h1>{text.title}</h1>
      <ScoreTabs current={isRecord ? "record" : "facts"} />
      {isRecord ? <ByRecord record={record} /> : <ByFacts entry={entry} />}
    </>
  );
}
