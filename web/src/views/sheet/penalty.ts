/** The penalty of a ruling as rows of a sheet. */
import type { RulingAnswer } from "../../api.d.ts";
import { SEATS, type Seat } from "../../cards.ts";
import type { Words } from "../../words.ts";

type Ruling = Pick<RulingAnswer, "points" | "points_range" | "points_choices" | "game" | "entry">;

/** One who pays. */
export interface Payer {
  /** His seat; a deduction at discretion names none. */
  readonly seat: Seat | undefined;
  /** The points, or those among which the court chooses. */
  readonly amounts: readonly number[];
}

/** Who pays what, and who is credited with it. */
export interface Penalty {
  /** As a row has it: `N` for the three others, `S` for the soloist, `U` for nobody. */
  readonly form: "N" | "S" | "U";
  readonly payers: readonly Payer[];
  /** The soloist, as far as the points tell who he is. */
  readonly soloist: Seat | undefined;
  readonly goesOn: "scored" | "counts" | "again";
  /** The entry of the handbook, which stands behind the penalty. */
  readonly note: string;
}

/** What a ruling makes of the game, as far as a sheet depends on it. */
const COUNTS = ["stop_counts", "stop_solo_counts", "stop_solo_zero"];
const AGAIN = ["stop_not_played", "redeal", "redeal_listed", "repeat_game"];

/** Returns the penalty of a ruling; `undefined` if it takes no points from anybody. */
export function penaltyOf(ruling: Ruling): Penalty | undefined {
  const { points, game, entry } = ruling;
  const goesOn = COUNTS.includes(game) ? "counts" : AGAIN.includes(game) ? "again" : "scored";
  const open = atDiscretion(ruling);
  if (open.length > 0) return { form: "U", payers: [{ seat: undefined, amounts: open }], soloist: undefined, goesOn, note: entry };
  const offenders = SEATS.filter((seat) => points[seat] < 0);
  const credited = SEATS.filter((seat) => points[seat] > 0);
  const [offender] = offenders;
  if (offender === undefined) return undefined;
  const form = credited.length === 0 ? "U" : credited.length === 1 && SEATS.some((seat) => points[seat] === 0) ? "S" : "N";
  // Each offender who pays `a` to the three others is credited with a third of what the other offenders pay: he is
  // four thirds of `a` below who pays nothing.
  const most = Math.max(...SEATS.map((seat) => points[seat]));
  const paid = (seat: Seat): number => (form === "N" ? ((most - points[seat]) * 3) / 4 : -points[seat]);
  // A game that counts is a solo; all others are credited only by the soloist himself.
  const soloist = form === "S" ? credited[0] : form === "N" && goesOn === "counts" ? offender : undefined;
  return { form, payers: offenders.map((seat) => ({ seat, amounts: [paid(seat)] })), soloist, goesOn, note: entry };
}

/** Returns the points among which the court chooses; none if the ruling sets them. */
function atDiscretion({ points_range, points_choices }: Ruling): readonly number[] {
  const [least, most] = points_range ?? [0, 0];
  const choices = [...(points_choices ?? []), ...Array.from({ length: most - least + 1 }, (_, more) => least + more)];
  return choices.filter((points) => points > 0);
}

/** Rows to be added one after the other; one with `fix` takes the place of that game's row. */
export interface PenaltyRow {
  readonly add: string;
  readonly fix?: number;
}

/** One who pays, by his name on the sheet. */
export interface Named {
  readonly name: string;
  readonly points: number;
}

/** Those of a penalty by their names, and the last game on the sheet. */
export interface Seated {
  readonly payers: readonly Named[];
  readonly solo: string | undefined;
  readonly last: { readonly game: number; readonly text: string } | undefined;
}

/** Returns the rows of a penalty in the words of a sheet. */
export function penaltyRows({ form, goesOn, note }: Penalty, { payers, solo, last }: Seated, text: Words["office"]["sheet"]): readonly PenaltyRow[] {
  const said = payers.map(({ name, points }) => text.penaltyRow(form, String(points), name, note));
  if (goesOn === "counts" && form !== "U") {
    const game = said.map((row) => row.replace(/^- /, "")).join(", ");
    return [{ add: solo === undefined ? game : `Solo ${solo}, ${game}` }];
  }
  // Only in the row of his game it is known who the soloist is.
  if (form === "S" && last !== undefined) return [{ add: [last.text, ...said.map((row) => row.replace(/^- /, ""))].join(", "), fix: last.game }];
  return [...said.map((add) => ({ add })), ...(goesOn === "again" ? [{ add: text.redealRow }] : [])];
}
