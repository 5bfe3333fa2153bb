/** The entries of the handbook, looked for in players' words. */
import type { Answers } from "../../api.d.ts";
import { useAnswer } from "../../hooks.ts";
import { readPlace, writePlace } from "../../link.ts";
import { Trouble } from "../../parts/notice.tsx";
import { kept } from "../../state.ts";
import { words } from "../../words.ts";
import { lastCases } from "./case.ts";

type Entry = Extract<Answers["catalogue"], { entries: unknown }>["entries"][number];

const sought = kept<string>("ruling.words", "", (value): value is string => typeof value === "string" && value.length <= 200);

export function Catalogue({ position }: { position: string | undefined }) {
  const text = words().office.ruling;
  const { answer, error } = useAnswer("catalogue", { words: sought.value });
  const found = answer?.entries ?? [];
  const nearest = answer?.nearest ?? [];
  return (
    <>
      <h1>{words().nav.ruling}</h1>
      <label class="field">
        <span>{text.search}</span>
        <input
          type="search"
          value={sought.value}
          maxLength={200}
          autocomplete="off"
          placeholder={text.searchHint}
          onInput={(event) => (sought.value = event.currentTarget.value)}
        />
      </label>
      {lastCases.value.length > 0 && (
        <p class="row">
          {lastCases.value.map((address) => (
            <a key={address} class="button" href={address}>{text.goOn(readPlace(address)?.values["e"] ?? "")}</a>
          ))}
        </p>
      )}
      {error !== undefined && <Trouble error={error} />}
      {answer !== undefined && (
        <>
          <p class="soft" role="status">
            {found.length > 0 ? text.found(found.length) : nearest.length > 0 ? text.nothing : text.nothingAtAll}
          </p>
          <ul class="entries">
            {(found.length > 0 ? found : nearest).map((entry) => (
              <EntryView key={entry.entry} entry={entry} position={position} isOpen={found.length === 1} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function EntryView({ entry, position, isOpen }: { entry: Entry; position: string | undefined; isOpen: boolean }) {
  const text = words().office.ruling;
  const place = { view: "ruling", values: { e: entry.entry, ...(position !== undefined && { p: position }) } };
  return (
    <li>
      <details class="entry" open={isOpen}>
        <summary>
          <b>{entry.entry}</b> <span>{entry.title}</span>
        </summary>
        <h2>
          {text.decides} {entry.tsr !== "" && <small class="soft">TSR {entry.tsr}</small>}
        </h2>
        <ul class="plain-list">
          {entry.rows.map((row) => (
            <li key={row.row}>
              <span class="badge" data-class={row.class}>
                {text.classes[row.class] ?? row.class}
              </span>{" "}
              {row.text}
            </li>
          ))}
        </ul>
        {entry.facts.length > 0 && (
          <>
            <h2>{text.asks}</h2>
            <ul class="plain-list">
              {entry.facts.map((fact) => (
                <li key={fact.name}>
                  {fact.question} {fact.answers != null && <span class="soft">({fact.answers})</span>}
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <a class="button main" href={writePlace(place)}>
            {text.begin}
          </a>
        </p>
      </details>
    </li>
  );
}
