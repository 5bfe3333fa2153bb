/** The position before the breach: what its cards tell is not asked. */
import { useBoard } from "../../desk/board.ts";
import { isEmpty } from "../../desk/draft.ts";
import { isRecord } from "../../desk/record.ts";
import { desk } from "../../desk/state.ts";
import { go, longPosition } from "../../link.ts";
import { isText, kept } from "../../state.ts";
import { words } from "../../words.ts";
import { record as seenRecord } from "../record.tsx";
import { record as scoredRecord } from "../score/kept.ts";
import { type Case, placeOf } from "./case.ts";
import { FromRecord } from "./from_record.tsx";
import { Hands } from "./hands.tsx";

/** A position or a record as it is typed. */
const typed = kept<string>("ruling.position", "", isText);

export function PositionPanel({ known }: { known: Case }) {
  const text = words().office.ruling;
  const shown = typed.value === "" ? (known.position ?? "") : typed.value;
  const take = (position: string | undefined): void => {
    // A record stays, for another moment of it may be wanted.
    if (!isRecord(typed.value)) typed.value = "";
    go(placeOf({ ...known, answers: [], position, claim: undefined }));
  };
  const { draft } = desk.value;
  const board = useBoard(draft).judged?.board;
  const onDesk = !isEmpty(draft) && board?.complete === true ? (board.position ?? undefined) : undefined;
  const record = [seenRecord.value, scoredRecord.value].find((entered) => entered.trim() !== "" && entered !== typed.value);
  return (
    <details class="panel-box no-print" open={known.position !== undefined}>
      <summary>{text.position}</summary>
      <p class="soft">{text.positionAbout}</p>
      {onDesk !== undefined && onDesk !== known.position && (
        <p>
          <button type="button" onClick={() => take(onDesk)}>{text.positionOfDesk}</button>
        </p>
      )}
      {record !== undefined && (
        <p>
          <button type="button" onClick={() => (typed.value = record)}>{text.recordEntered}</button>
        </p>
      )}
      {known.position !== undefined && <Hands position={known.position} rules={known.rules} />}
      <label class="field">
        <span class="unseen">{text.position}</span>
        <textarea
          value={shown}
          rows={4}
          maxLength={100_000}
          spellcheck={false}
          placeholder={text.positionHint}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      {isRecord(shown) && <FromRecord record={shown} rules={known.rules} onTake={take} />}
      <div class="row">
        {!isRecord(shown) && (
          <button type="button" class="main" disabled={shown.trim() === ""} onClick={() => take(longPosition(shown.trim().replace(/\s+/g, " ")))}>
            {text.positionUse}
          </button>
        )}
        {known.position !== undefined && (
          <button type="button" onClick={() => take(undefined)}>{text.positionDrop}</button>
        )}
      </div>
    </details>
  );
}
