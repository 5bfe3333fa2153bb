/** A game that is written down, seen card by card; each moment leads to what its cards are worth. */
import { useEffect, useState } from "preact/hooks";
import { SEATS, type Seat } from "../cards.ts";
import { longRecord, shortRecord } from "../desk/record.ts";
import type { Reply } from "../engine.ts";
import { useAnswer } from "../hooks.ts";
import { note, shortPosition, writePlace } from "../link.ts";
import { Chips } from "../parts/chip.tsx";
import { Felt } from "../parts/felt.tsx";
import { Icon } from "../parts/icon.tsx";
import { Assumed, Trouble, Unnamed } from "../parts/notice.tsx";
import { Share } from "../parts/share.tsx";
import { isText, kept, unnamed } from "../state.ts";
import type { Values } from "../views.ts";
import { words } from "../words.ts";

type Replay = Reply<"replay">;

export const record = kept<string>("record", "", isText);

export function RecordView({ values }: { values: Values }) {
  const text = words().desk.record;
  const linked = values["r"] === undefined ? undefined : longRecord(values["r"]);
  const [shown, setShown] = useState(linked ?? record.value);
  useEffect(() => setShown(linked ?? record.value), [linked]);
  const choice = values["club"] === undefined ? unnamed() : { toml: values["club"] };
  const { answer, error } = useAnswer("replay", shown.trim() === "" ? undefined : { record: shown }, choice);
  useEffect(() => {
    if (answer !== undefined) record.value = shown;
  }, [answer, shown]);
  return (
    <>
      <h1 class="unseen">{text.title}</h1>
      {error !== undefined && <Trouble error={error} text={shown} />}
      {error !== undefined && <p><a href="#/position">{text.enter}</a></p>}
      {error !== undefined && linked !== undefined && record.value !== "" && <a href="#/record">{text.before}</a>}
      {shown.trim() === "" && (
        <p>
          {text.none} <a href="#/position">{text.enter}</a>
        </p>
      )}
      {shown.trim() !== "" && answer === undefined && error === undefined && <div class="columns" />}
      {answer !== undefined && <Assumed list={answer.assumed} />}
      {answer !== undefined && values["club"] === undefined && <Unnamed text={shown} />}
      {answer !== undefined && <Game key={shown} game={answer} club={values["club"]} start={Number(values["at"] ?? 0)} />}
    </>
  );
}

function Game({ game, club, start }: { game: Replay; club: string | undefined; start: number }) {
  const text = words();
  const { moments } = game;
  const r = shortRecord(game.record);
  const [at, setAt] = useState(moments[start] === undefined ? 0 : start);
  const go = (to: number): void => setAt(Math.min(Math.max(to, 0), moments.length - 1));
  const moment = moments[at];
  const extra = club === undefined ? {} : { club };
  const place = { view: "record", values: { r, ...(at > 0 ? { at: String(at) } : {}), ...extra } };
  const address = writePlace(place);
  useEffect(() => note(place), [address]);
  if (moment === undefined) return null;
  const before = moments[at - 1]?.action;
  const position = moment.position;
  return (
    <div class="columns">
      <section
        aria-label={text.desk.record.title}
        onKeyDown={(event) => {
          if (event.target instanceof HTMLInputElement) return;
          if (event.key === "ArrowRight") go(at + 1);
          if (event.key === "ArrowLeft") go(at - 1);
        }}
      >
        <Seen game={game} at={at} />
        <p class="happened" role="status">
          {before == null ? text.desk.record.begin : `${before.seat == null ? "" : `${text.seats[before.seat]}: `}${before.said}`}
        </p>
        <div class="row steps">
          <button type="button" aria-label={text.desk.line.first} disabled={at === 0} onClick={() => go(0)}>
            <Icon name="undo" />
          </button>
          <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
            <Icon name="back" />
            {text.desk.line.back}
          </button>
          <button type="button" class="main" disabled={at === moments.length - 1} onClick={() => go(at + 1)}>
            {text.desk.line.next}
            <Icon name="next" />
          </button>
        </div>
        <label>
          <span>{0 < at && moment.turn == null ? text.desk.solver.done : text.desk.record.moment(moment.at)}</span>
          <input type="range" min={0} max={moments.length - 1} value={at} onInput={(event) => go(event.currentTarget.valueAsNumber)} />
        </label>
      </section>
      <div>
        <p class="row">
          {position != null && (
            <a class="button" href={writePlace({ view: "solver", values: { p: shortPosition(position), ...extra } })}>
              {text.desk.solver.open}
            </a>
          )}
          {position != null && (
            <a class="button" href={writePlace({ view: "position", values: { p: shortPosition(position), ...extra } })}>
              {text.desk.claim.title}
            </a>
          )}
          <a class="button" href={writePlace({ view: "score", values: { r, ...extra } })}>
            {text.desk.record.score}
          </a>
        </p>
        <Share place={place} title={text.desk.record.title} />
        <Tricks game={game} />
      </div>
    </div>
  );
}

/** The table at a moment. A trick stays until something else happens. */
function Seen({ game, at }: { game: Replay; at: number }) {
  const text = words();
  const moment = game.moments[at];
  if (moment === undefined) return null;
  const actions = game.moments.slice(0, at).flatMap(({ action }) => action ?? []);
  const played = actions.filter(({ kind }) => kind === "card").length;
  const done = game.tricks[Math.floor(played / SEATS.length) - 1];
  const trick = moment.trick ?? [];
  const isOver = trick.length === 0 && done !== undefined && actions.at(-1)?.kind === "card";
  const saidBy = (seat: Seat): string | undefined => actions.findLast((action) => action.kind === "call" && action.seat === seat)?.said;
  const side = (seat: Seat): "re" | "kontra" | undefined => (game.re == null ? undefined : game.re.includes(seat) ? "re" : "kontra");
  return (
    <Felt
      trick={isOver ? done.cards : trick}
      turn={moment.turn ?? undefined}
      winner={isOver ? done.winner : undefined}
      last={isOver || done === undefined ? undefined : { winner: done.winner, augen: done.augen }}
      seats={Object.fromEntries(
        SEATS.map((seat) => [
          seat,
          { side: side(seat), note: saidBy(seat), hand: <Chips cards={(moment.hands ?? game.dealt)[seat]} label={text.desk.handOf(text.seats[seat])} /> },
        ]),
      )}
    />
  );
}

/** All tricks at a glance. */
function Tricks({ game }: { game: Replay }) {
  const text = words();
  return (
    <ol class="tricks">
      {game.tricks.map(({ cards, winner, augen }, at) => (
        <li key={at}>
          <span class="unseen">{text.desk.record.by(text.seats[cards[0]?.seat ?? winner])} </span>
          <small aria-hidden="true">{text.seatLetters[cards[0]?.seat ?? winner]}</small>
          <Chips cards={cards.map(({ card }) => card)} label={text.felt.trick} />
          <span>{text.desk.record.won(text.seats[winner], augen)}</span>
        </li>
      ))}
    </ol>
  );
}
