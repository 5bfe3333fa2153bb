/** The rows of a sheet, a line each: the totals after it and what it brought; what people said of it where there is room, or once it is opened. */
import type { RowAnswer } from "../../api.d.ts";
import type { Reply } from "../../engine.ts";
import { number, signed, words } from "../../words.ts";
import type { Sheet } from "./sheets.ts";
import { RowTools, opened } from "./tools.tsx";

/** What can be done with rows; a sheet that somebody has shared is only looked at. */
export interface Editing {
  readonly sheet: Sheet;
  readonly onEdit: (game: number, line: string) => void;
}

export function RowsTable({ answer, editing }: { answer: Reply<"sheet">; editing: Editing | undefined }) {
  const text = words().office.sheet;
  const { players, rows, totals } = answer;
  if (rows.length === 0) return <p class="soft">{text.empty}</p>;
  return (
    <>
      <table class="sheet" data-players={players.length}>
        <caption class="unseen">{text.title}</caption>
        <colgroup>
          <col class="of-number" />
          {players.map((name) => <col key={name} class="of-player" />)}
          <col class="of-said" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{text.number}</th>
            {players.map((name) => <th key={name} scope="col">{name}</th>)}
            <th scope="col" class="said">{text.said}</th>
          </tr>
        </thead>
        {rows.map((row) => <Row key={row.line} rows={rows} row={row} players={players} editing={editing} />)}
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {players.map((name, at) => <td key={name}>{number(totals[at] ?? 0)}</td>)}
            <td class="said" />
          </tr>
        </tfoot>
      </table>
      <p class="soft sheet-signs">{text.signs}</p>
    </>
  );
}

/** Names and totals, which stay in sight above the rows. */
export function TotalsBar({ answer }: { answer: Reply<"sheet"> }) {
  const { players, totals, next_dealer } = answer;
  const text = words().office.sheet;
  return (
    <section class="totals no-print" data-players={players.length} aria-label={text.totals}>
      <dl>
        {players.map((name, at) => (
          <div key={name} data-dealer={next_dealer === at + 1 ? "" : undefined}>
            <dt>{name}</dt>
            <dd>{number(totals[at] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A game whose record stands below its row is mended as text. */
const isRecord = (text: string): boolean => /^(?:record|protokoll|spielprotokoll)$/i.test(text.trim());

interface Shown {
  readonly rows: readonly RowAnswer[];
  readonly row: RowAnswer;
  readonly players: readonly string[];
  readonly editing: Editing | undefined;
}

function Row({ rows, row, players, editing }: Shown) {
  const text = words().office.sheet;
  const { game } = row;
  const isOpen = opened.value === row.line;
  const name = game == null ? row.text : text.gameName(String(game));
  const said = isRecord(row.text) ? text.recordRow : row.text;
  const isBare = game == null && row.points.every((points) => points === 0);
  return (
    <tbody data-open={isOpen ? "" : undefined}>
      <tr>
        <th scope="row">
          <button type="button" class="row-number" aria-label={text.toolsOf(name)} aria-expanded={isOpen} onClick={() => (opened.value = isOpen ? undefined : row.line)}>
            {game ?? "–"}
          </button>
        </th>
        {isBare ? (
          <td class="between-row" colSpan={players.length}>{said}</td>
        ) : (
          players.map((name, at) => <Cell key={name} row={row} at={at} />)
        )}
        <td class="said">
          {isBare ? "" : said}
          {row.bock !== 1 && <b> · {text.bock(row.bock)}</b>}
        </td>
      </tr>
      {(isOpen || row.doubt != null || row.error != null) && (
        <tr class="row-said" data-wrong={row.doubt != null || row.error != null ? "" : undefined}>
          <td colSpan={players.length + 2}>
            <p>
              {isOpen && <span>{said}</span>}
              {isOpen && row.bock !== 1 && <b> · {text.bock(row.bock)}</b>}
              {row.doubt != null && <span class="wrong"> {text.suspicious} {row.doubt}</span>}
              {row.error != null && (
                <span class="wrong">
                  {" "}
                  {text.wrongRow} {row.error.error}
                  {row.error.help != null && <> ({row.error.help})</>}
                </span>
              )}
            </p>
            {isOpen && editing !== undefined && (
              <RowTools
                sheet={editing.sheet}
                rows={rows}
                row={row}
                name={name}
                onEdit={game == null || isRecord(row.text) ? undefined : () => editing.onEdit(game, row.text)}
              />
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** The total of a player after a row, and what the row brought him. */
function Cell({ row, at }: { row: RowAnswer; at: number }) {
  const text = words().office.sheet;
  if (row.table <= at) return <td class="absent"><span class="unseen">{text.notYet}</span></td>;
  return (
    <td>
      <b>{number(row.totals[at] ?? 0)}</b>{" "}
      <small>
        {row.sit_out.includes(at + 1) && row.points[at] === 0 ? (
          <>
            <span aria-hidden="true">–</span>
            <span class="unseen">{text.satOut}</span>
          </>
        ) : (
          signed(row.points[at] ?? 0)
        )}
        {row.dealer === at + 1 && row.game != null && (
          <>
            <span aria-hidden="true">*</span>
            <span class="unseen">, {text.dealt}</span>
          </>
        )}
      </small>
    </td>
  );
}
