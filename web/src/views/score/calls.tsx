/** What each side has called, and when if that is known. */
import { words } from "../../words.ts";
import { Group } from "./fields.tsx";
import { type Called, type Game, type Moment, SIDES, STAGES, type Side, type Stage } from "./game.ts";

interface Shown {
  readonly game: Game;
  readonly handSize: number;
  readonly onChange: (game: Game) => void;
}

export function CallFields({ game, handSize, onChange }: Shown) {
  const text = words().office.score;
  const nameOf = (stage: Stage, side: Side): string => words().calls[stage === "ansage" ? side : stage] ?? stage;
  const set = (side: Side, calls: readonly Called[]): void => onChange({ ...game, calls: { ...game.calls, [side]: calls } });
  const toggle = (side: Side, stage: Stage): void => {
    const others = game.calls[side].filter((one) => one.stage !== stage);
    const isOff = others.length === game.calls[side].length;
    const calls: readonly Called[] = isOff ? [...others, { stage, moment: "" }] : others;
    set(side, [...calls].sort((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage)));
  };
  return (
    <>
      {SIDES.map((side) => (
        <Group key={side} name={text.callsOf(words().sides[side])}>
          <div class="call-row">
            {STAGES.map((stage) => {
              const isOn = game.calls[side].some((one) => one.stage === stage);
              return (
                <button key={stage} type="button" aria-pressed={isOn} onClick={() => toggle(side, stage)}>
                  {nameOf(stage, side)}
                </button>
              );
            })}
          </div>
          {game.calls[side].map(({ stage, moment }) => (
            <label key={stage} class="moment">
              <span>{nameOf(stage, side)}</span>
              <select
                value={moment}
                aria-label={text.momentOf(nameOf(stage, side), words().sides[side])}
                onChange={(event) => {
                  const chosen = event.currentTarget.value as Moment;
                  set(side, game.calls[side].map((one) => (one.stage === stage ? { stage, moment: chosen } : one)));
                }}
              >
                <Moments moment={moment} handSize={handSize} />
              </select>
            </label>
          ))}
        </Group>
      ))}
    </>
  );
}

function Moments({ moment, handSize }: { moment: Moment; handSize: number }) {
  const text = words().office.score;
  const sizes = Array.from({ length: handSize }, (_, at) => handSize - at);
  return (
    <>
      <option value="">{text.inTime}</option>
      {moment.startsWith("p") && <option value={moment}>{text.afterCards(Number(moment.slice(1)))}</option>}
      <optgroup label={text.inHand}>
        {sizes.map((n) => <option key={n} value={`h${n}`}>{text.withCards(n)}</option>)}
      </optgroup>
      <optgroup label={text.byTrick}>
        {sizes.toReversed().map((n) => <option key={n} value={`t${n}`}>{text.inTrick(n)}</option>)}
      </optgroup>
    </>
  );
}
