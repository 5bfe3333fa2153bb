/** Whether a party takes all remaining tricks anyway, with the line that refutes it or why it is so, trick by trick. */
import type { ComponentChildren } from "preact";
import { type Card, SEATS, type Seat, type Suit } from "../cards.ts";
import type { Reply } from "../engine.ts";
import { useAnswer } from "../hooks.ts";
import { cardName } from "../parts/card.tsx";
import { ChipFace, Chips } from "../parts/chip.tsx";
import { Trouble } from "../parts/notice.tsx";
import type { RuleChoice } from "../state.ts";
import { words } from "../words.ts";
import { type Claim, MANNERS, claim, claimantOf, questionOf } from "./claim.ts";
import type { Board } from "./draft.ts";
import { Line } from "./line.tsx";

type Verdict = Reply<"verdict">;

/** `children` stand below it. */
export function VerdictPanel({ board, choice, children }: { board: Board; choice: RuleChoice; children: ComponentChildren }) {
  const text = words().desk.claim;
  const current = claim.value;
  const question = board.complete ? questionOf(current, board) : undefined;
  const { answer, error } = useAnswer("verdict", question, choice);
  const shown = question === undefined ? undefined : answer;
  // What stands below the first verdict comes with it, and is not pushed down.
  const isComing = question !== undefined && answer === undefined && error === undefined;
  return (
    <>
      <section class="panel-box" aria-labelledby="verdict-title">
        <h2 id="verdict-title">{text.title}</h2>
        {!board.complete && (
          <p>
            {text.lead} {text.incomplete}
          </p>
        )}
        {error !== undefined && <Trouble error={error} text={question?.position} />}
        {shown !== undefined && <Ruled answer={shown} current={current} />}
        {board.complete && !isComing && <Asking board={board} current={current} />}
        {shown !== undefined && <Played answer={shown} board={board} />}
      </section>
      {!isComing && children}
    </>
  );
}

function Asking({ board, current }: { board: Board; current: Claim }) {
  const text = words();
  const who = claimantOf(current, board);
  return (
    <>
      <fieldset class="choice">
        <legend>{text.desk.claim.who}</legend>
        {SEATS.map((seat) => (
          <label key={seat}>
            <input type="radio" name="who" checked={who === seat} onChange={() => (claim.value = { ...current, who: seat, suits: [], order: [] })} />
            <span>{text.seats[seat]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="choice">
        <legend>{text.desk.claim.manner}</legend>
        {MANNERS.map((manner) => (
          <label key={manner}>
            <input type="radio" name="manner" checked={current.manner === manner} onChange={() => (claim.value = { ...current, manner })} />
            <span>{text.desk.claim.manners[manner]}</span>
          </label>
        ))}
      </fieldset>
      {current.manner === "suits" && <SuitOrder board={board} current={current} who={who} />}
      {current.manner === "order" && <CardOrder board={board} current={current} who={who} />}
    </>
  );
}

/** What a class is called: trumps, or a suit. */
const className = (letter: string): string => (letter === "T" ? words().desk.claim.trump : (words().suits[letter as Suit] ?? letter));

function SuitOrder({ board, current, who }: { board: Board; current: Claim; who: Seat }) {
  const text = words().desk.claim;
  const held = new Set(board.deck.filter(({ card }) => board.hands[who].includes(card)).map((key) => key.class));
  return (
    <div class="ordered" role="group" aria-label={text.suits}>
      <p>{current.suits.length === 0 ? text.chooseSuits : `${text.chosen}: ${current.suits.map(className).join(", ")}`}</p>
      <div class="row">
        {[...held]
          .filter((suit) => !current.suits.includes(suit))
          .map((suit) => (
            <button key={suit} type="button" onClick={() => (claim.value = { ...current, suits: [...current.suits, suit] })}>
              {className(suit)}
            </button>
          ))}
        {current.suits.length > 0 && <Again onPress={() => (claim.value = { ...current, suits: [] })} />}
      </div>
    </div>
  );
}

function CardOrder({ board, current, who }: { board: Board; current: Claim; who: Seat }) {
  const text = words().desk.claim;
  const left: Card[] = [...board.hands[who]];
  for (const card of current.order) left.splice(left.indexOf(card), left.includes(card) ? 1 : 0);
  return (
    <div class="ordered" role="group" aria-label={text.order}>
      <p>{left.length > 0 ? text.chooseCards(left.length) : `${text.chosen}:`}</p>
      {current.order.length > 0 && <Chips cards={current.order} label={text.chosen} />}
      <div class="row">
        {left.map((card, at) => (
          <button key={`${card}${at}`} type="button" class="key" data-suit={card.charAt(0)} onClick={() => (claim.value = { ...current, order: [...current.order, card] })}>
            <span class="unseen">{cardName(card)}</span>
            <ChipFace card={card} />
          </button>
        ))}
        {current.order.length > 0 && <Again onPress={() => (claim.value = { ...current, order: [] })} />}
      </div>
    </div>
  );
}

const Again = ({ onPress }: { onPress: () => void }): ComponentChildren => (
  <button type="button" onClick={onPress}>
    {words().desk.claim.again}
  </button>
);

function how(current: Claim): string {
  const { how } = words().desk.claim;
  return current.manner === "suits" ? how.suits(current.suits.map(className)) : how[current.manner];
}

function Ruled({ answer, current }: { answer: Verdict; current: Claim }) {
  const text = words().desk.claim;
  const isPlain = !answer.holds && current.manner === "any";
  return (
    <div class="ruled" data-holds={answer.holds ? "" : undefined} role="status">
      <p class="judgement">{isPlain ? text.not : text.headline(answer.holds, how(current))}</p>
      <p>{answer.sentence}</p>
      {answer.remarks.map((remark) => (
        <p key={remark} class="remark">
          {capital(remark)}
        </p>
      ))}
    </div>
  );
}

/** The line that refutes it, or one that shows why it is so. */
function Played({ answer, board }: { answer: Verdict; board: Board }) {
  const text = words().desk;
  const steps = answer.explanation ?? [];
  if (steps.length === 0) return null;
  return (
    <Line
      key={`${answer.position} ${answer.manner} ${answer.order?.join() ?? ""}`}
      title={answer.holds ? text.claim.proven : text.claim.refuted}
      hands={board.hands}
      lying={board.trick.length}
      tricks={steps}
      re={board.re ?? []}
      whyOf={(trick) => (
        <details open={answer.holds}>
          <summary>{text.line.why}</summary>
          <Why step={steps[trick]} />
        </details>
      )}
    />
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What nobody can beat before a trick, and what can be beaten by what. */
function Why({ step }: { step: NonNullable<Verdict["explanation"]>[number] | undefined }) {
  const text = words();
  const { masters, threats } = step ?? { masters: [], threats: [] };
  const chips = (cards: readonly Card[], told: string): ComponentChildren => [`${told} `, <Chips key={told} cards={cards} label={told} />, " "];
  return (
    <>
      {masters.filter(({ cards }) => cards.length > 0).map(({ seat, cards }) => (
        <div key={seat}>{chips(cards, text.desk.claim.masters(text.seats[seat]))}</div>
      ))}
      {threats.map(({ seat, card, beaten_by }) => (
        <div key={`${seat}${card}`}>
          {chips([card], text.desk.claim.threat(text.seats[seat]))}
          {beaten_by.map((by) => chips(by.cards, text.desk.claim.by(text.seats[by.seat])))}
        </div>
      ))}
    </>
  );
}
