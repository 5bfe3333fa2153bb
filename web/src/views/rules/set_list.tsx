/** A list of all rule sets that the page knows, of which one is chosen. */
import { useEffect, useState } from "preact/hooks";
import { SETS } from "../../sets.ts";
import { words } from "../../words.ts";
import { type ClubFile, clubFiles, saved } from "./library.ts";

export function SetList({ label, value, onChange }: { label: string; value: string; onChange: (id: string) => void }) {
  const text = words().office.rules;
  const [clubs, setClubs] = useState<readonly ClubFile[]>([]);
  useEffect(() => void clubFiles().then(setClubs, () => undefined), []);
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{words().office.score.trickChoices[""]}</option>
        <optgroup label={text.published}>
          {Object.entries(SETS).map(([name, called]) => <option key={name} value={`set:${name}`}>{called}</option>)}
        </optgroup>
        {saved.value.length > 0 && (
          <optgroup label={text.own}>
            {saved.value.map(({ name }) => <option key={name} value={`own:${name}`}>{name}</option>)}
          </optgroup>
        )}
        <optgroup label={text.clubs(clubs.length)}>
          {clubs.map(({ key, title }) => <option key={key} value={`club:${key}`}>{title}</option>)}
        </optgroup>
      </select>
    </label>
  );
}
