/** What the engine says of the person's decisions, and the table as it was then. */
import { useEffect, useRef } from "preact/hooks";
import type { DecisionAnswer, MomentAnswer, Record as GameRecord, ReviewAnswer } from "../api.d.ts";
import { SEATS, type Seat } from "../cards.ts";
import { useAnswer } from "../hooks.ts";
import { shortPosition, writePlace } from "../link.ts";
import { Chip, Chips } from "../parts/chip.tsx";
import { Felt } from "../parts/felt.tsx";
import { Icon } from "../parts/icon.tsx";
import { Trouble } from "../parts/notice.tsx";
import type { Values } from "../views.ts";
import { clubValues } from "../views/rules/names.ts";
import { number, signed, words } from "../words.ts";
import { Curve } from "./curve.tsx";
import type { Game } from "./game.ts";
import { OWN } from "./game.ts";
import { Waiting, decisionName } from "./hint.tsx";
import { handsAt, playsIn } from "./moment.ts";
import { decisionSaid, keepReview, keptReview, look, reviewOf } from "./reviewed.ts";
import { nameOf } from "./seen.ts";

/** So many deals are looked at for each decision at first: about ten seconds for a game on a phone. */
const WORLDS = 16;

export function Review({ record, game }: { record: GameRecord; game: Game }) {
  const text = words().table.over;
  const of = reviewOf(record, game.rules);
  const { answer: before, isWanted = false, seenAt } = keptReview.value?.of === of ? keptReview.value : {};
  const question = isWanted && before == null ? { record, seat: OWN, worlds: WORLDS } : undefined;
  const { answer: found, error, isAsking, progress, stop } = useAnswer("review", question, game.rules);
  useEffect(() => {
    if (found !== undefined) keepReview(of, found);
  }, [found]);
  const answer = before ?? found;
  const onSee = (played: number | undefined): void => look(of, played);
  return (
    <section class="panel-box review">
      <h2>{text.review}</h2>
      {!isWanted && (
        <div class="row">
          <button type="button" onClick={() => keepReview(of, null)}>{text.review}</button>
          {seenAt == null && <button type="button" onClick={() => onSee(0)}>{text.tricks}</button>}
        </div>
      )}
      {error !== undefined && <Trouble error={error} />}
      {isWanted && answer === undefined && error === undefined && <Waiting isAsking={isAsking} progress={progress} stop={stop} />}
      {answer !== undefined && <Curve decisions={answer.decisions} seenAt={seenAt ?? undefined} onSee={onSee} />}
      {seenAt != null && <Moment record={record} answer={answer} played={seenAt} onSee={onSee} />}
      {answer !== undefined && <Decisions answer={answer} extra={clubValues(game.rules)} seenAt={seenAt ?? undefined} onSee={onSee} />}
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
  const others = answer.decisions.filter(({ seat, mistake }) => seat !== OWN && mistake);
  const { mistakes, points } = answer.seats[OWN];
  const item = (decision: DecisionAnswer, at: number) => {
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
          <span>{decisionSaid(decision)}</span>
        </button>
        {told !== undefined && <Why told={told} extra={extra} />}
      </li>
    );
  };
  return (
    <>
      <p>{mistakes === 0 ? text.noMistakes : text.mistakes(mistakes, number(points, 1))}</p>
      <ol class="moments" aria-label={text.moments}>{own.map(item)}</ol>
      {others.length > 0 && (
        <details>
          <summary>{text.others(others.length)}</summary>
          <ol class="moments" aria-label={text.others(others.length)}>{others.map(item)}</ol>
        </details>
      )}
    </>
  );
}

function isOf(moment: MomentAnswer, { seat, cards_played, kind }: DecisionAnswer): boolean {
  return moment.seat === seat && moment.cards_played === cards_played && moment.kind === kind;
}

/** The table and the hand, why it was a mistake, and a deal to look at in which it loses. */
function Why({ told, extra }: { told: MomentAnswer; extra: Values }) {
  const text = words().table.over;
  const { trick, hand, kind, reason, shift, counter, done, best } = told;
  const bySeat = shift == null ? [] : SEATS.toSorted((a, b) => shift[a] - shift[b]).map((seat) => `${nameOf(seat)} ${signed(shift[seat], 1)}`);
  return (
    <div class="why">
      {kind !== "vorbehalt" && (
        <p>
          {text.table}: {trick.length === 0 ? text.leads : trick.map(({ seat, card }) => <span key={seat} class="laid-word">{nameOf(seat)} <Chip card={card} /> </span>)}
        </p>
      )}
      <Chips cards={hand} label={text.cards} marks={{ done, best }} />
      <p>{reason.sentence}</p>
      {bySeat.length > 0 && <p class="soft">{text.shift(bySeat.join(", "))}</p>}
      {counter != null && (
        <details open>
          <summary>{text.counter}</summary>
          <p>{text.counterPoints(decisionName(done), signed(counter.points), decisionName(best), signed(counter.better))}</p>
          {SEATS.map((seat) => (
            <div key={seat} class="counter-hand">
              <small>{nameOf(seat)}</small>
              <Chips cards={counter.hands[seat]} label={nameOf(seat)} {...(seat === told.seat && { marks: { done, best } })} />
            </div>
          ))}
          <p>
            <a href={writePlace({ view: "position", values: { p: shortPosition(counter.position), ...extra } })}>{text.counterOpen}</a>
          </p>
        </details>
      )}
    </div>
  );
}

interface AtMoment {
  readonly record: GameRecord;
  readonly answer: ReviewAnswer | undefined;
  readonly played: number;
  readonly onSee: (played: number | undefined) => void;
}

function Moment({ record, answer, played, onSee }: AtMoment) {
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
  const decision = answer?.decisions.find(({ cards_played, kind }) => cards_played === played && kind === "card");
  const marks = (seat: Seat) => (decision?.seat === seat ? { marks: { done: decision.done, best: decision.mistake ? decision.best : "" } } : {});
  const at = (seat: Seat) => ({
    name: nameOf(seat),
    hand: <Chips cards={hands[seat]} label={nameOf(seat)} {...marks(seat)} />,
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
      {decision !== undefined && (
        <p class="moment-price" role="status">{decisionSaid(decision)}</p>
      )}
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
