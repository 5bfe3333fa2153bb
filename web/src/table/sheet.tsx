/** The small sheet of a round, after each game. */
import { useEffect, useState } from "preact/hooks";
import type { Reply } from "../engine.ts";
import { Trouble } from "../parts/notice.tsx";
import { number, signed, words } from "../words.ts";
import { addSheet } from "../views/sheet/sheets.ts";
import { SEATS } from "../cards.ts";
import { type Game, type Round, running } from "./game.ts";
import { setRound } from "./play.ts";
import { useAnswer } from "../hooks.ts";
import { deal, entered } from "./round.ts";
import { nameOf } from "./seen.ts";

export function RoundSheet({ game, round, record }: { game: Game; round: Round; record: unknown }) {
  const text = words().table.over;
  const [error, setError] = useState<Error | undefined>(undefined);
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (round.isEntered) return;
    let isCurrent = true;
    entered(game, round.sheet, record).then(
      ({ sheet }) => isCurrent && setRound({ sheet, isEntered: true }),
      (error: Error) => isCurrent && setError(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [round.sheet, round.isEntered]);
  const { answer } = useAnswer("sheet", round.isEntered ? { sheet: round.sheet } : undefined, game.rules);
  if (error !== undefined) return <Trouble error={error} />;
  if (answer === undefined) return null;
  const isOver = answer.next_dealer == null;
  return (
    <section class="panel-box">
      <h2>{text.sheet}</h2>
      <Rows sheet={answer} />
      <div class="row">
        {isOver ? <p>{text.sheetOver}</p> : <button type="button" class="main" onClick={() => deal(game, answer, running.value ?? undefined)}>{text.next}</button>}
        {isTaken ? (
          <span role="status">
            {text.taken} <a href="#/sheet">{text.seeSheet}</a>
          </span>
        ) : (
          <button
            type="button"
            onClick={() => {
              addSheet(round.sheet, game.rules);
              setTaken(true);
            }}
          >
            {text.toSheets}
          </button>
        )}
      </div>
    </section>
  );
}

function Rows({ sheet }: { sheet: Reply<"sheet"> }) {
  const text = words().table.over;
  return (
    <table class="round">
      <thead>
        <tr>
          <th scope="col">{text.sheetGame}</th>
          {SEATS.map((seat) => <th key={seat} scope="col">{nameOf(seat)}</th>)}
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row) => (
          <tr key={row.line}>
            <th scope="row">
              {row.game == null ? "–" : number(row.game)}
              {row.bock !== 1 && <small> {text.bock(number(row.bock))}</small>}
            </th>
            {row.points.map((points, at) => <td key={at} data-dealer={row.dealer === at + 1 ? "" : undefined}>{signed(points)}</td>)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.sheetTotal}</th>
          {sheet.totals.map((points, at) => <td key={at}>{signed(points)}</td>)}
        </tr>
      </tfoot>
    </table>
  );
}
