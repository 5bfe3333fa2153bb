/** The totals over the evening, a line for each player with his name at its end. */
import type { Reply } from "../../engine.ts";
import { number, words } from "../../words.ts";

const WIDTH = 340;
const HEIGHT = 210;
const LEFT = 34;
const RIGHT = 92;
const EDGE = 14;
/** Names closer than this would lie on one another. */
const LINE = 15;

export function Chart({ answer }: { answer: Reply<"sheet"> }) {
  const text = words().office.sheet;
  const { players, rows, totals } = answer;
  const games = rows.filter((row) => row.error == null);
  if (games.length < 2) return null;
  const points = [players.map(() => 0), ...games.map((row) => row.totals)];
  const all = points.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  const step = stepOf(most - least);
  const [bottom, top] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const x = (at: number): number => LEFT + (at * (WIDTH - LEFT - RIGHT)) / (points.length - 1);
  const y = (value: number): number => EDGE + ((top - value) * (HEIGHT - 2 * EDGE)) / Math.max(1, top - bottom);
  const marks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, at) => bottom + at * step);
  const labels = apart(players.map((name, player) => ({ name, player, at: y(totals[player] ?? 0) })));
  const told = players.map((name, player) => `${name} ${number(totals[player] ?? 0)}`).join(", ");
  return (
    <figure class="panel-box chart no-print">
      <figcaption>{text.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text.chartAbout(told)}>
        {marks.map((mark) => (
          <g key={mark}>
            <line class={mark === 0 ? "zero" : "grid"} x1={LEFT} x2={WIDTH - RIGHT} y1={y(mark)} y2={y(mark)} />
            <text class="mark" x={LEFT - 5} y={y(mark) + 4}>{number(mark)}</text>
          </g>
        ))}
        {players.map((name, player) => (
          <polyline key={name} class={`line line-${player}`} points={points.map((row, at) => `${x(at)},${y(row[player] ?? 0)}`).join(" ")} />
        ))}
        {labels.map(({ name, player, at }) => (
          <text key={name} class={`name name-${player}`} x={WIDTH - RIGHT + 6} y={at + 4}>{name}</text>
        ))}
      </svg>
    </figure>
  );
}

/** Round numbers, of which about five fit. */
function stepOf(range: number): number {
  const rough = Math.max(1, range / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => rough <= step) ?? rough;
}

interface Label {
  readonly name: string;
  readonly player: number;
  readonly at: number;
}

/** Moves names down where they would lie on one another, and all of them up if they then leave the picture. */
function apart(labels: readonly Label[]): readonly Label[] {
  const sorted: Label[] = [];
  for (const label of [...labels].sort((a, b) => a.at - b.at)) {
    const last = sorted.at(-1);
    sorted.push({ ...label, at: last === undefined ? label.at : Math.max(label.at, last.at + LINE) });
  }
  let limit = HEIGHT - EDGE / 2;
  return sorted.reverse().map((label) => {
    const at = Math.min(label.at, limit);
    limit = at - LINE;
    return { ...label, at };
  });
}
