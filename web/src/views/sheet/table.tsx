/** The rows of a sheet: of each game the totals after it and what it brought, and what people said of it. */
import type { sheet } from "../../api.d.ts";
import type { Reply } from "../../engine.ts";
import { number, signed, words } from "../../words.ts";
import type { Sheet } from "./sheets.ts";
import { RowTools, ToolsButton, opened } from "./tools.tsx";

export function RowsTable({ sheet, answer, onEdit }: { sheet: Sheet; answer: Reply<"sheet">; onEdit: (game: number, line: string) => void }) {
  const text = words().office.sheet;
  const { players, rows, totals } = answer;
  if (rows.length === 0) return <p class="soft">{text.empty}</p>;
  return (
    <>
      <table class="sheet" data-players={players.length}>
        <caption class="unseen">{text.title}</caption>
        <thead>
          <tr>
            <th scope="col">{text.number}</th>
            {players.map((name) => <th key={name} scope="col" title={name}>{name}</th>)}
          </tr>
        </thead>
        {rows.map((row) => <Row key={row.line} sheet={sheet} rows={rows} row={row} players={players} onEdit={onEdit} />)}
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {players.map((name, at) => <td key={name}>{number(totals[at] ?? 0)}</td>)}
          </tr>
        </tfoot>
      </table>
      <p class="soft sheet-signs">{text.signs}</p>
    </>
  );
}

/** A game whose record stands below its row is mended as text. */
const isRecord = (text: string): boolean => /^(?:record|protokoll|spielprotokoll)$/i.test(text.trim());

interface Shown {
  readonly sheet: Sheet;
  readonly rows: readonly sheet.RowAnswer[];
  readonly row: sheet.RowAnswer;
  readonly players: readonly string[];
  readonly onEdit: (game: number, line: string) => void;
}

function Row({ sheet, rows, row, players, onEdit }: Shown) {
  const text = words().office.sheet;
  const { game } = row;
  return (
    <tbody>
      <tr>
        <th scope="row">{game ?? "–"}</th>
        {players.map((name, at) => (
          <td key={name}>
            <b>{number(row.totals[at] ?? 0)}</b>
            <small>
              {row.sit_out.includes(at + 1) ? (
                <>
                  <span aria-hidden="true">–</span>
                  <span class="unseen">{text.satOut}</span>
                </>
              ) : (
                signed(row.points[at] ?? 0)
              )}
              {row.dealer === at + 1 && game != null && (
                <>
                  <span aria-hidden="true">*</span>
                  <span class="unseen">, {text.dealt}</span>
                </>
              )}
            </small>
          </td>
        ))}
      </tr>
      <tr class="row-said">
        <td colSpan={players.length + 1}>
          <div>
            <span>
              {isRecord(row.text) ? text.recordRow : row.text}
              {row.bock !== 1 && <b> · {text.bock(row.bock)}</b>}
              {row.doubt != null && <span class="wrong"> {text.suspicious} {row.doubt}</span>}
              {row.error != null && (
                <span class="wrong">
                  {" "}
                  {text.wrongRow} {row.error.error}
                  {row.error.help != null && <> ({row.error.help})</>}
                </span>
              )}
            </span>
            {game != null && !isRecord(row.text) && (
              <button type="button" class="no-print" aria-label={text.editOf(String(game))} onClick={() => onEdit(game, row.text)}>
                {text.edit}
              </button>
            )}
            <ToolsButton row={row} />
          </div>
          {opened.value === row.line && <RowTools sheet={sheet} rows={rows} row={row} />}
        </td>
      </tr>
    </tbody>
  );
}
