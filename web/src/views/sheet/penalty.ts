/** The penalty of a ruling as rows of a sheet. */
import type { RulingAnswer } from "../../api.d.ts";
import { SEATS, type Seat } from "../../cards.ts";
import { ask } from "../../engine.ts";
import { manner } from "../../hooks.ts";
import { words } from "../../words.ts";
import { type Sheet, changeSheet } from "./sheets.ts";

type Ruling = Pick<RulingAnswer, "points" | "game" | "entry">;

/** Who pays what, and who is credited with it. */
export interface Penalty {
  /** As a row has it: `N` for the three others, `S` for the soloist, `U` for nobody. */
  readonly form: "N" | "S" | "U";
  readonly points: number;
  readonly offenders: readonly Seat[];
  /** The soloist, as far as the points tell who he is. */
  readonly soloist: Seat | undefined;
  readonly goesOn: "scored" | "counts" | "again";
  /** The entry of the handbook, which stands behind the penalty. */
  readonly note: string;
}

/** What a ruling makes of the game, as far as a sheet depends on it. */
const COUNTS = ["stop_counts", "stop_solo_counts", "stop_solo_zero"];
const AGAIN = ["stop_not_played", "redeal", "redeal_listed", "repeat_game"];

/** Returns the penalty of a ruling; `undefined` if it takes no points from anybody, or sets none. */
export function penaltyOf({ points, game, entry }: Ruling): Penalty | undefined {
  const offenders = SEATS.filter((seat) => points[seat] < 0);
  const credited = SEATS.filter((seat) => points[seat] > 0);
  const [offender] = offenders;
  if (offender === undefined || (offenders.length > 1 && credited.length > 0)) return undefined;
  const goesOn = COUNTS.includes(game) ? "counts" : AGAIN.includes(game) ? "again" : "scored";
  const form = credited.length === 0 ? "U" : credited.length === 1 ? "S" : "N";
  // A game that counts is a solo; all others are credited only by the soloist himself.
  const soloist = form === "S" ? credited[0] : form === "N" && goesOn === "counts" ? offender : undefined;
  return { form, points: -points[offender], offenders, soloist, goesOn, note: entry };
}

/** Rows to be added one after the other; one with `fix` takes the place of that game's row. */
export interface PenaltyRow {
  readonly add: string;
  readonly fix?: number;
}

/** Returns the rows of a penalty; `names` says who sat where, `last` the last game on the sheet. */
export function penaltyRows(penalty: Penalty, names: Readonly<Partial<Record<Seat, string>>>, last?: { game: number; text: string }): readonly PenaltyRow[] {
  const text = words().office.sheet;
  const { form, points, offenders, soloist, goesOn, note } = penalty;
  const said = offenders.map((seat) => text.penaltyRow(form, String(points), names[seat] ?? "", note));
  const solo = soloist === undefined ? undefined : names[soloist];
  if (goesOn === "counts" && form !== "U") {
    const game = said.map((row) => row.replace(/^- /, "")).join(", ");
    return [{ add: solo === undefined ? game : `Solo ${solo}, ${game}` }];
  }
  // Only in the row of his game it is known who the soloist is.
  if (form === "S" && last !== undefined) return [{ add: [last.text, ...said.map((row) => row.replace(/^- /, ""))].join(", "), fix: last.game }];
  return [...said.map((add) => ({ add })), ...(goesOn === "again" ? [{ add: text.redealRow }] : [])];
}

/** Puts the rows of a penalty on a sheet, all or none; throws what is wrong with one. */
export async function addPenalty(sheet: Sheet, rows: readonly PenaltyRow[]): Promise<void> {
  let { text } = sheet;
  for (const row of rows) {
    const answer = await ask("sheet", { sheet: text, ...row }, manner(sheet.rules)).answer;
    const put = row.fix === undefined ? answer.rows.at(-1) : answer.rows.find(({ game }) => game === row.fix);
    if (put?.error != null) throw new Error([put.error.error, put.error.help].filter((part) => part != null).join(". "));
    text = answer.sheet;
  }
  changeSheet(sheet.id, text, sheet.text);
}
