/** What a ruling says, part by part. */
import type { RulingAnswer } from "../../api.d.ts";
import { SEATS, type Seat } from "../../cards.ts";
import { signed, words } from "../../words.ts";
import { type Occasion, occasion } from "./case.ts";

type Ruling = RulingAnswer;

/** What each player writes down; a deduction at discretion has no single number. */
export function Points({ ruling }: { ruling: Ruling }) {
  const text = words();
  const discretion = atDiscretion(ruling);
  if (discretion !== undefined) return <p>{discretion}</p>;
  return (
    <table class="seat-points">
      <caption class="unseen">{text.office.ruling.points}</caption>
      <thead>
        <tr>
          {SEATS.map((seat) => (
            <th key={seat} scope="col">{nameOf(seat, occasion.value) || text.seats[seat]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {SEATS.map((seat) => (
            <td key={seat}>{signed(ruling.points[seat])}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** What is said of points that the court sets; `undefined` if they are fixed. */
export function atDiscretion({ points_range, points_choices = [] }: Ruling): string | undefined {
  const { common, office } = words();
  const range = points_range as readonly [number, number] | null | undefined;
  if (range != null) return office.ruling.atDiscretion(common.between(String(range[0]), String(range[1])));
  return points_choices.length > 0 ? office.ruling.atDiscretion(points_choices.join(", ")) : undefined;
}

function nameOf(seat: Seat, { players }: Occasion): string {
  return players[SEATS.indexOf(seat)]?.trim() ?? "";
}

export function Further({ ruling }: { ruling: Ruling }) {
  const consequences = ruling.consequences ?? [];
  if (consequences.length === 0) return null;
  return (
    <ul>
      {consequences.map((consequence) => (
        <li key={consequence}>{consequence}</li>
      ))}
    </ul>
  );
}

export function Reasons({ ruling }: { ruling: Ruling }) {
  return (
    <ol class="reasons">
      {ruling.reasons.map((reason) => (
        <li key={reason.message}>
          {reason.text} <span class="soft">[{reason.paragraph}]</span>
        </li>
      ))}
    </ol>
  );
}
