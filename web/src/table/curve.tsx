/** What each decision of a game gave away, as a curve; a tap on it goes to the decision. */
import type { DecisionAnswer } from "../api.d.ts";
import { SEATS, type Seat } from "../cards.ts";
import { words } from "../words.ts";
import { OWN } from "./game.ts";
import { decisionSaid } from "./reviewed.ts";

const WIDTH = 360;
const HEIGHT = 96;
const EDGE = 6;

interface Shown {
  readonly decisions: readonly DecisionAnswer[];
  readonly seenAt: number | undefined;
  readonly onSee: (played: number) => void;
}

export function Curve({ decisions, seenAt, onSee }: Shown) {
  const text = words().table.over;
  // What is no mistake is nobody's loss, however it looked at first sight.
  const lost = ({ mistake, loss }: DecisionAnswer): number => (mistake ? loss : 0);
  const most = Math.max(1, ...decisions.map(lost));
  const x = (at: number): number => EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, decisions.length - 1);
  const y = (loss: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * loss) / most;
  const seen = decisions.findIndex(({ cards_played }) => cards_played === seenAt);
  const go = (at: number): void => {
    const decision = decisions[Math.min(decisions.length - 1, Math.max(0, at))];
    if (decision !== undefined) onSee(decision.cards_played);
  };
  const tap = (event: MouseEvent): void => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const place = (WIDTH * (event.clientX - left)) / width;
    go(Math.round(((place - EDGE) / (WIDTH - 2 * EDGE)) * (decisions.length - 1)));
  };
  const told = decisions[seen];
  const line = (seat: Seat): string =>
    decisions.flatMap((decision, at) => (decision.seat === seat ? [`${x(at)},${y(lost(decision))}`] : [])).join(" ");
  return (
    <figure class="curve">
      <figcaption>{text.curve}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text.curve} onClick={tap}>
        <line class="curve-zero" x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />
        {seen >= 0 && <line class="curve-seen" x1={x(seen)} x2={x(seen)} y1={0} y2={HEIGHT} />}
        {SEATS.toSorted((a, b) => Number(a === OWN) - Number(b === OWN)).map((seat) => (
          <polyline key={seat} data-own={seat === OWN ? "" : undefined} points={line(seat)} />
        ))}
        {decisions.map(({ mistake, seat, loss }, at) => mistake && <circle key={at} data-own={seat === OWN ? "" : undefined} cx={x(at)} cy={y(loss)} r={4} />)}
      </svg>
      <input
        type="range"
        min={0}
        max={decisions.length - 1}
        value={Math.max(0, seen)}
        aria-label={text.curveTo}
        aria-valuetext={told === undefined ? undefined : decisionSaid(told)}
        onInput={({ currentTarget }) => go(currentTarget.valueAsNumber)}
      />
    </figure>
  );
}
