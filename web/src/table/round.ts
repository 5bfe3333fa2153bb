/** A round: its sheet says who deals, who has to play his Pflichtsolo, and how the points stand. */
import { type Reply, ask } from "../engine.ts";
import { SEATS, type Seat } from "../cards.ts";
import { language } from "../state.ts";
import { words } from "../words.ts";
import { type Game, OWN, type Running, newGame } from "./game.ts";
import { begin, standing } from "./play.ts";

/** The players by their lines on the sheet sit north, east, south and west. */
const seatOf = (line: number): Seat => SEATS[line - 1] ?? "N";

/** A row that says that the cards are dealt again. */
const REDEAL = "- redeal";

const manner = (game: Game) => ({ lang: language.value, rules: game.rules });

function names(): string {
  const { seatLetters, table } = words();
  return SEATS.map((seat) => (seat === OWN ? table.play.sheetName : `Bot-${seatLetters[seat]}`)).join(", ");
}

/** Begins a round of so many games. */
export async function beginRound(game: Game, games: number): Promise<void> {
  const rules = typeof game.rules === "string" ? `rules: ${game.rules}\n` : "";
  const sheet = `${rules}players: ${names()}\ngames: ${games}\n`;
  try {
    deal(game, await ask("sheet", { sheet }, manner(game)).answer);
  } catch (error) {
    standing.value = { answer: undefined, error: error as Error, isAsking: false };
  }
}

/** Deals the next game of a sheet, at the table of `of` if there is one. */
export function deal(last: Game, sheet: Reply<"sheet">, of?: Running): void {
  if (sheet.next_dealer == null) return;
  const game = newGame({
    seed: last.seed,
    game: sheet.rows.length,
    level: last.level,
    rules: last.rules,
    dealer: seatOf(sheet.next_dealer),
    open: SEATS.filter((_, at) => (sheet.pflichtsoli[at] ?? 0) > 0),
    forced: sheet.forced_soloist == null ? null : seatOf(sheet.forced_soloist),
  });
  begin(game, { sheet: sheet.sheet, isEntered: false }, of);
}

/** Asks what the sheet is with the game that is over. */
export function entered(game: Game, sheet: string, record: unknown): Promise<Reply<"sheet">> {
  const row = record == null ? { add: REDEAL } : { add: "record", record: JSON.stringify(record) };
  return ask("sheet", { sheet, ...row }, manner(game)).answer;
}
