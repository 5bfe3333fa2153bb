/** The position before the breach out of the record of the game: the moment is chosen, its cards follow. */
import { useState } from "preact/hooks";
import { useAnswer } from "../../hooks.ts";
import { Trouble } from "../../parts/notice.tsx";
import type { RuleChoice } from "../../state.ts";
import { words } from "../../words.ts";

export function FromRecord({ record, rules, onTake }: { record: string; rules: RuleChoice; onTake: (position: string) => void }) {
  const { office, seats } = words();
  const text = office.ruling;
  const [chosen, setChosen] = useState("");
  const { answer, error } = useAnswer("replay", { record }, rules);
  if (error !== undefined) return <Trouble error={error} text={record} />;
  if (answer === undefined) return null;
  // Before a partner is found, and before the first card, there is no position.
  const moments = answer.moments.filter(({ position }) => position != null);
  const position = moments[Number(chosen)]?.position ?? undefined;
  return (
    <>
      <label class="field">
        <span>{text.moment}</span>
        <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
          <option value="">{text.momentChoose}</option>
          {moments.map(({ at, action }, place) => {
            const [trick = "", card = ""] = at.split(".");
            const then = action == null ? "" : `${action.seat == null ? "" : `${seats[action.seat]}: `}${action.said}`;
            return <option key={place} value={String(place)}>{text.momentOf(trick, card, then)}</option>;
          })}
        </select>
      </label>
      <button type="button" class="main" disabled={position === undefined} onClick={() => position !== undefined && onTake(position)}>
        {text.positionUse}
      </button>
    </>
  );
}
