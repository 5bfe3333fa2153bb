/** How the person likes to play. */
import { useState } from "preact/hooks";
import { words } from "../words.ts";
import { type Habits, habits } from "./game.ts";

export function HabitFields() {
  const text = words().table.habits;
  return (
    <details class="habits">
      <summary>{text.title}</summary>
      <Pick name="pause" label={text.pause} choices={text.pauses} />
      <Pick name="only" label={text.only} choices={text.onlys} />
      <Pick name="calls" label={text.calls} choices={text.callsOf} />
    </details>
  );
}

let last = 0;

/** One of a few, as a row of buttons. */
export function Pick<K extends keyof Habits>({ name, label, choices }: { name: K; label: string; choices: Readonly<Record<Habits[K], string>> }) {
  // Two such fields may be seen at once, and radio buttons of one name are one field.
  const [group] = useState(() => `${name}-${++last}`);
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {(Object.entries(choices) as [Habits[K], string][]).map(([value, said]) => (
        <label key={value}>
          <input type="radio" name={group} checked={habits.value[name] === value} onChange={() => (habits.value = { ...habits.value, [name]: value })} />
          <span>{said}</span>
        </label>
      ))}
    </fieldset>
  );
}
