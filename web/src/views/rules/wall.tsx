/** A rule set in sentences, as one would pin it to the wall. */
import type { Reply } from "../../engine.ts";
import { go } from "../../link.ts";
import { rules } from "../../state.ts";
import { words } from "../../words.ts";
import { clubName, setName } from "./names.ts";

type Sets = Reply<"rules">["sets"];

export function Wall({ sets, chosen }: { sets: Sets; chosen: string | undefined }) {
  const text = words().office.rules;
  const own = typeof rules.value === "string" ? rules.value : (clubName(rules.value.toml) ?? "club");
  const set = sets.find(({ name }) => name === (chosen ?? own)) ?? sets[0];
  if (set === undefined) return null;
  const { title, based_on, sections } = set.wall;
  return (
    <>
      <div class="row spaced at-foot no-print">
        <label class="field grow">
          <span>{text.wallOf}</span>
          <select value={set.name} onChange={(event) => go({ view: "rules", values: { t: "wall", s: event.currentTarget.value } })}>
            {sets.map(({ name }) => <option key={name} value={name}>{setName(name)}</option>)}
          </select>
        </label>
        <button type="button" onClick={() => print()}>{text.print}</button>
      </div>
      <article class="wall">
        <h2>{Object.hasOwn(text.longNames, set.name) ? `${setName(set.name)}: ${text.longNames[set.name]}` : title}</h2>
        <p class="soft">{based_on}</p>
        {sections.map(({ heading, sentences }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul>
              {sentences.map((sentence) => <li key={sentence}>{sentence}</li>)}
            </ul>
          </section>
        ))}
      </article>
    </>
  );
}
