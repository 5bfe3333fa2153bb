/** What can be done with any row: mended, taken off, moved, a forgotten game put before it. */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { Questions } from "../../api.d.ts";
import { type Reply, ask } from "../../engine.ts";
import { manner } from "../../hooks.ts";
import { Trouble } from "../../parts/notice.tsx";
import { words } from "../../words.ts";
import { editing } from "./row.tsx";
import { type Sheet, changeSheet } from "./sheets.ts";
import { taken } from "./taken.tsx";

type Row = Reply<"sheet">["rows"][number];

/** The line of the row whose tools are seen. */
export const opened = signal<number | undefined>(undefined);

interface Shown {
  readonly sheet: Sheet;
  readonly rows: readonly Row[];
  readonly row: Row;
  /** What the row is called. */
  readonly name: string;
  /** Mends the row as a game, if it is one. */
  readonly onEdit: (() => void) | undefined;
}

export function RowTools({ sheet, rows, row, name, onEdit }: Shown) {
  const text = words().office.sheet;
  const [error, setError] = useState<Error | undefined>(undefined);
  const at = rows.findIndex(({ line }) => line === row.line);
  const above = rows[at - 1];
  const below = rows[at + 1];
  const change = async (question: Omit<Questions["sheet"], "sheet">): Promise<Reply<"sheet"> | undefined> => {
    try {
      const answer = await ask("sheet", { sheet: sheet.text, ...question }, manner(sheet.rules)).answer;
      changeSheet(sheet.id, answer.sheet, sheet.text);
      return answer;
    } catch (error) {
      setError(error as Error);
      return undefined;
    }
  };
  /** The tools go with the row, so that it can be moved on. */
  const move = async (line: number, before: number, to: number): Promise<void> => {
    const answer = await change({ row: line, before });
    if (answer !== undefined) opened.value = answer.rows[to]?.line;
  };
  const remove = async (): Promise<void> => {
    const answer = await change({ row: row.line });
    if (answer === undefined) return;
    opened.value = undefined;
    taken.value = { id: sheet.id, before: sheet.text, after: answer.sheet, row: `${row.game ?? "-"} ${row.text}` };
  };
  return (
    <div class="row row-tools no-print" role="group" aria-label={text.toolsOf(name)}>
      {onEdit !== undefined && <button type="button" aria-label={text.editOf(String(row.game))} onClick={onEdit}>{text.edit}</button>}
      <button type="button" disabled={above === undefined} onClick={() => above !== undefined && void move(row.line, above.line, at - 1)}>{text.up}</button>
      <button type="button" disabled={below === undefined} onClick={() => below !== undefined && void move(below.line, row.line, at + 1)}>{text.down}</button>
      <button
        type="button"
        onClick={() => {
          editing.value = { game: undefined, before: row.line };
          opened.value = undefined;
        }}
      >
        {text.addBefore}
      </button>
      <button type="button" onClick={() => void remove()}>{text.removeRow}</button>
      {error !== undefined && <Trouble error={error} />}
    </div>
  );
}
