/** How the page looks and speaks. */
import type { Signal } from "@preact/signals";
import { Dialog } from "./parts/dialog.tsx";
import { colours, language, motion, theme } from "./state.ts";
import { words } from "./words.ts";

export function Settings({ onClose }: { onClose: () => void }) {
  const text = words().settings;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <Choice label={text.language} state={language} choices={{ de: "Deutsch", en: "English" }} />
      <Choice label={text.theme} state={theme} choices={text.themes} />
      <Choice label={text.colours} state={colours} choices={text.coloursOf} />
      <Choice label={text.motion} state={motion} choices={text.motions} />
      <p>
        <a class="button" href="#/data" onClick={onClose}>{words().data.title}</a>
      </p>
    </Dialog>
  );
}

/** One of a few, as a row of buttons. */
export function Choice<T extends string>({ label, state, choices }: { label: string; state: Signal<T>; choices: Readonly<Record<T, string>> }) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {(Object.entries(choices) as [T, string][]).map(([value, name]) => (
        <label key={value}>
          <input type="radio" name={label} checked={state.value === value} onChange={() => (state.value = value)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
