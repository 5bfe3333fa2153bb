/** What a game brings: of what people know of it, or of its record. */
import { useEffect } from "preact/hooks";
import { writePlace } from "../link.ts";
import { Before } from "../parts/before.tsx";
import { kept } from "../state.ts";
import type { Values } from "../views.ts";
import { words } from "../words.ts";
import { type Entry, NEW_ENTRY, isEntry } from "./score/entry.ts";
import { ByFacts } from "./score/facts.tsx";
import { ByRecord } from "./score/record.tsx";
import { ScoreTabs } from "./score/tabs.tsx";

const entry = kept<Entry>("score", NEW_ENTRY, isEntry);
const record = kept<string>("score.record", "", (value): value is string => typeof value === "string");

type Replaced = { readonly entry: Entry } | { readonly record: string };
const isReplaced = (value: unknown): value is Replaced | null => {
  if (value === null) return true;
  const { entry, record } = (value ?? {}) as Record<string, unknown>;
  return isEntry(entry) || typeof record === "string";
};
const before = kept<Replaced | null>("score.before", null, isReplaced);

const isTyped = ({ game, line }: Entry): boolean => line.trim() !== "" || game.augen !== "" || game.re.length > 0;

export function ScoreView({ values }: { values: Values }) {
  const text = words().office.score;
  const { l, r, t } = values;
  useEffect(() => {
    if (l === undefined && r === undefined) return;
    if (l !== undefined && l !== entry.value.line) {
      if (isTyped(entry.value)) before.value = { entry: entry.value };
      entry.value = { ...NEW_ENTRY, line: l, leads: "line" };
    }
    if (r !== undefined && r !== record.value) {
      if (record.value.trim() !== "") before.value = { record: record.value };
      record.value = r;
    }
    // The link has done its work: after a reload what was changed since must still be there.
    location.replace(writePlace({ view: "score", values: r === undefined ? {} : { t: "record" } }));
  }, [l, r]);
  const isRecord = r !== undefined || t === "record";
  return (
    <>
      <h1>{text.title}</h1>
      <ScoreTabs current={isRecord ? "record" : "facts"} />
      <Before
        before={before}
        onBack={(value) => {
          if ("entry" in value) entry.value = value.entry;
          else record.value = value.record;
        }}
      />
      {isRecord ? <ByRecord record={record} /> : <ByFacts entry={entry} />}
    </>
  );
}
