/** Puts the penalty of a ruling on the sheet of the evening, with the names of those who sit there. */
import { useState } from "preact/hooks";
import type { RulingAnswer } from "../../api.d.ts";
import { SEATS, type Seat } from "../../cards.ts";
import { ask } from "../../engine.ts";
import { manner, useAnswer } from "../../hooks.ts";
import { Trouble } from "../../parts/notice.tsx";
import { words } from "../../words.ts";
import { type Payer, type Penalty, type PenaltyRow, penaltyOf, penaltyRows } from "./penalty.ts";
import { type Sheet, changeSheet, currentSheet, titleOf } from "./sheets.ts";

/** A button for a ruling; nothing if it takes no points. `names` are those of the protocol, in the order of the seats. */
export function PenaltyButton({ ruling, names }: { ruling: RulingAnswer; names: readonly string[] }) {
  const text = words().office.score;
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string | undefined>(undefined);
  const penalty = penaltyOf(ruling);
  const key = JSON.stringify(penalty);
  if (penalty === undefined) return null;
  if (done === key) {
    return (
      <p role="status" class="no-print">
        {text.putOnDone} <a class="button" href="#/sheet">{text.putOnSee}</a>
      </p>
    );
  }
  if (currentSheet() === undefined) {
    return (
      <p class="no-print">
        {text.noSheet} <a class="button" href="#/sheet">{text.begin}</a>
      </p>
    );
  }
  return isOpen ? (
    <Who penalty={penalty} names={names} onDone={() => setDone(key)} onClose={() => setOpen(false)} />
  ) : (
    <p class="no-print">
      <button type="button" onClick={() => setOpen(true)}>{words().office.sheet.penaltyPutOn}</button>
    </p>
  );
}

/** Asks who of the sheet sat where, as far as the protocol does not name them, and the points that the court sets. */
function Who({ penalty, names, onDone, onClose }: { penalty: Penalty; names: readonly string[]; onDone: () => void; onClose: () => void }) {
  const { seats, office } = words();
  const text = office.score;
  const sheet = currentSheet();
  const { answer } = useAnswer("sheet", sheet && { sheet: sheet.text }, sheet?.rules);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [amount, setAmount] = useState(0);
  const [error, setError] = useState<Error | undefined>(undefined);
  if (sheet === undefined || answer === undefined) return null;
  const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
  const sitsAt = (seat: Seat | undefined): string | undefined =>
    seat && answer.players.find((player) => isSame(player, names[SEATS.indexOf(seat)] ?? ""));
  const nameOf = (seat: Seat | undefined): string => chosen[seat ?? ""] ?? sitsAt(seat) ?? "";
  const pointsOf = ({ amounts }: Payer): number => (amounts.length > 1 ? amount : (amounts[0] ?? 0));
  const who = (seat: Seat | undefined, label: string) => (
    <label key={seat} class="field">
      <span>{label}</span>
      <select value={nameOf(seat)} onChange={(event) => setChosen({ ...chosen, [seat ?? ""]: event.currentTarget.value })}>
        <option value="">{text.trickChoices[""]}</option>
        {answer.players.map((name) => <option key={name} value={name}>{name}</option>)}
      </select>
    </label>
  );
  const { payers, soloist } = penalty;
  const open = payers.flatMap(({ amounts }) => (amounts.length > 1 ? amounts : []));
  const isOffender = payers.some(({ seat }) => seat === soloist);
  const last = answer.rows.findLast(({ game }) => game != null);
  const named = payers.map((payer) => ({ name: nameOf(payer.seat), points: pointsOf(payer) }));
  const lastGame = last?.game == null ? undefined : { game: last.game, text: last.text };
  const rows = penaltyRows(penalty, { payers: named, solo: soloist && nameOf(soloist), last: lastGame }, office.sheet);
  const isReady = named.every(({ name, points }) => name !== "" && points > 0) && (soloist === undefined || nameOf(soloist) !== "");
  return (
    <fieldset class="group no-print">
      <legend>{titleOf(sheet.text)}</legend>
      <div class="fields two">
        {payers.map(({ seat }) => who(seat, seat === undefined ? office.sheet.penaltyFor : office.sheet.penaltyWho(seats[seat])))}
        {soloist !== undefined && !isOffender && who(soloist, office.sheet.penaltySoloist(seats[soloist]))}
        {open.length > 0 && (
          <label class="field">
            <span>{office.sheet.penaltyPoints}</span>
            <select value={String(amount)} onChange={(event) => setAmount(Number(event.currentTarget.value))}>
              <option value="0">{text.trickChoices[""]}</option>
              {open.map((points) => <option key={points} value={String(points)}>{points}</option>)}
            </select>
          </label>
        )}
      </div>
      {isReady && rows.map(({ add, fix }) => <p key={add} class="row-preview">{fix !== undefined && `${fix}  `}{add}</p>)}
      {error !== undefined && <Trouble error={error} />}
      <div class="row">
        <button type="button" class="main" disabled={!isReady} onClick={() => void addPenalty(sheet, rows).then(onDone, setError)}>{text.putOnNow}</button>
        <button type="button" onClick={onClose}>{text.cancel}</button>
      </div>
    </fieldset>
  );
}

/** Puts the rows of a penalty on a sheet, all or none; throws what is wrong with one. */
async function addPenalty(sheet: Sheet, rows: readonly PenaltyRow[]): Promise<void> {
  let { text } = sheet;
  for (const row of rows) {
    const answer = await ask("sheet", { sheet: text, ...row }, manner(sheet.rules)).answer;
    const put = row.fix === undefined ? answer.rows.at(-1) : answer.rows.find(({ game }) => game === row.fix);
    if (put?.error != null) throw new Error([put.error.error, put.error.help].filter((part) => part != null).join(". "));
    text = answer.sheet;
  }
  changeSheet(sheet.id, text, sheet.text);
}
