/** The entries of the handbook, looked for in players' words. */
import { useState } from "preact/hooks";
import type { Answers } from "../../api.d.ts";
import { useAnswer } from "../../hooks.ts";
import { readPlace, writePlace } from "../../link.ts";
import { Trouble } from "../../parts/notice.tsx";
import { kept } from "../../state.ts";
import { words } from "../../words.ts";
import { type Table, askedAt, lastCases, placeOf } from "./case.ts";

type Entry = Extract<Answers["catalogue"], { entries: unknown }>["entries"][number];

/** Words that nobody says: the first search takes longest, and is over when somebody types. */
const NO_WORDS = { words: "?" };

const sought = kept<string>("ruling.words", "", (value): value is string => typeof value === "string" && value.length <= 200);

export function Catalogue({ table }: { table: Table }) {
  const text = words().office.ruling;
  const { answer, error } = useAnswer("catalogue", { words: sought.value }, table.rules);
  const [isSearched, setSearched] = useState(false);
  useAnswer("catalogue", isSearched ? NO_WORDS : undefined, table.rules);
  const first = useFirst(table);
  const found = first.length === 0 ? (answer?.entries ?? []) : sorted(answer?.entries ?? [], first);
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
          onFocus={() => setSearched(true)}
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
              <EntryView key={entry.entry} entry={entry} table={table} isOpen={found.length === 1 || entry.entry === first[0]} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The entries in the order in which the engine lists them after a claim of all remaining tricks; none without one, or once words are typed. */
function useFirst(table: Table): readonly string[] {
  const isAsked = table.claim !== undefined && sought.value.trim() === "";
  const { answer } = useAnswer("interview", isAsked ? askedAt(table) : undefined, table.rules);
  return isAsked ? (answer?.question?.choices ?? []).map(({ value }) => String(value)) : [];
}

/** What only the rules of the page have, and not those of the position, comes last. */
function sorted(entries: readonly Entry[], order: readonly string[]): readonly Entry[] {
  const place = ({ entry }: Entry): number => (order.includes(entry) ? order.indexOf(entry) : order.length);
  return [...entries].sort((one, other) => place(one) - place(other));
}

function EntryView({ entry, table, isOpen }: { entry: Entry; table: Table; isOpen: boolean }) {
  const text = words().office.ruling;
  const place = placeOf({ ...table, entry: entry.entry, answers: [] });
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
