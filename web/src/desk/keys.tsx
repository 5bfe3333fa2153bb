/** The cards of the deck as keys, ordered as in the game. */
import { useRef, useState } from "preact/hooks";
import { type Card, type Rank, SEATS, type Seat, type Suit, suitOf } from "../cards.ts";
import { cardName } from "../parts/card.tsx";
import { ChipFace } from "../parts/chip.tsx";
import { words } from "../words.ts";
import type { Board, Draft, Spot } from "./draft.ts";

type Key = Board["deck"][number];

/** Where the copies of a card are, for who looks for one. */
function placesOf(draft: Draft, card: Card): readonly Spot[] {
  const held = SEATS.flatMap((seat): Seat[] => draft.hands[seat].filter((other) => other === card).map(() => seat));
  return [...held, ...draft.trick.filter((other) => other === card).map((): Spot => "table")];
}

export function Keys({ board, draft, onCard }: { board: Board; draft: Draft; onCard: (card: Card) => void }) {
  const text = words().desk;
  const [said, setSaid] = useState("");
  const [current, setCurrent] = useState<Card>();
  const grid = useRef<HTMLDivElement>(null);
  const press = (card: Card): void => {
    const places = placesOf(draft, card);
    const isSpent = places.length >= (board.deck.find((key) => key.card === card)?.copies ?? 0);
    setCurrent(card);
    setSaid(isSpent ? text.spent(cardName(card), [...new Set(places)].map(spotName)) : "");
    if (!isSpent) onCard(card);
  };
  const groups = byClass(board.deck);
  const first = board.deck.some((key) => key.card === current) ? current : board.deck[0]?.card;
  return (
    <>
      <div
        ref={grid}
        class="keys"
        role="group"
        aria-label={text.keys}
        onKeyDown={(event) => {
          const next = neighbour(grid.current, event.key);
          if (next === undefined) return;
          event.preventDefault();
          setCurrent(next.dataset["card"] as Card);
          next.focus();
        }}
      >
        {groups.map((keys) => (
          <div class="key-group" key={keys[0]?.class} data-count={keys.length}>
            {keys.map((key) => (
              <KeyButton key={key.card} at={key} left={key.copies - placesOf(draft, key.card).length} isFirst={key.card === first} onPress={() => press(key.card)} />
            ))}
          </div>
        ))}
      </div>
      <p class="said" role="status">
        {said}
      </p>
    </>
  );
}

/** The keys that follow each other: trumps, then each suit. */
function byClass(deck: readonly Key[]): readonly (readonly Key[])[] {
  const classes = [...new Set(deck.map((key) => key.class))];
  return classes.map((one) => deck.filter((key) => key.class === one));
}

export function spotName(spot: Spot): string {
  return spot === "table" ? words().desk.table : words().seats[spot];
}

function KeyButton({ at, left, isFirst, onPress }: { at: Key; left: number; isFirst: boolean; onPress: () => void }) {
  const text = words().desk;
  return (
    <button
      type="button"
      class="key"
      data-card={at.card}
      data-suit={suitOf(at.card)}
      data-left={Math.max(left, 0)}
      tabIndex={isFirst ? 0 : -1}
      aria-disabled={left <= 0}
      onClick={onPress}
    >
      <span class="unseen">{`${cardName(at.card)}, ${text.left(Math.max(left, 0))}`}</span>
      <ChipFace card={at.card} />
      <span class="dots" aria-hidden="true">
        <i />
        <i />
      </span>
    </button>
  );
}

/** The key that an arrow leads to: in the row, or the nearest one in the row above or below. */
function neighbour(grid: HTMLElement | null, arrow: string): HTMLElement | undefined {
  const keys = [...(grid?.querySelectorAll<HTMLElement>(".key") ?? [])];
  const at = keys.findIndex((key) => key === document.activeElement);
  if (at < 0) return undefined;
  if (arrow === "ArrowRight" || arrow === "ArrowLeft") return keys[at + (arrow === "ArrowRight" ? 1 : -1)];
  if (arrow === "Home" || arrow === "End") return keys.at(arrow === "Home" ? 0 : -1);
  if (arrow !== "ArrowUp" && arrow !== "ArrowDown") return undefined;
  const boxes = keys.map((key) => key.getBoundingClientRect());
  const own = boxes[at];
  if (own === undefined) return undefined;
  const down = arrow === "ArrowDown" ? 1 : -1;
  const steps = keys.flatMap((key, index) => {
    const box = boxes[index];
    const rows = box === undefined ? 0 : (box.top - own.top) * down;
    return box !== undefined && rows > 1 ? [{ key, far: rows * 100 + Math.abs(box.left - own.left) }] : [];
  });
  return steps.sort((a, b) => a.far - b.far)[0]?.key;
}

const SUIT_KEYS: Readonly<Record<string, Suit>> = { c: "C", x: "C", s: "S", p: "S", h: "H", d: "D" };
const RANK_KEYS: Readonly<Record<string, Rank>> = { a: "A", t: "T", z: "T", "0": "T", "1": "T", k: "K", q: "Q", d: "Q", j: "J", b: "J", "9": "9", n: "9" };

/** Cards typed as two letters: suit, rank. Returns what to do with each key. */
export function useLetters(onCard: (card: Card) => void): (key: string) => boolean {
  const suit = useRef<Suit | undefined>(undefined);
  return (key) => {
    const letter = key.toLowerCase();
    const begun = suit.current;
    const rank = RANK_KEYS[letter];
    suit.current = begun === undefined ? SUIT_KEYS[letter] : undefined;
    if (begun === undefined) return suit.current !== undefined;
    if (rank !== undefined) onCard(`${begun}${rank}`);
    return rank !== undefined;
  };
}
