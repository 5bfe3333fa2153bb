/** Before a game: against whom, by which rules, with which cards. */
import { useState } from "preact/hooks";
import { isCard } from "../cards.ts";
import { go } from "../link.ts";
import { Notice, Trouble } from "../parts/notice.tsx";
import { rules } from "../state.ts";
import { ruleSetName } from "../views/rules/names.ts";
import { words } from "../words.ts";
import { type Game, type Running, drawSeed, habits, newGame, remove, removed, restore, running, sitDown, waiting } from "./game.ts";
import { HabitFields, Pick } from "./habits.tsx";
import { begin, standing } from "./play.ts";
import { beginRound } from "./round.ts";

/** `linked` are cards that somebody has given by an address. */
export function Start({ linked }: { linked: Game | undefined }) {
  const text = words().table;
  const [seed, setSeed] = useState("");
  const isWrong = !/^\d{0,15}$/.test(seed.trim());
  const choice = linked?.rules ?? rules.value;
  const deal = (): void => {
    const { level, games } = habits.value;
    const game = linked ?? newGame({ seed: seed.trim() === "" ? drawSeed() : Number(seed), level, rules: rules.value });
    if (linked === undefined && games !== "1") void beginRound(game, Number(games));
    else begin(game, null);
    go({ view: "table", values: {} });
  };
  return (
    <>
      <h1>{text.title}</h1>
      {running.value !== null && (
        <Notice kind="news">
          <p>{text.start.waits}</p>
          <a class="button main" href="#/table">{text.start.goOn}</a>
        </Notice>
      )}
      {standing.value.error !== undefined && <Trouble error={standing.value.error} />}
      {linked === undefined ? <p>{text.start.lead}</p> : <p>{text.start.linked(String(linked.seed), linked.game + 1)}</p>}
      <section class="panel-box start">
        {linked === undefined && (
          <>
            <Pick name="level" label={text.start.level} choices={text.start.levels} />
            <p class="soft note">{text.start.levelNotes[habits.value.level]}</p>
            <Pick name="games" label={text.start.games} choices={text.start.gamesOf} />
          </>
        )}
        {linked !== undefined && <p class="soft note">{text.start.levelNotes[linked.level]}</p>}
        <p>
          {text.start.rules(ruleSetName(choice))} {linked === undefined && <a href="#/rules">{text.start.otherRules}</a>}
        </p>
        <button type="button" class="main" disabled={isWrong} onClick={deal}>{text.start.deal}</button>
      </section>
      {linked === undefined && (
        <details class="habits">
          <summary>{text.start.certain}</summary>
        <label class="seed">
          <span>{text.start.seed}</span>
          <input
            inputMode="numeric"
            autocomplete="off"
            value={seed}
            aria-invalid={isWrong}
            aria-describedby="seed-help"
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
          <small id="seed-help" class="soft">{isWrong ? text.start.seedWrong : text.start.seedHelp}</small>
        </label>
        </details>
      )}
      <Waiting />
      <HabitFields />
    </>
  );
}

/** Games that were begun and not played to their end, on this device. */
function Waiting() {
  const text = words().table;
  const nameOf = ({ game, isOver }: Running): string => {
    const played = isOver ? undefined : game.decisions.filter(isCard).length;
    return text.start.waitingOf(text.play.seed(String(game.seed), game.game + 1), text.start.levels[game.level], played);
  };
  if (waiting.value.length === 0 && removed.value === null) return null;
  return (
    <section class="panel-box" aria-labelledby="waiting">
      <h2 id="waiting">{text.start.waiting}</h2>
      {removed.value !== null && (
        <Notice kind="news">
          {words().office.sheet.removed(nameOf(removed.value))} <button type="button" onClick={restore}>{words().office.sheet.restore}</button>
        </Notice>
      )}
      <ul class="plain-list">
        {waiting.value.map((row) => {
          const { id, isOver } = row;
          const name = nameOf(row);
          return (
            <li key={id} class="row">
              <span class="grow">{name}</span>
              <button
                type="button"
                aria-label={`${isOver ? words().data.see : text.start.goOn}: ${name}`}
                onClick={() => {
                  sitDown(id);
                  go({ view: "table", values: {} });
                }}
              >
                {isOver ? words().data.see : text.start.goOn}
              </button>
              <button type="button" aria-label={`${text.start.remove}: ${name}`} onClick={() => remove(row)}>{text.start.remove}</button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
