/** A card, as something to look at or to press. */
import { type Card, rankOf, suitOf } from "../cards.ts";
import { words } from "../words.ts";
import { Head, Pip } from "./pips.tsx";

/** What the card is called, such as "Herz Zehn". */
export function cardName(card: Card): string {
  const { suits, rankNames, nameOfCard } = words();
  return nameOfCard(suits[suitOf(card)] ?? "", rankNames[rankOf(card)] ?? "");
}

/** What a line of text calls it, such as "♥10". */
export function cardShort(card: Card): string {
  return { C: "♣", S: "♠", H: "♥", D: "♦" }[suitOf(card)] + (words().ranks[rankOf(card)] ?? "");
}

/** The face alone, 60 to 84; it has the size of its place. */
export function CardFace({ card }: { card: Card }) {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const isPicture = rank === "K" || rank === "Q" || rank === "J";
  const letter = words().ranks[rank] ?? rank;
  return (
    <svg class="face" data-suit={suit} viewBox="0 0 60 84" aria-hidden="true">
      <rect class="paper" x="0.5" y="0.5" width="59" height="83" rx="6" />
      {isPicture && <rect class="panel" x="23" y="23" width="33" height="57" rx="4" />}
      <text x={letter.length > 1 ? 2.5 : 5} y="23" font-size="24" letter-spacing={letter.length > 1 ? -2 : 0}>
        {letter}
      </text>
      <Pip suit={suit} x={4} y={27} size={16} />
      {isPicture ? (
        <>
          <Head rank={rank} x={27} y={33} scale={0.85} />
          <Pip suit={suit} x={27} y={53} size={25} />
        </>
      ) : (
        <Pip suit={suit} x={22} y={40} size={35} />
      )}
    </svg>
  );
}

export interface CardMarks {
  /** What stands on a label below the face, such as its value. */
  readonly label?: string | undefined;
  /** What the label means, for a screen reader. */
  readonly labelName?: string | undefined;
  /** How it stands out: the best one, a chosen one, one that may not be played. */
  readonly mark?: "best" | "worse" | "chosen" | "faded" | undefined;
}

/** A card to press. */
export function CardButton({
  card,
  onPress,
  label,
  labelName,
  mark,
  isDisabled,
  name,
}: CardMarks & { card: Card; onPress: () => void; isDisabled?: boolean; name?: string }) {
  const told = [name ?? cardName(card), labelName ?? label].filter((part) => part !== undefined).join(", ");
  return (
    <button
      type="button"
      class="card"
      data-card={card}
      data-mark={mark}
      disabled={isDisabled === true}
      aria-pressed={mark === "chosen" ? true : undefined}
      onClick={onPress}
    >
      <span class="unseen">{told}</span>
      <CardFace card={card} />
      {label !== undefined && (
        <span class="card-label" aria-hidden="true">
          {label}
        </span>
      )}
    </button>
  );
}

/** A card to look at. */
export function CardView({ card, label, labelName, mark }: CardMarks & { card: Card }) {
  const told = [cardName(card), labelName ?? label].filter((part) => part !== undefined).join(", ");
  return (
    <span class="card" data-card={card} data-mark={mark} role="img" aria-label={told}>
      <CardFace card={card} />
      {label !== undefined && (
        <span class="card-label" aria-hidden="true">
          {label}
        </span>
      )}
    </span>
  );
}
