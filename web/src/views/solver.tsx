/** A position solved with all cards open: what each card is worth, played on and taken back. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Card, SEATS, type Seat } from "../cards.ts";
import { positionValues } from "../desk/address.ts";
import { labelNameOf, labelOf, sentenceOf } from "../desk/labels.ts";
import { type Tree, type Walk, isKnown, useWalk } from "../desk/tree.ts";
import { type Aim, DamagedCards, type Solved, solved, solvedIn, solvedValues } from "../desk/walk.ts";
import { useAnswer } from "../hooks.ts";
import { type Place, note, step, stepBack, writePlace } from "../link.ts";
import { CardButton, cardName } from "../parts/card.tsx";
import { ChipFace, Chips } from "../parts/chip.tsx";
import { Felt } from "../parts/felt.tsx";
import { useFocusBack } from "../parts/focus.ts";
import { Icon } from "../parts/icon.tsx";
import { Notice, Trouble } from "../parts/notice.tsx";
import { Share } from "../parts/share.tsx";
import type { RuleChoice } from "../state.ts";
import type { Values } from "../views.ts";
import { number, words } from "../words.ts";

/** What the address says, or what is wrong with it. */
function linkedIn(values: Values): Solved | DamagedCards | undefined {
  try {
    return solvedIn(values);
  } catch (error) {
    if (error instanceof DamagedCards) return error;
    throw error;
  }
}

export function SolverView({ values }: { values: Values }) {
  const text = words().desk;
  const linked = linkedIn(values);
  const [current, setCurrent] = useState<Solved | null>(linked instanceof DamagedCards ? null : (linked ?? solved.value));
  const about = JSON.stringify(values);
  useEffect(() => setCurrent(linked instanceof DamagedCards ? null : (linked ?? solved.value)), [about]);
  return (
    <>
      <h1 class="unseen">{text.solver.title}</h1>
      {linked instanceof DamagedCards && (
        <Damaged>
          <p>{text.damagedCards(linked.message)}</p>
        </Damaged>
      )}
      {current !== null ? (
        <Solving current={current} onWalk={setCurrent} />
      ) : (
        !(linked instanceof DamagedCards) && (
          <>
            <p>{text.solver.none}</p>
            <a class="button main" href="#/position">
              {text.solver.enter}
            </a>
          </>
        )
      )}
    </>
  );
}

/** What was solved before is still there, one tap away. */
function Damaged({ children }: { children?: ComponentChildren }) {
  const text = words().desk;
  return (
    <Notice kind="error">
      <p>{text.damagedSolver}</p>
      {children}
      {solved.value !== null && <a href="#/solver">{text.solver.before}</a>}
    </Notice>
  );
}

const placeOf = (solved: Solved): Place => ({ view: "solver", values: solvedValues(solved) });

function Solving({ current, onWalk }: { current: Solved; onWalk: (solved: Solved) => void }) {
  const text = words().desk;
  const { position, rules, cards, aim } = current;
  const walk = useWalk({ position, cards: [...cards], aim }, rules);
  const { order, re } = useGame(position, rules);
  const { tree, error, isHere } = walk;
  const place = placeOf(current);
  const address = writePlace(place);
  const before = useRef(current);
  useEffect(() => {
    if (!isHere || error !== undefined) return;
    solved.value = current;
    // A card that was played is taken back by the browser's way back, too.
    const isPlayed = before.current.position === position && before.current.cards.length < cards.length;
    if (isPlayed) step(place, placeOf(before.current));
    else note(place);
    before.current = current;
  }, [address, isHere, error]);
  const back = (): void => {
    const shorter = { ...current, cards: cards.slice(0, -1) };
    if (!stepBack(placeOf(shorter))) onWalk(shorter);
  };
  const isFirst = tree === undefined && error !== undefined;
  return (
    <>
      {error !== undefined && (
        <>
          {isFirst && <Damaged />}
          <Trouble error={error} text={position} />
        </>
      )}
      {tree === undefined && error === undefined && <div class="columns" />}
      {tree !== undefined && (
        <div class="columns">
          <div>
            <Board tree={tree} order={order} re={re} />
          </div>
          <div>
            <Legal tree={tree} order={order} aim={aim} isHere={isHere} cards={cards} onCards={(cards) => onWalk({ ...current, cards })} onBack={back} />
            <Thinking walk={walk} tree={tree} />
            <Aims aim={aim} onAim={(aim) => onWalk({ ...current, aim })} />
            <BestLine tree={tree} onCards={(more) => isHere && onWalk({ ...current, cards: [...cards, ...more] })} />
          </div>
        </div>
      )}
      {/* Not before what stands above it, or it would jump. */}
      {(tree !== undefined || error !== undefined) && (
        <p class="row">
          <a class="button" href={writePlace({ view: "position", values: positionValues(position, rules) })}>
            {text.solver.edit}
          </a>
          <Share place={place} title={text.solver.title} />
        </p>
      )}
    </>
  );
}

/** Puts cards in the order of the game. */
type InOrder = (cards: readonly Card[]) => readonly Card[];

/** What stays the same in the whole game: the order of the cards, and who is Re. */
function useGame(position: string, rules: RuleChoice): { order: InOrder; re: readonly Seat[] | undefined } {
  const { answer } = useAnswer("board", { position }, rules);
  const place = new Map(answer?.deck.map(({ card }, at) => [card as Card, at]));
  return { order: (cards) => [...cards].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)), re: answer?.re ?? undefined };
}

function Board({ tree, order, re }: { tree: Tree; order: InOrder; re: readonly Seat[] | undefined }) {
  const text = words();
  const { completed } = tree;
  // A trick stays on the table until the next card is laid.
  const isSeen = tree.trick.length === 0 && completed != null;
  const sideOf = (seat: Seat): "re" | "kontra" | undefined => (re === undefined ? undefined : re.includes(seat) ? "re" : "kontra");
  const last = completed?.winner == null || isSeen ? undefined : { winner: completed.winner, augen: completed.augen };
  return (
    <Felt
      label={text.desk.solver.board}
      trick={isSeen ? completed.cards : tree.trick}
      turn={tree.turn ?? undefined}
      winner={isSeen ? (completed.winner ?? undefined) : undefined}
      last={last}
      seats={Object.fromEntries(
        SEATS.map((seat) => [seat, { side: sideOf(seat), hand: <Chips cards={order(tree.hands[seat])} label={text.desk.handOf(text.seats[seat])} /> }]),
      )}
    />
  );
}

/** The hand of the seat at turn, with what each card is worth. */
function Legal({ tree, order, aim, isHere, cards, onCards, onBack }: { tree: Tree; order: InOrder; aim: Aim; isHere: boolean; cards: readonly Card[]; onCards: (cards: readonly Card[]) => void; onBack: () => void }) {
  const text = words();
  const turn: Seat | null | undefined = tree.turn;
  useFocusBack([".valued button"]);
  const heading = turn == null ? text.desk.solver.done : text.desk.solver.turn(text.seats[turn]);
  return (
    <section aria-labelledby="at-turn">
      <div class="row at-turn">
        <h2 id="at-turn">{heading}</h2>
        <button type="button" aria-label={text.desk.solver.start} disabled={cards.length === 0} onClick={() => onCards([])}>
          <Icon name="undo" />
        </button>
        <button type="button" aria-label={text.desk.solver.back} disabled={cards.length === 0} onClick={onBack}>
          <Icon name="back" />
        </button>
      </div>
      <p role="status" class="worth">
        {sentenceOf(tree, aim)}
      </p>
      <div class="hand valued" data-bounds={tree.cards.every(({ value }) => value != null) ? undefined : ""}>
        {(turn == null ? [] : order(tree.hands[turn])).map((card, at) => {
          const worth = tree.cards.find((legal) => legal.card === card);
          const mark = worth?.loss === 0 ? "best" : undefined;
          return (
            <CardButton
              key={`${card}${at}`}
              card={card}
              isDisabled={worth === undefined}
              {...(worth === undefined ? { label: "–" } : { label: labelOf(worth, aim), labelName: labelNameOf(worth, aim), mark })}
              onPress={() => isHere && onCards([...cards, card])}
            />
          );
        })}
      </div>
      <p class="hint">
        {text.desk.solver.labels[aim]} {text.desk.solver.lead}
      </p>
    </section>
  );
}

function Thinking({ walk, tree }: { walk: Walk; tree: Tree }) {
  const text = words().desk.solver;
  const { progress, isThinking, isStopped } = walk;
  const isBig = tree.hands.N.length + tree.hands.E.length + tree.hands.S.length + tree.hands.W.length > 36;
  return (
    <div class="thinking">
      {isThinking && (
        <button type="button" onClick={walk.stop}>
          {text.stop}
        </button>
      )}
      {isStopped && !isKnown(tree) && (
        <button type="button" onClick={walk.goOn}>
          {text.goOn}
        </button>
      )}
      <p class="hint">
        {isThinking && (progress?.nodes === undefined ? words().common.thinking : text.thinking(number(progress.nodes)))}
        {isStopped && text.stopped}
      </p>
      {isBig && !isKnown(tree) && <p class="hint big">{text.big}</p>}
    </div>
  );
}

function Aims({ aim, onAim }: { aim: Aim; onAim: (aim: Aim) => void }) {
  const text = words().desk.solver;
  return (
    <fieldset class="choice">
      <legend>{text.aim}</legend>
      {(["augen", "points"] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="aim" checked={aim === one} onChange={() => onAim(one)} />
          <span>{text.aims[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** How best play goes on; each card plays up to there. */
function BestLine({ tree, onCards }: { tree: Tree; onCards: (cards: readonly Card[]) => void }) {
  const text = words();
  const line = tree.line ?? [];
  if (line.length === 0) return null;
  const lying = tree.trick.length;
  return (
    <section class="best-line" aria-labelledby="best-line">
      <h2 id="best-line">{text.desk.solver.line}</h2>
      <ol>
        {line.map(({ seat, card }, at) => (
          <li key={at} data-first={at > 0 && (at + lying) % SEATS.length === 0 ? "" : undefined}>
            <button type="button" class="key" data-suit={card.charAt(0)} onClick={() => onCards(line.slice(0, at + 1).map((play) => play.card))}>
              <span class="unseen">{text.desk.solver.playTo(text.seats[seat], cardName(card))}</span>
              <small aria-hidden="true">{text.seatLetters[seat]}</small>
              <ChipFace card={card} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
