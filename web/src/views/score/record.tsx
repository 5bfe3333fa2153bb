/** A game of which somebody has written down the cards. */
import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { shortRecord } from "../../desk/record.ts";
import { useAnswer } from "../../hooks.ts";
import { OpenFile } from "../../parts/file.tsx";
import { Assumed, Notice, Trouble, Unnamed } from "../../parts/notice.tsx";
import { Share } from "../../parts/share.tsx";
import { rules, unnamed } from "../../state.ts";
import { words } from "../../words.ts";
import { clubValues } from "../rules/names.ts";
import { forPage } from "./facts.tsx";
import { Check } from "./fields.tsx";
import { Items, SeatPoints } from "./items.tsx";
import { PutOn } from "./put_on.tsx";

export function ByRecord({ record }: { record: Signal<string> }) {
  const text = words().office.score;
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [isLate, setLate] = useState(false);
  // What was given as JSON is shorter as text; what others wrote is a record only then.
  const written = useAnswer("replay", record.value.trim() === "" ? undefined : { record: record.value }, unnamed());
  const { answer, error } = useAnswer("score", record.value.trim() === "" ? undefined : { record: record.value, count_breaches: isLate }, unnamed());
  return (
    <>
      <section class="panel-box">
        <label class="field">
          <span>{text.record}</span>
          <textarea
            class="record"
            rows={9}
            maxLength={500_000}
            spellcheck={false}
            wrap="off"
            value={record.value}
            placeholder={text.recordHint}
            onInput={(event) => (record.value = event.currentTarget.value)}
          />
        </label>
        <p class="soft">{text.recordAbout}</p>
        <div class="row">
          <OpenFile
            label={text.open}
            accept=".txt,.json,text/plain,application/json"
            onText={(read) => {
              setProblem(undefined);
              record.value = read;
            }}
            onProblem={setProblem}
          />
          <button type="button" disabled={record.value === ""} onClick={() => (record.value = "")}>{words().common.clear}</button>
        </div>
        <Check name={text.lateRecord} isOn={isLate} onChange={setLate} />
      </section>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {error !== undefined && <Trouble error={forPage(error, text.lateHelp)} text={record.value} />}
      {answer !== undefined && "items" in answer && (
        <section class="panel-box result" aria-label={text.items}>
          <p class="headline" role="status">{answer.text.split("\n")[0]}</p>
          <Assumed list={answer.assumed} />
          <Unnamed text={record.value} />
          <Items {...answer} />
          <SeatPoints points={answer.points} />
          <PutOn line={record.value} record={written.answer?.record ?? record.value} isReady />
          <Share place={{ view: "score", values: { r: shortRecord(written.answer?.record ?? record.value), ...clubValues(rules.value) } }} title={text.record} />
        </section>
      )}
      {answer !== undefined && !("items" in answer) && (
        <Notice kind="warning">
          <p>{text.notScored}</p>
          <pre class="marked">{answer.text}</pre>
        </Notice>
      )}
    </>
  );
}
