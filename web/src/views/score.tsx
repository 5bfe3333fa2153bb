/** What a game brings: of what people know of it, or of its record. */
import { useEffect } from "preact/hooks";
import { longRecord } from "../desk/record.ts";
import { writePlace } from "../link.ts";
import { Before } from "../parts/before.tsx";
import { Notice } from "../parts/notice.tsx";
import { type RuleChoice, isRuleChoice, kept, rules, unnamed } from "../state.ts";
import type { Values } from "../views.ts";
import { words } from "../words.ts";
import { club } from "./rules/club.ts";
import { ruleSetName, rulesIn } from "./rules/names.ts";
import { type Entry, NEW_ENTRY, isEntry } from "./score/entry.ts";
import { entry, record } from "./score/kept.ts";
import { ByFacts } from "./score/facts.tsx";
import { ByRecord } from "./score/record.tsx";
import { ScoreTabs } from "./score/tabs.tsx";


type Replaced = { readonly entry: Entry } | { readonly record: string };
const isReplaced = (value: unknown): value is Replaced | null => {
  if (value === null) return true;
  const { entry, record } = (value ?? {}) as Record<string, unknown>;
  return isEntry(entry) || typeof record === "string";
};
const before = kept<Replaced | null>("score.before", null, isReplaced);

const isChoice = (value: unknown): value is RuleChoice | null => value === null || isRuleChoice(value);
/** The rules that the last link was meant for. */
const linked = kept<RuleChoice | null>("score.linked", null, isChoice);

const isTyped = ({ game, line }: Entry): boolean => line.trim() !== "" || game.augen !== "" || game.re.length > 0;

export function ScoreView({ values }: { values: Values }) {
  const text = words().office.score;
  const { l, r, t } = values;
  useEffect(() => {
    if (l === undefined && r === undefined) return;
    linked.value = rulesIn(values) ?? (l === undefined ? null : unnamed());
    if (l !== undefined && l !== entry.value.line) {
      if (isTyped(entry.value)) before.value = { entry: entry.value };
      entry.value = { ...NEW_ENTRY, line: l, leads: "line" };
    }
    const given = r === undefined ? record.value : longRecord(r);
    if (given !== record.value) {
      if (record.value.trim() !== "") before.value = { record: record.value };
      record.value = given;
    }
    // The link has done its work: after a reload what was changed since must still be there.
    location.replace(writePlace({ view: "score", values: r === undefined ? {} : { t: "record" } }));
  }, [l, r]);
  const isRecord = r !== undefined || t === "record";
  return (
    <>
      <h1>{text.title}</h1>
      <ScoreTabs current={isRecord ? "record" : "facts"} />
      {linked.value !== null && JSON.stringify(linked.value) !== JSON.stringify(rules.value) && <OtherRules choice={linked.value} />}
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

/** A link may be meant for other rules than those that are chosen here. */
function OtherRules({ choice }: { choice: RuleChoice }) {
  const text = words().office.link;
  return (
    <Notice kind="warning">
      {text.otherRules(ruleSetName(choice), ruleSetName(rules.value))}{" "}
      <button
        type="button"
        onClick={() => {
          if (typeof choice !== "string" && club.value === "") club.value = choice.toml;
          rules.value = choice;
        }}
      >
        {text.takeRules(ruleSetName(choice))}
      </button>{" "}
      <button type="button" onClick={() => (linked.value = null)}>{text.fine}</button>
    </Notice>
  );
}
