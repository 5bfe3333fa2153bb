/** What the person sees, at a moment of the game that may lie behind what the engine has told. */
import type { AskedAnswer, Seen, TableOptionAnswer } from "../api.d.ts";
import { type Card, SEATS, type Seat, isCard } from "../cards.ts";
import type { Reply } from "../engine.ts";
import type { AtSeat, Laid } from "../parts/felt.tsx";
import { number, words } from "../words.ts";
import { OWN } from "./game.ts";

export type Answer = Reply<"table">;

/** All cards that were played, in order. */
export function playsOf(view: Seen | null | undefined): readonly Laid[] {
  return [...(view?.tricks.flatMap((trick) => trick.plays) ?? []), ...(view?.trick ?? [])];
}

/** How a seat is called. */
export function nameOf(seat: Seat): string {
  const { seats, table } = words();
  return seat === OWN ? table.play.youName : seats[seat];
}

/** What stands beside each seat after so many cards, and so many complete tricks taken away. */
export function seatsAt(answer: Answer, shown: number, cleared: number): Record<Seat, AtSeat> {
  const { calls: names, table } = words();
  const { view } = answer;
  const of = (seat: Seat): AtSeat => {
    if (view == null) return { name: nameOf(seat) };
    const said = view.said.map(({ seat }, at) => ({ seat, text: answer.said?.[at] ?? "" })).findLast((one) => one.seat === seat)?.text;
    const calls = view.calls.filter((call) => call.seat === seat && call.before_card <= shown).map(({ call }) => `${names[call] ?? call}!`);
    const taken = view.tricks.slice(0, cleared / 4).filter((trick) => trick.winner === seat);
    const augen = taken.reduce((sum, trick) => sum + trick.augen, 0);
    const notes = view.game == null ? [said] : [...calls, taken.length > 0 ? number(augen) : undefined];
    const dealer = view.dealer === seat && view.game == null ? [table.play.dealer] : [];
    const isSettled = shown === playsOf(view).length;
    const side = isSettled ? (view.parties[seat] ?? undefined) : undefined;
    const note = [...dealer, ...notes].filter((part) => part !== undefined && part !== "").join(" · ");
    return { name: nameOf(seat), ...(note !== "" && { note }), ...(side !== undefined && { side }) };
  };
  return Object.fromEntries(SEATS.map((seat) => [seat, of(seat)])) as Record<Seat, AtSeat>;
}

/** What may be decided, sorted. */
export interface Choices {
  readonly cards: readonly Card[];
  readonly calls: readonly TableOptionAnswer[];
  readonly words: readonly TableOptionAnswer[];
  readonly maySilence: boolean;
}

export function choicesOf(asked: AskedAnswer): Choices {
  const isCall = ({ word }: TableOptionAnswer): boolean => word.endsWith("!");
  return {
    cards: asked.legal.map(({ word }) => word).filter(isCard),
    calls: asked.legal.filter(isCall),
    words: asked.legal.filter((option) => !isCard(option.word) && !isCall(option) && option.word !== "-"),
    maySilence: asked.legal.some(({ word }) => word === "-"),
  };
}
