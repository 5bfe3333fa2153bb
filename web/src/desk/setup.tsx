/** What is to be known besides the cards: game and rules, who leads, who is Re; folded away what was won and called. */
import { SEATS, type Seat } from "../cards.ts";
import { useAnswer } from "../hooks.ts";
import { rules } from "../state.ts";
import { setName } from "../views/rules/names.ts";
import { words } from "../words.ts";
import { choiceOf } from "./board.ts";
import { type Board, type Draft, LEVELS, type Level, type Won, withRe } from "./draft.ts";

export interface Change {
  readonly draft: Draft;
  readonly board: Board;
  /** Takes over what has changed. */
  readonly onChange: (change: Partial<Draft>) => void;
}

/** The value of what is no published rule set. */
const CLUB = "+";

/** The rule sets, and what can be played by the one that is chosen. */
function useSets(draft: Draft): { names: readonly string[]; games: readonly (readonly [string, string])[]; hasSchweine: boolean } {
  const published = useAnswer("rules", { diff: true }, "ddv").answer;
  const own = useAnswer("rules", {}, choiceOf(draft)).answer;
  const choice = choiceOf(draft);
  const at = own === undefined ? -1 : typeof choice === "string" ? own.sets.findIndex(({ name }) => name === choice) : own.sets.length - 1;
  const options = (own?.sets[at]?.options ?? {}) as { soli?: readonly string[]; schweine?: unknown };
  const names = own?.options.find(({ option }) => option === "soli")?.values[at]?.split(", ") ?? [];
  const soli = (options.soli ?? []).map((solo, index): [string, string] => [solo, names[index] ?? solo]);
  return {
    names: published?.sets.map(({ name }) => name) ?? [],
    games: [["normal", words().desk.normal], ...soli],
    hasSchweine: options.schweine !== undefined && options.schweine !== "off",
  };
}

export function Setup({ draft, board, onChange }: Change) {
  const text = words().desk;
  const { names, games } = useSets(draft);
  const choice = choiceOf(draft);
  const club = typeof draft.rules === "object" ? draft.rules : rules.value;
  const isKnown = games.some(([game]) => game === draft.game);
  return (
    <div class="setup">
      <label>
        <span>{text.game}</span>
        <select value={draft.game} onChange={(event) => onChange({ game: event.currentTarget.value, re: null })}>
          {games.map(([game, name]) => (
            <option key={game} value={game}>
              {name}
            </option>
          ))}
          {!isKnown && <option value={draft.game}>{draft.game}</option>}
        </select>
      </label>
      <label>
        <span>{text.rules}</span>
        <select
          value={typeof choice === "string" ? choice : CLUB}
          onChange={(event) => onChange({ rules: event.currentTarget.value === CLUB ? club : event.currentTarget.value })}
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {setName(name)}
            </option>
          ))}
          {typeof choice === "string" && names.length === 0 && <option value={choice}>{setName(choice)}</option>}
          {(typeof choice === "object" || typeof club === "object") && <option value={CLUB}>{text.club}</option>}
        </select>
      </label>
      <Seats label={text.leader} isPressed={(seat) => draft.leader === seat} onSeat={(seat) => onChange({ leader: draft.leader === seat ? null : seat })} />
      <Seats
        label={text.re}
        isPressed={(seat) => draft.re?.includes(seat) === true}
        note={(seat) => (board.must_be_re.includes(seat) ? text.isMust : undefined)}
        onSeat={(seat) => onChange(withRe(draft, seat, board.can_be_re.every((seats) => seats.length === 1)))}
      />
      <p class="must">{board.must_be_re.length > 0 && text.mustBeRe(board.must_be_re.map((seat) => words().seats[seat]))}</p>
    </div>
  );
}

function Seats({ label, isPressed, note, onSeat }: { label: string; isPressed: (seat: Seat) => boolean; note?: (seat: Seat) => string | undefined; onSeat: (seat: Seat) => void }) {
  const text = words();
  return (
    <div class="seat-row" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {SEATS.map((seat) => (
        <button key={seat} type="button" aria-pressed={isPressed(seat)} aria-label={[text.seats[seat], note?.(seat)].filter((part) => part !== undefined).join(", ")} data-must={note?.(seat) === undefined ? undefined : ""} onClick={() => onSeat(seat)}>
          {text.seatLetters[seat]}
        </button>
      ))}
    </div>
  );
}

/** What a side has called; its own name says only that it has called. */
const levelName = (level: Level): string => (level === "ansage" ? words().desk.announced : (words().calls[level] ?? level));

/** What is rarely needed. */
export function More({ draft, onChange }: Change) {
  const text = words();
  const { hasSchweine } = useSets(draft);
  const isSchweine = hasSchweine || draft.schweine !== null;
  const calls = (["re", "kontra"] as const).flatMap((side) => (draft.calls[side] === null ? [] : [`${text.sides[side]} ${levelName(draft.calls[side])}`]));
  const used = [draft.won !== null && `${draft.won.re[0]} : ${draft.won.kontra[0]}`, ...calls].filter((part) => part !== false);
  return (
    <details class="panel-box">
      <summary>
        {isSchweine ? text.desk.moreWithPigs : text.desk.more}
        {used.length > 0 && <strong> {used.join(", ")}</strong>}
      </summary>
      <WonFields draft={draft} onChange={onChange} />
      <fieldset class="pairs">
        <legend>{text.desk.calls}</legend>
        {(["re", "kontra"] as const).map((side) => (
          <label key={side}>
            <span>{text.sides[side]}</span>
            <select value={draft.calls[side] ?? ""} onChange={(event) => onChange({ calls: { ...draft.calls, [side]: (event.currentTarget.value || null) as Level | null } })}>
              <option value="">{text.desk.none}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {levelName(level)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      {isSchweine && (
        <label>
          <span>{text.desk.schweine}</span>
          <select value={draft.schweine ?? ""} onChange={(event) => onChange({ schweine: (event.currentTarget.value || null) as Seat | null })}>
            <option value="">{text.desk.nobody}</option>
            {SEATS.map((seat) => (
              <option key={seat} value={seat}>
                {text.seats[seat]}
              </option>
            ))}
          </select>
        </label>
      )}
    </details>
  );
}

const NOTHING: Won = { re: ["", ""], kontra: ["", ""] };

function WonFields({ draft, onChange }: Omit<Change, "board">) {
  const text = words();
  const set = (side: "re" | "kontra", at: 0 | 1, value: string): void => {
    const before = draft.won ?? NOTHING;
    const pair: [string, string] = [before[side][0], before[side][1]];
    pair[at] = value.replace(/\D/g, "");
    const won = { ...before, [side]: pair };
    onChange({ won: [...won.re, ...won.kontra].every((field) => field === "") ? null : won });
  };
  return (
    <fieldset class="pairs">
      <legend>
        {text.desk.wonBefore} <small>{text.desk.allFour}</small>
      </legend>
      {(["re", "kontra"] as const).flatMap((side) =>
        ([0, 1] as const).map((at) => {
          const name = text.desk.wonOf(text.sides[side], at === 0 ? text.desk.augen : text.desk.tricks);
          return (
            <label key={`${side}${at}`}>
              <span>{name}</span>
              <input inputMode="numeric" maxLength={3} value={draft.won?.[side][at] ?? ""} onInput={(event) => set(side, at, event.currentTarget.value)} />
            </label>
          );
        }),
      )}
    </fieldset>
  );
}
