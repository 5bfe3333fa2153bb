/** What an option can be, for thumbs. */
import type { CanBeAnswer, ChoiceAnswer, ListAnswer } from "../../api.d.ts";
import { words } from "../../words.ts";

type CanBe = CanBeAnswer;

interface Asked {
  readonly name: string;
  readonly option: string;
  readonly canBe: CanBe;
  readonly value: unknown;
  /** Numbers to begin with where a list of them was off. */
  readonly initial: unknown;
  readonly onChange: (value: unknown) => void;
}

/** More choices than these are a list to open. */
const MOST_BUTTONS = 8;

/** These lists have an order. */
const ORDERED = new Set(["reservation_priority", "solo_rank"]);

/** What a list with a number for each call says of each: the first one is of both sides. */
const STAGES = ["k90", "k60", "k30", "schwarz"] as const;

function stageName(at: number): string {
  const { calls, sides } = words();
  const stage = STAGES[at - 1];
  return stage === undefined ? Object.values(sides).join(", ") : (calls[stage] ?? stage);
}

/** What stands in this one follows from the other options. */
const RANK_ONLY = "reservation_priority";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function Input(asked: Asked) {
  const { name, option, canBe, value, onChange } = asked;
  const { choices, most, list, parts = [] } = canBe;
  return (
    <>
      {choices.length > 0 && <Choices {...asked} />}
      {typeof value === "string" && canBe.pattern != null && <Amount value={value} name={name} onChange={onChange} />}
      {most != null && <Stepper name={name} value={typeof value === "number" ? value : undefined} most={most} onChange={onChange} />}
      {list != null && <List {...asked} list={list} />}
      {parts.length > 0 && <Parts key={option} {...asked} />}
    </>
  );
}

function Choices({ name, canBe, value, onChange }: Asked) {
  const { choices } = canBe;
  // An amount is said beside its word.
  const isChosen = (one: unknown): boolean => isSame(one, value) || (canBe.pattern != null && String(one).split(" ")[0] === String(value).split(" ")[0]);
  if (choices.length > MOST_BUTTONS) {
    return (
      <label class="field">
        <span class="unseen">{name}</span>
        <select value={JSON.stringify(value)} onChange={(event) => onChange(JSON.parse(event.currentTarget.value))}>
          {choices.map((choice) => <option key={JSON.stringify(choice.value)} value={JSON.stringify(choice.value)}>{choice.text}</option>)}
        </select>
      </label>
    );
  }
  return (
    <div class="taps" role="group" aria-label={name}>
      {choices.map((choice) => (
        <button key={JSON.stringify(choice.value)} type="button" aria-pressed={isChosen(choice.value)} onClick={() => isChosen(choice.value) || onChange(choice.value)}>
          {choice.text}
        </button>
      ))}
    </div>
  );
}

/** The number in a value such as `times 2`. */
function Amount({ value, name, onChange }: { value: string; name: string; onChange: (value: unknown) => void }) {
  const [, word = "", amount] = /^(\w+) (\d+)$/.exec(value) ?? [];
  if (amount === undefined) return null;
  return <Stepper name={name} value={Number(amount)} most={255} onChange={(n) => onChange(`${word} ${n}`)} />;
}

function Stepper({ name, value, most, onChange }: { name: string; value: number | undefined; most: number; onChange: (value: number) => void }) {
  const text = words().office.rules;
  return (
    <div class="number-stepper" role="group" aria-label={name}>
      <button type="button" aria-label={text.fewer(name)} disabled={value === undefined || value === 0} onClick={() => onChange((value ?? 1) - 1)}>−</button>
      <input
        inputMode="numeric"
        maxLength={5}
        aria-label={name}
        value={value === undefined ? "" : String(value)}
        onChange={(event) => {
          const typed = event.currentTarget.value.trim();
          if (/^\d+$/.test(typed) && Number(typed) <= most) onChange(Number(typed));
          else event.currentTarget.value = value === undefined ? "" : String(value);
        }}
      />
      <button type="button" aria-label={text.greater(name)} disabled={value === most} onClick={() => onChange((value ?? 0) + 1)}>+</button>
    </div>
  );
}

function List({ name, option, list: { choices, most, length }, value, initial, onChange }: Asked & { list: ListAnswer }) {
  const text = words().office.rules;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (option === "table_sizes") {
    const sizes = [4, 5, 6, 7].map((size) => ({ value: size, text: String(size) }));
    return <Several name={name} choices={sizes} list={list} onChange={onChange} />;
  }
  if (choices.length > 0) {
    return (
      <>
        {ORDERED.has(option) && <Order choices={choices} list={list} onChange={onChange} />}
        {option !== RANK_ONLY && <Several name={name} choices={choices} list={list} onChange={onChange} />}
      </>
    );
  }
  if (length != null) {
    const numbers = list.length === length ? list : undefined;
    const begin = Array.isArray(initial) && initial.length === length ? initial : Array.from({ length }, () => 0);
    if (numbers === undefined) return <button type="button" onClick={() => onChange(begin)}>{text.each}</button>;
    return (
      <div class="numbers-list">
        {numbers.map((number, at) => (
          <div key={at}>
            <span>{stageName(at)}</span>
            <Stepper name={stageName(at)} value={Number(number)} most={most ?? 255} onChange={(n) => onChange(numbers.map((one, place) => (place === at ? n : one)))} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <label class="field">
      <span>{text.numbers}</span>
      <input
        inputMode="decimal"
        maxLength={60}
        value={list.join(" ")}
        onChange={(event) => onChange((event.currentTarget.value.match(/\d+/g) ?? []).map(Number))}
      />
    </label>
  );
}

interface OfList {
  readonly choices: readonly ChoiceAnswer[];
  readonly list: readonly unknown[];
  readonly onChange: (value: unknown) => void;
}

/** Any of some; they stand in their own order, those that come in behind the others where there is a rank. */
function Several({ name, choices, list, onChange }: OfList & { name: string }) {
  const toggle = (value: unknown): void => {
    if (list.some((one) => isSame(one, value))) return onChange(list.filter((one) => !isSame(one, value)));
    const at = (one: unknown): number => choices.findIndex((choice) => isSame(choice.value, one));
    const isSorted = list.every((one, place) => place === 0 || at(list[place - 1]) < at(one));
    onChange(isSorted ? [...list, value].sort((a, b) => at(a) - at(b)) : [...list, value]);
  };
  return (
    <div class="taps" role="group" aria-label={name}>
      {choices.map((choice) => (
        <button key={JSON.stringify(choice.value)} type="button" aria-pressed={list.some((one) => isSame(one, choice.value))} onClick={() => toggle(choice.value)}>
          {choice.text}
        </button>
      ))}
    </div>
  );
}

/** The rank of those that are chosen. */
function Order({ choices, list, onChange }: OfList) {
  const text = words().office.rules;
  const up = (at: number): void => onChange([...list.slice(0, at - 1), list[at], list[at - 1], ...list.slice(at + 1)]);
  return (
    <ol class="ranked">
      {list.map((value, at) => {
        const said = choices.find((choice) => isSame(choice.value, value))?.text ?? String(value);
        return (
          <li key={said}>
            <span>{said}</span>
            <button type="button" aria-label={text.higher(said)} disabled={at === 0} onClick={() => up(at)}>↑</button>
          </li>
        );
      })}
    </ol>
  );
}

/** Numbers that have names, such as games for a table of four and of five. */
function Parts({ canBe, value, onChange }: Asked) {
  const { office } = words();
  const given = typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {};
  const set = (name: string, part: unknown): void => {
    const { [name]: _, ...others } = given;
    onChange(part === 0 && !("cards" in given) ? others : { ...given, [name]: part });
  };
  const nameOf = (part: string): string => office.rules.parts[part] ?? office.score.games[part] ?? part;
  return (
    <div class="numbers-list">
      {(canBe.parts ?? []).map(({ name, most }) => (
        <div key={name}>
          <span>{nameOf(name)}</span>
          {most == null ? (
            <div class="taps">
              {Object.entries(office.rules.shifted).map(([word, said]) => (
                <button key={word} type="button" aria-pressed={given[name] === word} onClick={() => set(name, word)}>{said}</button>
              ))}
            </div>
          ) : (
            <Stepper name={nameOf(name)} value={Number(given[name] ?? 0)} most={most} onChange={(n) => set(name, n)} />
          )}
        </div>
      ))}
    </div>
  );
}
