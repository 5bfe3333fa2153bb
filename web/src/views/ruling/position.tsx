/** The position before the breach: what its cards tell is not asked. */
import { useState } from "preact/hooks";
import { useBoard } from "../../desk/board.ts";
import { isEmpty } from "../../desk/draft.ts";
import { desk } from "../../desk/state.ts";
import { go, longPosition } from "../../link.ts";
import { words } from "../../words.ts";
import { type Case, placeOf } from "./case.ts";
import { Hands } from "./hands.tsx";

export function PositionPanel({ known }: { known: Case }) {
  const text = words().office.ruling;
  const [typed, setTyped] = useState(known.position ?? "");
  const take = (position: string | undefined): void => go(placeOf({ ...known, answers: [], position }));
  const { draft } = desk.value;
  const board = useBoard(draft).judged?.board;
  const onDesk = !isEmpty(draft) && board?.complete === true ? (board.position ?? undefined) : undefined;
  return (
    <details class="panel-box no-print" open={known.position !== undefined}>
      <summary>{text.position}</summary>
      <p class="soft">{text.positionAbout}</p>
      {onDesk !== undefined && onDesk !== known.position && (
        <p>
          <button
            type="button"
            onClick={() => {
              setTyped(onDesk);
              take(onDesk);
            }}
          >
            {text.positionOfDesk}
          </button>
        </p>
      )}
      {known.position !== undefined && <Hands position={known.position} rules={known.rules} />}
      <label class="field">
        <span class="unseen">{text.position}</span>
        <textarea
          value={typed}
          rows={4}
          maxLength={2000}
          spellcheck={false}
          placeholder={text.positionHint}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="button" class="main" disabled={typed.trim() === ""} onClick={() => take(longPosition(typed.trim().replace(/\s+/g, " ")))}>
          {text.positionUse}
        </button>
        {known.position !== undefined && (
          <button type="button" onClick={() => take(undefined)}>{text.positionDrop}</button>
        )}
      </div>
    </details>
  );
}
