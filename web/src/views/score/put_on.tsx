/** Puts a game that was scored on the sheet of the evening. */
import { useState } from "preact/hooks";
import { SEATS, type Seat } from "../../cards.ts";
import { ask } from "../../engine.ts";
import { manner, useAnswer } from "../../hooks.ts";
import { Trouble } from "../../parts/notice.tsx";
import { words } from "../../words.ts";
import { changeSheet, currentSheet } from "../sheet/sheets.ts";
import { withNames } from "./people.ts";

interface Shown {
  /** The game in a line with seats. */
  readonly line: string;
  /** Its record, if it stands on the sheet as one. */
  readonly record?: string;
  readonly isReady: boolean;
}

export function PutOn({ line, record, isReady }: Shown) {
  const text = words().office.score;
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string | undefined>(undefined);
  if (!isReady) return <p class="soft">{text.putOnNeedsRe}</p>;
  if (done === line) {
    return (
      <p role="status">
        {text.putOnDone} <a class="button" href="#/sheet">{text.putOnSee}</a>
      </p>
    );
  }
  if (currentSheet() === undefined) {
    return (
      <p>
        {text.noSheet} <a class="button" href="#/sheet">{text.begin}</a>
      </p>
    );
  }
  return isOpen ? (
    <Seating line={line} record={record} onDone={() => setDone(line)} onClose={() => setOpen(false)} />
  ) : (
    <button type="button" class="main" onClick={() => setOpen(true)}>{text.putOn}</button>
  );
}

/** A row of a sheet names players; who of them sat where is asked, with those who do not sit out in their order. */
function Seating({ line, record, onDone, onClose }: { line: string; record: string | undefined; onDone: () => void; onClose: () => void }) {
  const { seats, office } = words();
  const text = office.score;
  const sheet = currentSheet();
  const { answer } = useAnswer("sheet", sheet && { sheet: sheet.text }, sheet?.rules);
  const [chosen, setPlaces] = useState<readonly number[] | undefined>(undefined);
  const [error, setError] = useState<Error | undefined>(undefined);
  if (sheet === undefined || answer === undefined) return null;
  const playing = answer.players.map((_, place) => place).filter((place) => !answer.next_sit_out.includes(place + 1));
  const places = chosen ?? playing;
  const people = { names: answer.players, areSeats: false };
  // With a record the program knows itself who sat where.
  const isAsked = record === undefined;
  const put = async (): Promise<void> => {
    const add = isAsked ? withNames(people, line, places) : office.sheet.recordRow;
    try {
      const given = await ask("sheet", { sheet: sheet.text, add, ...(record !== undefined && { record }) }, manner(sheet.rules)).answer;
      const wrong = given.rows.at(-1)?.error;
      if (wrong != null) return setError(new Error([wrong.error, wrong.help].filter((part) => part != null).join(". ")));
      changeSheet(sheet.id, given.sheet, sheet.text);
      onDone();
    } catch (error) {
      setError(error as Error);
    }
  };
  const take = (seat: number, place: number): void => {
    // Who sat there gets the place that became free.
    setPlaces(places.map((one, at) => (at === seat ? place : one === place ? (places[seat] ?? one) : one)));
  };
  return (
    <fieldset class="group">
      <legend>{isAsked ? text.putOnWho : text.putOn}</legend>
      {isAsked && (
        <div class="fields two">
          {SEATS.map((seat: Seat, at) => (
            <label key={seat} class="field">
              <span>{seats[seat]}</span>
              <select value={String(places[at])} onChange={(event) => take(at, Number(event.currentTarget.value))}>
                {playing.map((place) => <option key={place} value={String(place)}>{answer.players[place]}</option>)}
              </select>
            </label>
          ))}
        </div>
      )}
      {error !== undefined && <Trouble error={error} />}
      <div class="row">
        <button type="button" class="main" onClick={() => void put()}>{text.putOnNow}</button>
        <button type="button" onClick={onClose}>{text.cancel}</button>
      </div>
    </fieldset>
  );
}
