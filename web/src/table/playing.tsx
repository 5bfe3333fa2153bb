/** The game: the table, what is asked, the own hand. */
import { useEffect, useState } from "preact/hooks";
import type { SeenExchange } from "../api.d.ts";
import { type Card, isCard } from "../cards.ts";
import { CardButton } from "../parts/card.tsx";
import { Felt, type Laid } from "../parts/felt.tsx";
import { useFocusBack } from "../parts/focus.ts";
import { Trouble } from "../parts/notice.tsx";
import { number, words } from "../words.ts";
import { AskedFor, type Chosen, cardsDue, sureChoice } from "./asked.tsx";
import { type Game, OWN, habits } from "./game.ts";
import { HabitFields } from "./habits.tsx";
import { HintButton } from "./hint.tsx";
import { LastTrick, LeaveButton } from "./buttons.tsx";
import { decide, resume, standing, takeBack } from "./play.ts";
import { type Reveal, useReveal } from "./reveal.ts";
import { type Answer, choicesOf, nameOf, playsOf, seatsAt } from "./seen.ts";
import { Over } from "./over.tsx";

export function Playing({ game }: { game: Game }) {
  const text = words().table;
  const { answer, error, isAsking } = standing.value;
  useEffect(() => {
    const { answer, error, isAsking } = standing.peek();
    if (answer === undefined && error === undefined && !isAsking) resume();
  }, []);
  const plays = playsOf(answer?.view);
  const reveal = useReveal(answer === undefined ? undefined : plays.length, `${game.seed} ${game.game}`);
  if (answer !== undefined && answer.asked == null && !isAsking && reveal.isDone) return <Over game={game} answer={answer} />;
  return (
    <>
      <h1 class="unseen">{text.title}</h1>
      {error !== undefined && (
        <>
          <Trouble error={error} />
          <div class="row">
            <button type="button" onClick={resume}>{text.play.retry}</button>
            {answer === undefined && <LeaveButton />}
          </div>
        </>
      )}
      {answer !== undefined && <Board answer={answer} game={game} isAsking={isAsking} plays={plays} reveal={reveal} />}
      {answer === undefined && error === undefined && <p role="status">{text.play.thinks}</p>}
    </>
  );
}

interface Shown {
  readonly answer: Answer;
  readonly game: Game;
  readonly isAsking: boolean;
  readonly plays: readonly Laid[];
  readonly reveal: Reveal;
}

function Board({ answer, game, isAsking, plays, reveal }: Shown) {
  const text = words().table.play;
  const [chosen, setChosen] = useState<Chosen>([]);
  const { view } = answer;
  useFocusBack([".go-on", ".own-hand button", ".asked button"]);
  const asked = isAsking || !reveal.isDone ? undefined : (answer.asked ?? undefined);
  useEffect(() => setChosen(sureChoice(answer.asked, view?.hand ?? [])), [game.decisions.length]);
  useOnlyCard(answer, reveal.isDone && !isAsking);
  // The own card lies there at once, before the others have answered.
  const own: readonly Laid[] = isAsking && game.step !== null && isCard(game.step) ? [{ seat: OWN, card: game.step }] : [];
  const trick = [...plays.slice(reveal.cleared, reveal.shown), ...own];
  const winner = reveal.isHeld ? (view?.tricks[reveal.cleared / 4]?.winner ?? undefined) : undefined;
  const last = view?.tricks[reveal.cleared / 4 - 1];
  const hand = without(view?.hand ?? [], own[0]?.card);
  return (
    <>
      <Status answer={answer} reveal={reveal} />
      <Felt
        trick={trick}
        turn={asked?.seat}
        winner={winner}
        last={last?.winner == null ? undefined : { winner: last.winner, augen: last.augen }}
        seats={seatsAt(answer, reveal.shown, reveal.cleared)}
        below={OWN}
      />
      <div class="ask-place">
        {reveal.isHeld && habits.value.pause === "tap" ? (
          <button type="button" class="main go-on" onClick={reveal.goOn}>{text.goOn}</button>
        ) : asked === undefined ? (
          <p class="question soft" role="status">{isAsking ? text.thinks : text.others}</p>
        ) : (
          <AskedFor asked={asked} hand={hand} chosen={chosen} />
        )}
      </div>
      <Hand hand={hand} asked={asked} chosen={chosen} onChoose={setChosen} />
      {answer.faults !== undefined && (
        <p class="soft">
          {text.faults} {answer.faults.join(" ")}
        </p>
      )}
      <div class="row tools">
        <button type="button" disabled={asked === undefined || answer.take_back == null} onClick={takeBack}>{text.takeBack}</button>
        <HintButton answer={answer} game={game} isReady={asked !== undefined} />
        <LastTrick trick={last} />
        <LeaveButton />
      </div>
      <HabitFields />
    </>
  );
}

function without(hand: readonly Card[], card: Card | undefined): readonly Card[] {
  const at = card === undefined ? -1 : hand.indexOf(card);
  return at < 0 ? hand : hand.toSpliced(at, 1);
}

/** If the person likes it so, the only legal card is played by itself. */
function useOnlyCard(answer: Answer, isReady: boolean): void {
  const { asked } = answer;
  const choices = asked == null ? undefined : choicesOf(asked);
  const only = choices?.cards.length === 1 && choices.calls.length === 0 ? choices.cards[0] : undefined;
  const isAlone = habits.value.only === "alone";
  useEffect(() => {
    if (isReady && isAlone && only !== undefined) decide(only);
  }, [isReady, isAlone, only, answer]);
}

function Status({ answer, reveal }: { answer: Answer; reveal: Reveal }) {
  const text = words().table.play;
  const { view } = answer;
  if (view == null) return null;
  const size = view.hand.length + playsOf(view).filter(({ seat }) => seat === OWN).length;
  const declarer = view.declarer == null ? undefined : nameOf(view.declarer);
  const parts =
    view.game == null
      ? [text.finding]
      : [
          text.game(answer.game ?? view.game, declarer),
          view.party == null ? undefined : text.party[view.party],
          text.trick(Math.min(size, Math.floor(reveal.cleared / 4) + 1), size),
          view.exchange == null ? undefined : exchangeIn(view.exchange),
          view.exchange?.trumps_returned == null ? undefined : text.trumpsBack(view.exchange.trumps_returned),
        ];
  return <p class="status-line">{parts.filter((part) => part !== undefined).join(" · ")}</p>;
}

function exchangeIn({ giver, taker, cards }: SeenExchange): string {
  const text = words().table.play;
  if (giver === OWN) return text.exchangeGiven(nameOf(taker), cards);
  return taker === OWN ? text.exchangeTaken(nameOf(giver), cards) : text.exchange(nameOf(giver), nameOf(taker), cards);
}

interface HandShown {
  readonly hand: readonly Card[];
  readonly asked: Answer["asked"] | undefined;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

function Hand({ hand, asked, chosen, onChoose }: HandShown) {
  const text = words().table.play;
  const due = cardsDue(asked);
  const legal = asked == null ? [] : choicesOf(asked).cards;
  const press = (place: number, card: Card): void => {
    if (due === 0) decide(card);
    else if (chosen.includes(place)) onChoose(chosen.filter((one) => one !== place));
    else if (chosen.length < due) onChoose([...chosen, place]);
  };
  // While nothing is asked the hand is looked at, and does not flicker.
  const isFaded = (card: Card): boolean => due === 0 && legal.length > 0 && !legal.includes(card);
  return (
    <section class="own-hand" data-asked={legal.length > 0 ? "" : undefined} aria-label={`${text.hand} (${number(hand.length)})`}>
      <div class="hand">
        {hand.map((card, place) => (
          <CardButton
            key={place}
            card={card}
            mark={chosen.includes(place) ? "chosen" : isFaded(card) ? "faded" : undefined}
            isDisabled={due === 0 && !legal.includes(card)}
            onPress={() => press(place, card)}
          />
        ))}
      </div>
    </section>
  );
}
