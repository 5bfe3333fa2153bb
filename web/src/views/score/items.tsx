/** What a game brings, item by item. */
import type { ItemAnswer } from "../../api.d.ts";
import { SEATS, type Seat } from "../../cards.ts";
import { number, signed, words } from "../../words.ts";
import { type Side, isSolo } from "./game.ts";

/** What a result and the score of a record have in common. */
export interface Scored {
  readonly items: readonly ItemAnswer[];
  readonly factor: number;
  readonly re_value: number;
}

export function Items({ items, factor, re_value }: Scored) {
  const text = words().office.score;
  return (
    <table class="items">
      <caption class="unseen">{text.items}</caption>
      <thead>
        <tr>
          <th scope="col">{text.item}</th>
          <th scope="col">{text.party}</th>
          <th scope="col" class="number">{text.points}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          <tr key={at}>
            <th scope="row">
              {item.text} <small class="soft">{item.paragraph}</small>
            </th>
            <td>{words().sides[item.party as Side] ?? item.party}</td>
            <td class="number">{number(item.points)}</td>
          </tr>
        ))}
        {factor !== 1 && (
          <tr>
            <th scope="row" colSpan={2}>{text.factor}</th>
            <td class="number">×{number(factor)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>{text.value}</th>
          <td class="number">{signed(re_value)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What each seat writes down. */
export function SeatPoints({ points, nameOf }: { points: Readonly<Record<Seat, number>>; nameOf?: (seat: Seat) => string }) {
  const { seats, office } = words();
  return (
    <table class="seat-points">
      <caption class="unseen">{office.score.writesDown}</caption>
      <thead>
        <tr>
          {SEATS.map((seat) => <th key={seat} scope="col">{nameOf?.(seat) ?? seats[seat]}</th>)}
        </tr>
      </thead>
      <tbody>
        <tr>
          {SEATS.map((seat) => <td key={seat}>{signed(points[seat])}</td>)}
        </tr>
      </tbody>
    </table>
  );
}

/** What a member of each side writes down, where nobody says who they are. */
export function SidePoints({ each, game }: { each: Readonly<Record<Side, number>>; game: string }) {
  const text = words().office.score;
  return (
    <table class="seat-points">
      <caption class="unseen">{text.writesDown}</caption>
      <thead>
        <tr>
          <th scope="col">{isSolo(game) ? text.soloist : text.each.re}</th>
          <th scope="col">{text.each.kontra}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>{signed(each.re)}</td>
          <td>{signed(each.kontra)}</td>
        </tr>
      </tbody>
    </table>
  );
}
