/** What people know of a game, for thumbs. */
import { words } from "../../words.ts";
import { CallFields } from "./calls.tsx";
import { type Choices, specialsOf } from "./choices.ts";
import { Check, Group } from "./fields.tsx";
import { ALL_AUGEN, type Game, SIDES, type Side, isSolo, other } from "./game.ts";
import type { People } from "./people.ts";

interface Shown {
  readonly game: Game;
  readonly people: People;
  readonly choices: Choices;
  readonly onChange: (game: Game) => void;
}

export function GameForm({ game, people, choices, onChange }: Shown) {
  const text = words().office.score;
  const set = (change: Partial<Game>): void => onChange({ ...game, ...change });
  const specials = specialsOf(choices, game.game);
  const games = choices.games.includes(game.game) ? choices.games : [...choices.games, game.game];
  return (
    <div class="game-form">
      <label class="field">
        <span>{text.game}</span>
        <select value={game.game} onChange={({ currentTarget: { value } }) => set({ game: value, re: game.re.slice(0, isSolo(value) ? 1 : 2) })}>
          {games.map((name) => (
            <option key={name} value={name}>{text.games[name] ?? name}</option>
          ))}
        </select>
      </label>
      <WhoIsRe game={game} people={people} onChange={onChange} />
      <Augen game={game} onChange={onChange} />
      <CallFields game={game} handSize={choices.handSize} onChange={onChange} />
      {specials.length > 0 && (
        <Group name={text.special}>
          <div class="specials">
            {specials.map((name) => <SpecialPoint key={name} name={name} what={choices.specialNames[name] ?? name} game={game} onChange={onChange} />)}
          </div>
        </Group>
      )}
      {game.game === "hochzeit" && (
        <label class="field">
          <span>{text.clarifying}</span>
          <select value={game.clarifying} onChange={(event) => set({ clarifying: event.currentTarget.value })}>
            <option value="">{text.clarifyingUnknown}</option>
            {["1", "2", "3"].map((trick) => <option key={trick}>{trick}</option>)}
          </select>
        </label>
      )}
      {choices.hasSchweine && (
        <Check name={text.schweine} isOn={game.schweine} onChange={(schweine) => set({ schweine })} />
      )}
      <Check name={text.late} isOn={game.late} onChange={(late) => set({ late })} />
    </div>
  );
}

function WhoIsRe({ game, people, onChange }: Pick<Shown, "game" | "people" | "onChange">) {
  const text = words().office.score;
  const most = isSolo(game.game) ? 1 : 2;
  const isOut = (place: number): boolean => people.out?.includes(place) === true;
  const toggle = (place: number): void => {
    const re = game.re.includes(place) ? game.re.filter((one) => one !== place) : [...game.re, place].slice(-most).sort();
    onChange({ ...game, re });
  };
  return (
    <Group name={most === 1 ? text.whoPlays : text.whoIsRe}>
      <div class="people" data-long={people.names.some((name) => 7 < name.length) ? "" : undefined}>
        {people.names.map((name, place) => (
          <button
            key={place}
            type="button"
            aria-pressed={game.re.includes(place)}
            disabled={isOut(place) && !game.re.includes(place)}
            onClick={() => toggle(place)}
          >
            {name}
            {isOut(place) && <small>{words().office.sheet.satOutShort}</small>}
          </button>
        ))}
      </div>
    </Group>
  );
}

/** What one side has follows from the other's. */
function Augen({ game, onChange }: Pick<Shown, "game" | "onChange">) {
  const text = words().office.score;
  const typed = game.augen.trim();
  const isNumber = /^\d{1,3}$/.test(typed) && Number(typed) <= ALL_AUGEN;
  const rest = isNumber ? String(ALL_AUGEN - Number(typed)) : "";
  const of = (side: Side): string => (side === game.augenOf ? game.augen : rest);
  const without = isNumber && Number(typed) === 0 ? game.augenOf : isNumber && Number(typed) === ALL_AUGEN ? other(game.augenOf) : undefined;
  return (
    <Group name={text.augen}>
      <div class="fields two">
        {SIDES.map((side) => (
          <label key={side} class="field">
            <span>{words().sides[side]}</span>
            <input
              class="augen"
              inputMode="numeric"
              autocomplete="off"
              maxLength={3}
              aria-label={text.augenOf(words().sides[side])}
              value={of(side)}
              onInput={(event) => onChange({ ...game, augenOf: side, augen: event.currentTarget.value })}
            />
          </label>
        ))}
      </div>
      {without !== undefined && (
        <label class="field">
          <span>{text.tricksOf(words().sides[without])}</span>
          <select value={game.tricks} onChange={(event) => onChange({ ...game, tricks: event.currentTarget.value as Game["tricks"] })}>
            {Object.entries(text.trickChoices).sort().map(([value, name]) => (
              <option key={value} value={value}>{name}</option>
            ))}
          </select>
        </label>
      )}
    </Group>
  );
}

/** More of one kind no game has. */
const MOST_POINTS = 12;

function SpecialPoint({ name, what, game, onChange }: { name: string; what: string } & Pick<Shown, "game" | "onChange">) {
  const text = words().office.score;
  const by = game.special[name] ?? { re: 0, kontra: 0 };
  const add = (side: Side, n: number): void => onChange({ ...game, special: { ...game.special, [name]: { ...by, [side]: by[side] + n } } });
  return (
    <div class="special">
      <span class="special-name">{what}</span>
      {SIDES.map((side) => (
        <span key={side} class="stepper">
          <span aria-hidden="true">{words().sides[side]}</span>
          <button type="button" aria-label={text.less(what, words().sides[side])} disabled={by[side] === 0} onClick={() => add(side, -1)}>−</button>
          <output aria-label={text.countOf(what, words().sides[side])}>{by[side]}</output>
          <button type="button" aria-label={text.more(what, words().sides[side])} disabled={MOST_POINTS <= by[side]} onClick={() => add(side, 1)}>+</button>
        </span>
      ))}
    </div>
  );
}
