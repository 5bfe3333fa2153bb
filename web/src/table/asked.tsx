/** What the person is asked, and the buttons for all answers but a card of his own. */
import { useEffect, useState } from "preact/hooks";
import type { AskedAnswer, TableOptionAnswer } from "../api.d.ts";
import type { Card } from "../cards.ts";
import { words } from "../words.ts";
import { decide } from "./play.ts";
import { choicesOf, nameOf } from "./seen.ts";

/** Cards of the hand by their places, for both copies of a card are alike. */
export type Chosen = readonly number[];

/** How many cards have to be chosen; 0 where a card is played. */
export const cardsDue = (asked: AskedAnswer | null | undefined): number =>
  asked?.kind === "give" || asked?.kind === "return" ? (asked.cards ?? 0) : 0;

/** The cards that are part of everything that may be handed over, such as all trumps of an Armut, are chosen for the person. */
export function sureChoice(asked: AskedAnswer | null | undefined, hand: readonly Card[]): Chosen {
  if (asked?.kind !== "give") return [];
  const ways = asked.legal.map(({ word }) => (word.split(":")[1] ?? "").split(","));
  const count = (cards: readonly string[], card: Card): number => cards.filter((one) => one === card).length;
  return hand.flatMap((card, place) => {
    const copy = count(hand.slice(0, place), card);
    return ways.length > 0 && ways.every((way) => copy < count(way, card)) ? [place] : [];
  });
}

/** The page speaks to its user as it does everywhere. */
function questionFor({ kind, vorbehalt, giver, cards, question }: AskedAnswer): string {
  const text = words().table.play;
  if (vorbehalt != null) return text.asksVorbehalt[vorbehalt] ?? question;
  if (kind === "give" && cards != null) return text.asksGive(cards);
  if (giver != null && cards != null) return kind === "take" ? text.asksTake(nameOf(giver), cards) : text.asksReturn(nameOf(giver), cards);
  return text.asks[kind] ?? question;
}

export function AskedFor({ asked, hand, chosen }: { asked: AskedAnswer; hand: readonly Card[]; chosen: Chosen }) {
  const text = words().table.play;
  const choices = choicesOf(asked);
  const due = cardsDue(asked);
  const isOwnCard = choices.cards.length > 0;
  return (
    <div class="asked">
      <p class="question" role="status">
        {isOwnCard && choices.cards.length === 1 && choices.calls.length === 0 ? text.only : isOwnCard ? text.yourCard : questionFor(asked)}
      </p>
      {due > 0 && (
        <div class="row">
          <button
            type="button"
            class="main"
            disabled={chosen.length !== due}
            onClick={() => decide(chosen.map((place) => hand[place]).join(", "))}
          >
            {asked.kind === "give" ? text.give : text.returnCards}
            <span aria-hidden="true">{text.chosenShort(chosen.length, due)}</span>
          </button>
          <span class="unseen" role="status">{text.chosen(chosen.length, due)}</span>
        </div>
      )}
      {due === 0 && choices.words.length > 0 && (
        <Words key={asked.kind} options={choices.words} />
      )}
      {choices.calls.length > 0 && <Calls key={asked.legal.length} calls={choices.calls} silence={choices.maySilence && !isOwnCard} />}
    </div>
  );
}

/** More buttons would push the hand out of sight, by which the person decides. */
const MOST_WORDS = 8;

/** What an option is a kind of: `bid:damensolo:k90` of the Damensolo, `hochzeit:first_foreign_fehl` of the Hochzeit. */
const kindOf = (word: string): string => word.replace(/^bid:/, "").split(/[:+]/)[0] ?? word;

/** All that can be said; of many, first what kind of thing, then which of it. */
function Words({ options }: { options: readonly TableOptionAnswer[] }) {
  const text = words().table.play;
  const [kind, setKind] = useState<string | undefined>(undefined);
  const kinds = [...new Set(options.map(({ word }) => kindOf(word)))];
  const isGrouped = MOST_WORDS < options.length || options.some((option) => 24 < option.text.length);
  const shown = !isGrouped ? options : kind !== undefined ? options.filter(({ word }) => kindOf(word) === kind) : [];
  const press = (kind: string): void => {
    const all = options.filter(({ word }) => kindOf(word) === kind);
    if (all.length === 1 && all[0] !== undefined) decide(all[0].word);
    else setKind(kind);
  };
  // The plain one of a kind comes first and has its name.
  const plain = (kind: string): string => options.find(({ word }) => kindOf(word) === kind)?.text ?? kind;
  // The others begin with its name, too, which is long enough to be read once.
  const rest = (text: string): string => (kind !== undefined && text.startsWith(`${plain(kind)} `) ? text.slice(plain(kind).length + 1) : text);
  return (
    <div class="row words">
      {isGrouped && kind === undefined
        ? kinds.map((kind) => <button key={kind} type="button" onClick={() => press(kind)}>{plain(kind)}</button>)
        : shown.map((option) => (
            <button key={option.word} type="button" aria-label={option.text} onClick={() => decide(option.word)}>{rest(option.text)}</button>
          ))}
      {kind !== undefined && <button type="button" onClick={() => setKind(undefined)}>{text.otherKind}</button>}
    </div>
  );
}

/** A call is made with three taps, each in another place, for nobody can take it back. */
function Calls({ calls, silence }: { calls: readonly TableOptionAnswer[]; silence: boolean }) {
  const text = words().table.play;
  const [isOpen, setOpen] = useState(false);
  const [sure, setSure] = useState<TableOptionAnswer | undefined>(undefined);
  const close = (): void => {
    setOpen(false);
    setSure(undefined);
  };
  useEffect(close, [calls.map(({ word }) => word).join()]);
  if (sure !== undefined) {
    return (
      <div class="row calls" role="group" aria-label={text.callSure(sure.text)}>
        <span>{text.callSure(sure.text)}</span>
        <button type="button" onClick={close}>{text.callNo}</button>
        <button type="button" class="main" onClick={() => decide(sure.word)}>{text.callYes}</button>
      </div>
    );
  }
  return (
    <div class="row calls" role="group" aria-label={text.calls}>
      {silence && <button type="button" class="main" onClick={() => decide("-")}>{text.silence}</button>}
      {isOpen ? (
        calls.map((option) => (
          <button key={option.word} type="button" onClick={() => setSure(option)}>{option.text}</button>
        ))
      ) : (
        <button type="button" aria-expanded={false} onClick={() => setOpen(true)}>{text.callMore}</button>
      )}
    </div>
  );
}
