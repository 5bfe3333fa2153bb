/** What was taken away can be had again, also after a reload. */
import { Notice } from "../../parts/notice.tsx";
import { isRuleChoice, kept } from "../../state.ts";
import { words } from "../../words.ts";
import { type Sheet, addSheet, changeSheet, sheets, titleOf } from "./sheets.ts";

interface Taken {
  readonly id: number;
  readonly before: string;
  readonly after: string;
  readonly row: string;
}

const isTaken = (value: unknown): value is Taken | null => {
  if (value === null) return true;
  const { id, before, after, row } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(id) && [before, after, row].every((text) => typeof text === "string");
};
/** The row that was taken back last. */
export const taken = kept<Taken | null>("sheet.taken", null, isTaken);

const isRemoved = (value: unknown): value is Sheet | null => {
  if (value === null) return true;
  const { text, rules } = (value ?? {}) as Record<string, unknown>;
  return typeof text === "string" && isRuleChoice(rules);
};
/** The sheet that was deleted last. */
export const removed = kept<Sheet | null>("sheet.removed", null, isRemoved);

export function Kept() {
  const text = words().office.sheet;
  const row = taken.value;
  const gone = removed.value;
  // Once something else was written the row has no place to come back to.
  const isThere = row !== null && sheets.value.list.some(({ id, text: now }) => id === row.id && now === row.after);
  return (
    <div class="no-print">
      {row !== null && isThere && (
        <Notice kind="news">
          {text.taken(row.row)}{" "}
          <button
            type="button"
            onClick={() => {
              changeSheet(row.id, row.before);
              taken.value = null;
            }}
          >
            {text.again}
          </button>
        </Notice>
      )}
      {gone !== null && (
        <Notice kind="news">
          {text.removed(titleOf(gone.text))}{" "}
          <button
            type="button"
            onClick={() => {
              addSheet(gone.text, gone.rules);
              removed.value = null;
            }}
          >
            {text.restore}
          </button>
        </Notice>
      )}
    </div>
  );
}
