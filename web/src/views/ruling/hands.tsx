/** The hands before the breach, a row for each seat, and what lies on the table. */
import { type Card, SEATS } from "../../cards.ts";
import { useAnswer } from "../../hooks.ts";
import { cardName, cardShort } from "../../parts/card.tsx";
import type { RuleChoice } from "../../state.ts";
import { words } from "../../words.ts";

export function Hands({ position, rules }: { position: string; rules: RuleChoice }) {
  const { seats, sides, office } = words();
  const { answer } = useAnswer("board", { position }, rules);
  if (answer?.complete !== true) return <p class="written">{position}</p>;
  const sideOf = (seat: (typeof SEATS)[number]): string => (answer.re == null ? "" : ` (${sides[answer.re.includes(seat) ? "re" : "kontra"]})`);
  return (
    <table class="hands">
      <caption class="unseen">{office.ruling.position}</caption>
      <tbody>
        {SEATS.map((seat) => (
          <tr key={seat}>
            <th scope="row">{seats[seat]}{sideOf(seat)}</th>
            <td><Cards cards={answer.hands[seat]} /></td>
          </tr>
        ))}
        {answer.trick.length > 0 && (
          <tr>
            <th scope="row">{office.ruling.onTable}</th>
            <td><Cards cards={answer.trick.map(({ card }) => card)} /></td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <>
      {cards.map((card, at) => (
        <span key={at} class="card-word" data-suit={card.charAt(0)} role="img" aria-label={cardName(card)}>
          {cardShort(card)}
        </span>
      ))}
    </>
  );
}
