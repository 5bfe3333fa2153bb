/** Puts the penalty of a ruling on the sheet of the evening, with the names of those who sit there. */
import { useState } from "preact/hooks";
import type { RulingAnswer } from "../../api.d.ts";
import { SEATS, type Seat } from "../../cards.ts";
import { useAnswer } from "../../hooks.ts";
import { Trouble } from "../../parts/notice.tsx";
import { words } from "../../words.ts";
import { type Penalty, addPenalty, penaltyOf, penaltyRows } from "./penalty.ts";
import { currentSheet, titleOf } from "./sheets.ts";

/** A button for a ruling; nothing if it takes no points. `names` are those of the protocol, in the order of the seats. */
export function PenaltyButton({ ruling, names }: { ruling: Pick<RulingAnswer, "points" | "game" | "entry">; names: readonly string[] }) {
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

/** Asks who of the sheet sat where, as far as the row names them. */
function Who({ penalty, names, onDone, onClose }: { penalty: Penalty; names: readonly string[]; onDone: () => void; onClose: () => void }) {
  const { seats, office } = words();
  const text = office.score;
  const sheet = currentSheet();
  const { answer } = useAnswer("sheet", sheet && { sheet: sheet.text }, sheet?.rules);
  const [chosen, setChosen] = useState<Readonly<Partial<Record<Seat, string>>>>({});
  const [error, setError] = useState<Error | undefined>(undefined);
  if (sheet === undefined || answer === undefined) return null;
  const asked = SEATS.filter((seat) => penalty.offenders.includes(seat) || seat === penalty.soloist);
  const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
  const nameOf = (seat: Seat): string => chosen[seat] ?? answer.players.find((player) => isSame(player, names[SEATS.indexOf(seat)] ?? "")) ?? "";
  const last = answer.rows.findLast(({ game }) => game != null);
  const named = Object.fromEntries(asked.map((seat) => [seat, nameOf(seat)]));
  const rows = penaltyRows(penalty, named, last?.game == null ? undefined : { game: last.game, text: last.text });
  const isReady = asked.every((seat) => nameOf(seat) !== "");
  return (
    <fieldset class="group no-print">
      <legend>{titleOf(sheet.text)}</legend>
      <div class="fields two">
        {asked.map((seat) => (
          <label key={seat} class="field">
            <span>{penalty.offenders.includes(seat) ? office.sheet.penaltyWho(seats[seat]) : office.sheet.penaltySoloist(seats[seat])}</span>
            <select value={nameOf(seat)} onChange={(event) => setChosen({ ...chosen, [seat]: event.currentTarget.value })}>
              <option value="">{text.trickChoices[""]}</option>
              {answer.players.map((name) => <option key={name} value={name}>{name}</option>)}
            </select>
          </label>
        ))}
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
