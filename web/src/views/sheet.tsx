/** The sheet of an evening. */
import { useAnswer } from "../hooks.ts";
import { Trouble } from "../parts/notice.tsx";
import { Share } from "../parts/share.tsx";
import { unnamed } from "../state.ts";
import type { Values } from "../views.ts";
import { words } from "../words.ts";
import { rulesIn } from "./rules/names.ts";
import { ScoreTabs } from "./score/tabs.tsx";
import { Chart } from "./sheet/chart.tsx";
import { FilePanel } from "./sheet/file.tsx";
import { NewSheet } from "./sheet/new.tsx";
import { Between, RowPanel, edit, editing } from "./sheet/row.tsx";
import { type Sheet, changeSheet, currentSheet, seeSheet, sheets, titleOf, withoutLast } from "./sheet/sheets.ts";
import { Standings } from "./sheet/standings.tsx";
import { GivenSheet, placeOfSheet } from "./sheet/given.tsx";
import { RowsTable, TotalsBar } from "./sheet/table.tsx";
import { Kept, taken } from "./sheet/taken.tsx";

export function SheetView({ values }: { values: Values }) {
  const text = words().office.sheet;
  const sheet = currentSheet();
  const { sheet: given } = values;
  if (given !== undefined) return <GivenSheet text={given} rules={rulesIn(values) ?? unnamed()} />;
  return (
    <>
      <h1 class="no-print">{text.title}</h1>
      <ScoreTabs current="sheet" />
      <Kept />
      {sheet !== undefined && <Shown key={sheet.id} sheet={sheet} />}
      <NewSheet isOpen={sheet === undefined} />
      <FilePanel sheet={sheet} />
    </>
  );
}

function Shown({ sheet }: { sheet: Sheet }) {
  const text = words().office.sheet;
  const { answer, error } = useAnswer("sheet", { sheet: sheet.text }, sheet.rules);
  const { list } = sheets.value;
  return (
    <>
      {list.length > 1 && (
        <label class="field no-print">
          <span>{text.which}</span>
          <select
            value={String(sheet.id)}
            onChange={(event) => {
              editing.value = undefined;
              seeSheet(Number(event.currentTarget.value));
            }}
          >
            {list.map(({ id, text: written }) => <option key={id} value={String(id)}>{titleOf(written)}</option>)}
          </select>
        </label>
      )}
      {error !== undefined && <Trouble error={error} text={sheet.text} />}
      {answer !== undefined && (
        <>
          <h2>{titleOf(sheet.text)}</h2>
          <TotalsBar answer={answer} />
          <Standings answer={answer} />
          {editing.value === undefined ? (
            <p class="row no-print">
              <button type="button" class="main" disabled={answer.next_dealer == null} onClick={() => (editing.value = { game: undefined })}>
                {text.add}
              </button>
              <button type="button" onClick={() => print()}>{text.print}</button>
              <Share place={placeOfSheet(sheet)} title={titleOf(sheet.text)} />
            </p>
          ) : (
            <RowPanel key={JSON.stringify(editing.value)} sheet={sheet} answer={answer} {...{ before: undefined, ...editing.value }} />
          )}
          <RowsTable answer={answer} editing={{ sheet, onEdit: edit }} />
          {answer.rows.length > 0 && (
            <p class="no-print">
              <button
                type="button"
                onClick={() => {
                  const { text: rest, row } = withoutLast(sheet.text, answer.rows.at(-1)?.line ?? 0);
                  taken.value = { id: sheet.id, before: sheet.text, after: rest, row };
                  changeSheet(sheet.id, rest, sheet.text);
                }}
              >
                {text.takeBack}
              </button>
            </p>
          )}
          <Chart answer={answer} />
          <Between sheet={sheet} answer={answer} />
        </>
      )}
    </>
  );
}
