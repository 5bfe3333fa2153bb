/** What the engine says of the person's decisions, and the table as it was then. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { DecisionAnswer, MomentAnswer, Record as GameRecord, ReviewAnswer } from "../api.d.ts";
import { SEATS } from "../cards.ts";
import { useAnswer } from "../hooks.ts";
import { shortPosition, writePlace } from "../link.ts";
import { Chips } from "../parts/chip.tsx";
import { Felt } from "../parts/felt.tsx";
import { Icon } from "../parts/icon.tsx";
import { Trouble } from "../parts/notice.tsx";
import type { Values } from "../views.ts";
import { clubValues } from "../views/rules/names.ts";
import { number, words } from "../words.ts";
import type { Game } from "./game.ts";
import { OWN } from "./game.ts";
import { Waiting, decisionName } from "./hint.tsx";
import { handsAt, playsIn } from "./moment.ts";
import { nameOf } from "./seen.ts";

/** So many deals are looked at for each decision at first: about ten seconds for a game on a phone. */
const WORLDS = 16;

interface Shown {
  readonly record: GameRecord;
  readonly game: Game;
  /** The moment that is looked at: so many cards were played. */
  readonly seenAt: number | undefined;
  readonly onSee: (played: number | undefined) => void;
}

export function Review({ record, game, seenAt, onSee }: Shown) {
  const text = words().table.over;
  const [isWanted, setWanted] = useState(false);
  const question = isWanted ? { record, worlds: WORLDS } : undefined;
  const { answer, error, isAsking, progress, stop } = useAnswer("review", question, game.rules);
  return (
    <section class="panel-box review">
      <h2>{text.review}</h2>
      {!isWanted && (
        <div class="row">
          <button type="button" onClick={() => setWanted(true)}>{text.review}</button>
          {seenAt === undefined && <button type="button" onClick={() => onSee(0)}>{text.tricks}</button>}
        </div>
      )}
      {error !== undefined && <Trouble error={error} />}
      {isWanted && answer === undefined && error === undefined && <Waiting isAsking={isAsking} progress={progress} stop={stop} />}
      {seenAt !== undefined && <Moment record={record} played={seenAt} onSee={onSee} />}
      {answer !== undefined && <Decisions answer={answer} extra={clubValues(game.rules)} seenAt={seenAt} onSee={onSee} />}
    </section>
  );
}

interface Seen {
  readonly answer: ReviewAnswer;
  readonly extra: Values;
  readonly seenAt: number | undefined;
  readonly onSee: (played: number) => void;
}

function Decisions({ answer, extra, seenAt, onSee }: Seen) {
  const text = words().table.over;
  // Silence and gesund are decisions, too, but of interest only where they cost something.
  const own = answer.decisions.filter(({ seat, kind, mistake }) => seat === OWN && (kind === "card" || mistake));
  const { mistakes, points } = answer.seats[OWN];
  return (
    <>
      <p>{mistakes === 0 ? text.noMistakes : text.mistakes(mistakes, number(points, 1))}</p>
      <ol class="moments" aria-label={text.moments}>
        {own.map((decision, at) => {
          const told = answer.moments.find((moment) => isOf(moment, decision));
          const { kind, cards_played } = decision;
          return (
            <li key={at}>
              <button
                type="button"
                aria-pressed={seenAt === cards_played}
                data-mistake={decision.mistake ? "" : undefined}
                onClick={() => onSee(cards_played)}
              >
                <small>{kind === "card" || kind === "call" ? text.at(Math.floor(cards_played / 4) + 1) : text.before}</small>
                <span>{said(decision, told)}</span>
              </button>
              {told !== undefined && <Why told={told} extra={extra} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function isOf(moment: MomentAnswer, { seat, cards_played, kind }: DecisionAnswer): boolean {
  return moment.seat === seat && moment.cards_played === cards_played && moment.kind === kind;
}

/** Why it was a mistake, and a deal to look at in which it loses. */
function Why({ told, extra }: { told: MomentAnswer; extra: Values }) {
  const text = words().table.over;
  const reasons = told.reasons.slice(0, 2);
  return (
    <div class="why">
      {reasons.map(({ name, sentence }) => <p key={name}>{sentence}</p>)}
      {reasons.length === 0 && <p>{text.noReason}</p>}
      {told.counter != null && (
        <p>
          <a href={writePlace({ view: "position", values: { p: shortPosition(told.counter.position), ...extra } })}>{text.counter}</a>
        </p>
      )}
    </div>
  );
}

function said({ done, best, mistake, loss, loss_error }: DecisionAnswer, told: MomentAnswer | undefined): string {
  const text = words().table.over;
  if (told !== undefined) return text.mistake(decisionName(told.done), decisionName(told.best), number(told.loss, 1));
  if (mistake) return text.mistake(decisionName(done), decisionName(best), number(loss, 1));
  return loss > 0 && loss_error != null ? text.nearly(decisionName(done)) : text.fine(decisionName(done));
}

function Moment({ record, played, onSee }: { record: GameRecord; played: number; onSee: (played: number | undefined) => void }) {
  const text = words().table.over;
  const plays = playsIn(record);
  const place = useRef<HTMLDivElement>(null);
  // Who taps a decision far down the list wants to see the table.
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [played]);
  // A trick is seen complete before the next one begins.
  const begun = played - (played % 4);
  const hands = handsAt(record, played);
  const next = plays[played];
  const caption = next === undefined ? words().desk.solver.done : text.moment(begun / 4 + 1, (played % 4) + 1);
  const at = (seat: (typeof SEATS)[number]) => ({
    name: nameOf(seat),
    hand: <Chips cards={hands[seat]} label={nameOf(seat)} />,
  });
  return (
    <div class="seen-moment" ref={place}>
      <div class="row">
        <button type="button" aria-label={text.previous} disabled={played === 0} onClick={() => onSee(played - 1)}>
          <Icon name="back" />
        </button>
        <span class="moment-name">{caption}</span>
        <button type="button" aria-label={text.next1} disabled={played >= plays.length} onClick={() => onSee(played + 1)}>
          <Icon name="next" />
        </button>
        <button type="button" onClick={() => onSee(undefined)}>{text.back}</button>
      </div>
      <Felt
        trick={plays.slice(begun, played)}
        turn={next?.seat}
        seats={Object.fromEntries(SEATS.map((seat) => [seat, at(seat)]))}
        below={OWN}
        label={caption}
      />
    </div>
  );
}
