/** What the person is asked, and the buttons for all answers but a card of his own. */
import { useEffect, useState } from "preact/hooks";
import type { table } from "../api.d.ts";
import type { Card } from "../cards.ts";
import { words } from "../words.ts";
import { decide } from "./play.ts";
import { choicesOf, nameOf } from "./seen.ts";

/** Cards of the hand by their places, for both copies of a card are alike. */
export type Chosen = readonly number[];

/** How many cards have to be chosen; 0 where a card is played. */
export const cardsDue = (asked: table.AskedAnswer | null | undefined): number =>
  asked?.kind === "give" || asked?.kind === "return" ? (asked.cards ?? 0) : 0;

/** The page speaks to its user as it does everywhere. */
function questionFor({ kind, vorbehalt, giver, cards, question }: table.AskedAnswer): string {
  const text = words().table.play;
  if (vorbehalt != null) return text.asksVorbehalt[vorbehalt] ?? question;
  if (kind === "give" && cards != null) return text.asksGive(cards);
  if (giver != null && cards != null) return kind === "take" ? text.asksTake(nameOf(giver), cards) : text.asksReturn(nameOf(giver), cards);
  return text.asks[kind] ?? question;
}

export function AskedFor({ asked, hand, chosen }: { asked: table.AskedAnswer; hand: readonly Card[]; chosen: Chosen }) {
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
          </button>
          <span>{text.chosen(chosen.length, due)}</span>
        </div>
      )}
      {due === 0 && choices.words.length > 0 && (
        <div class="row words">
          {choices.words.map((option) => (
            <button key={option.word} type="button" onClick={() => decide(option.word)}>{option.text}</button>
          ))}
        </div>
      )}
      {choices.calls.length > 0 && <Calls key={asked.legal.length} calls={choices.calls} silence={choices.maySilence && !isOwnCard} />}
    </div>
  );
}

/** A call is made with three taps, each in another place, for nobody can take it back. */
function Calls({ calls, silence }: { calls: readonly table.OptionAnswer[]; silence: boolean }) {
  const text = words().table.play;
  const [isOpen, setOpen] = useState(false);
  const [sure, setSure] = useState<table.OptionAnswer | undefined>(undefined);
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
