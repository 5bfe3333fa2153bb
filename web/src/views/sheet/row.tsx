/** A row is added or mended: a game by form or line, or what happens between games. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Refused, type Reply, ask } from "../../engine.ts";
import { manner, useAnswer } from "../../hooks.ts";
import { Trouble } from "../../parts/notice.tsx";
import { kept } from "../../state.ts";
import { signed, words } from "../../words.ts";
import { useChoices } from "../score/choices.ts";
import { type Entry, NEW_ENTRY, isEntry, useEntry, withForm } from "../score/entry.ts";
import { GameForm } from "../score/form.tsx";
import { LineField } from "../score/line.tsx";
import { SIZES, join } from "./late.ts";
import { type Sheet, changeSheet } from "./sheets.ts";

/** Which game is entered: a new one has no number yet, and may come before the row in a line. */
export const editing = signal<{ readonly game: number | undefined; readonly before?: number } | undefined>(undefined);

/** The game that is being entered, which outlives a reload. */
const entered = kept<Entry>("sheet.entry", NEW_ENTRY, isEntry);
const fixed = signal<Entry>(NEW_ENTRY);

/** Opens the row of a game with what it says. */
export function edit(game: number, line: string): void {
  fixed.value = { ...NEW_ENTRY, line, leads: "line" };
  editing.value = { game };
}

type Answer = Reply<"sheet">;

/** What is wrong with a row, with its text as it stands on the sheet. */
function wrongRow(answer: Answer, row: Answer["rows"][number] | undefined): { error: Error; text: string | undefined } | undefined {
  if (row?.error == null) return undefined;
  const spans = row.error.spans as [number, number][];
  return { error: new Refused(row.error.error, row.error.help ?? undefined, spans), text: answer.sheet.split("\n")[row.line - 1] };
}

export function RowPanel({ sheet, answer, game, before }: { sheet: Sheet; answer: Answer; game: number | undefined; before: number | undefined }) {
  const text = words().office.sheet;
  const score = words().office.score;
  const place = answer.rows.find((row) => (game !== undefined ? row.game === game : row.line === before));
  const out = (place?.sit_out ?? answer.next_sit_out).map((line) => line - 1);
  const people = { names: answer.players, areSeats: false, out };
  const choices = useChoices(sheet.rules);
  const entry = game === undefined ? entered : fixed;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const told = useEntry(entry.value, people, sheet.rules);
  const row = told.line.trim();
  const question = { sheet: sheet.text, add: row, ...(game !== undefined && { fix: game }), ...(before !== undefined && { before }) };
  const tried = useAnswer("sheet", row === "" ? undefined : question, sheet.rules);
  const isIt = (row: Answer["rows"][number]): boolean => (game !== undefined ? row.game === game : row.line === before);
  const preview = game === undefined && before === undefined ? tried.answer?.rows.at(-1) : tried.answer?.rows.find(isIt);
  const wrong = tried.answer && wrongRow(tried.answer, preview);
  const isReady = tried.answer !== undefined && wrong === undefined && !tried.isAsking && !told.result.isAsking;
  const close = (): void => void (editing.value = undefined);
  const save = (): void => {
    if (tried.answer === undefined || !isReady) return;
    changeSheet(sheet.id, tried.answer.sheet, sheet.text);
    entry.value = NEW_ENTRY;
    close();
  };
  // The form's own error is told while there is no row to try.
  const error = tried.error ?? wrong?.error ?? (entry.value.leads === "form" ? told.result.error : undefined);
  return (
    <section class="panel-box no-print question" aria-label={game === undefined ? text.add : text.fix}>
      <h2 ref={heading} tabIndex={-1}>{game === undefined ? text.add : text.editOf(String(game))}</h2>
      <GameForm game={told.game} people={people} choices={choices} onChange={(game) => (entry.value = withForm(entry.value, told, game))} />
      <LineField
        line={told.line}
        hint={score.lineHint.replace(/N\+[OE]/, people.names.slice(0, 2).join("+"))}
        saysMore={told.saysMore && wrong === undefined}
        former={entry.value.leads === "form" ? entry.value.line : ""}
        onChange={(line) => (entry.value = { game: told.game, line, leads: "line" })}
      />
      {error !== undefined && <Trouble error={error} text={wrong?.text} />}
      {isReady && preview !== undefined && (
        <p role="status">
          {answer.players.map((name, at) => `${name} ${signed(preview.points[at] ?? 0)}`).join(", ")}
          {preview.bock !== 1 && ` (${text.bock(preview.bock)})`}
        </p>
      )}
      <div class="row">
        <button type="button" class="main" disabled={!isReady} onClick={save}>
          {game === undefined ? text.addRow : text.save}
        </button>
        <button type="button" onClick={close}>{text.cancel}</button>
      </div>
    </section>
  );
}

/** Somebody comes when games have been played already. */
function Late({ sheet, answer }: { sheet: Sheet; answer: Answer }) {
  const text = words().office.sheet;
  const [name, setName] = useState("");
  const [error, setError] = useState<Error | undefined>(undefined);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void join(sheet, answer, name).then(() => setName(""), setError);
      }}
    >
      <label class="field">
        <span>{text.joins}</span>
        <input maxLength={12} autocomplete="off" value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" disabled={name.trim() === ""}>{text.join}</button>
      {error !== undefined && <Trouble error={error} />}
    </form>
  );
}

/** Re-deals, a late player, penalties, the end of the time. */
export function Between({ sheet, answer }: { sheet: Sheet; answer: Answer }) {
  const text = words().office.sheet;
  const [who, setWho] = useState(0);
  const [kind, setKind] = useState("N");
  const [points, setPoints] = useState("3");
  const [note, setNote] = useState("");
  const [added, setAdded] = useState("5");
  const [wrong, setWrong] = useState<{ error: Error; text: string | undefined } | undefined>(undefined);
  const put = async (add: string): Promise<void> => {
    try {
      const given = await ask("sheet", { sheet: sheet.text, add }, manner(sheet.rules)).answer;
      const problem = wrongRow(given, given.rows.at(-1));
      setWrong(problem);
      if (problem === undefined) changeSheet(sheet.id, given.sheet, sheet.text);
    } catch (error) {
      setWrong({ error: error as Error, text: undefined });
    }
  };
  return (
    <details class="panel-box no-print">
      <summary>{text.between}</summary>
      <div class="row spaced">
        <button type="button" onClick={() => void put(text.redealRow)}>{text.redeal}</button>
        <button type="button" onClick={() => void put(text.timeRow)}>{text.time}</button>
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void put(text.addedTimeRow(added.trim()));
        }}
      >
        <label class="field">
          <span>{text.addedTime}</span>
          <input inputMode="numeric" maxLength={3} value={added} onInput={(event) => setAdded(event.currentTarget.value)} />
        </label>
        <button type="submit">{text.addTime}</button>
      </form>
      {answer.players.length < Math.max(...SIZES) && <Late sheet={sheet} answer={answer} />}
      <h3>{text.penalty}</h3>
      <div class="fields two">
        <label class="field">
          <span>{text.penaltyFor}</span>
          <select value={String(who)} onChange={(event) => setWho(Number(event.currentTarget.value))}>
            {answer.players.map((name, at) => <option key={name} value={String(at)}>{name}</option>)}
          </select>
        </label>
        <label class="field">
          <span>{text.penaltyPoints}</span>
          <input inputMode="numeric" maxLength={3} value={points} onInput={(event) => setPoints(event.currentTarget.value)} />
        </label>
      </div>
      <label class="field">
        <span>{text.penaltyKind}</span>
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          {Object.entries(text.penaltyKinds).map(([value, name]) => <option key={value} value={value}>{name}</option>)}
        </select>
      </label>
      <label class="field">
        <span>{text.penaltyNote}</span>
        <input maxLength={60} value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      {wrong !== undefined && <Trouble error={wrong.error} text={wrong.text} />}
      <button
        type="button"
        class="main"
        onClick={() => void put(text.penaltyRow(kind, points.trim(), answer.players[who] ?? "", note.replace(/[#\n]/g, " ").trim()))}
      >
        {text.addRow}
      </button>
    </details>
  );
}
