/** What is kept on the device: saved as a file, had back from one, and what cannot be read. */
import { useEffect, useState } from "preact/hooks";
import { type Backup, MOST_BYTES, readBackup, writeBackup } from "../backup.ts";
import { isKept, onlineOnly } from "../offline.ts";
import { OpenFile, download } from "../parts/file.tsx";
import { Notice } from "../parts/notice.tsx";
import { type Restored, type Unread, isPersisted, persist, restore, seePersisted, take, unread } from "../store.ts";
import { games } from "../table/game.ts";
import { words } from "../words.ts";
import { saved } from "./rules/library.ts";
import { sheets } from "./sheet/sheets.ts";

/** What a thing is called for people, by the name that it is kept under. */
function nameOf(name: string): string {
  const { names } = words().data;
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}

export function DataView() {
  const text = words().data;
  useEffect(() => void seePersisted(), []);
  return (
    <>
      <h1>{text.title}</h1>
      <p>{text.about}</p>
      <section class="panel-box" aria-labelledby="here">
        <h2 id="here">{text.here}</h2>
        <p>
          {text.sheets(sheets.value.list.length)}, {text.games(games.all.value.length)}
          {0 < saved.value.length && `, ${text.sets(saved.value.length)}`}
        </p>
        {isPersisted.value === true ? (
          <p class="soft">{text.persisted}</p>
        ) : isSecureContext && (
          <p class="soft">
            {text.notPersisted} <button type="button" onClick={() => void persist()}>{text.persist}</button>
          </p>
        )}
        {onlineOnly.value === undefined && <p class="soft">{isKept.value ? text.keptOffline : text.comingOffline}</p>}
        <Files />
      </section>
      <UnreadList />
    </>
  );
}

function Files() {
  const text = words().data;
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [done, setDone] = useState<{ readonly name: string; readonly restored: Restored } | undefined>(undefined);
  const read = (content: string, name: string): void => {
    const backup: Backup | "none" | "newer" = readBackup(content);
    setDone(undefined);
    if (typeof backup === "string") return setProblem(text[backup](name));
    setProblem(undefined);
    setDone({ name, restored: restore(backup) });
  };
  return (
    <>
      <div class="row spaced">
        <button
          type="button"
          class="main"
          onClick={() => download(text.fileName(new Date().toISOString().slice(0, 10)), writeBackup(), "application/json")}
        >
          {text.save}
        </button>
        <OpenFile label={text.open} accept=".json,application/json" most={MOST_BYTES} onText={read} onProblem={setProblem} />
      </div>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {done !== undefined && <Became {...done} />}
    </>
  );
}

function Became({ name, restored: { rows, differing } }: { name: string; restored: Restored }) {
  const text = words().data;
  const [isTaken, setTaken] = useState(false);
  const names = Object.keys(differing);
  return (
    <Notice kind="news">
      <p>{text.restored(name)}</p>
      <ul>{(["new", "same", "beside", "unread"] as const).map((became) => 0 < rows[became] && <li key={became}>{text.became[became](rows[became])}</li>)}</ul>
      {0 < names.length && !isTaken && (
        <p>
          {text.differing(names.map(nameOf).join(", "))}{" "}
          <button
            type="button"
            onClick={() => {
              for (const [name, written] of Object.entries(differing)) take(name, written);
              setTaken(true);
            }}
          >
            {text.takeThese}
          </button>
        </p>
      )}
      {isTaken && <p>{text.taken}</p>}
    </Notice>
  );
}

function UnreadList() {
  const text = words().data;
  const list = unread.all.value;
  if (list.length === 0) return null;
  return (
    <section class="panel-box" aria-labelledby="unread">
      <h2 id="unread">{text.unread}</h2>
      <p class="soft">{text.unreadAbout}</p>
      <ul class="plain-list">
        {list.map((one) => <UnreadOne key={one.id} one={one} />)}
      </ul>
    </section>
  );
}

function UnreadOne({ one: { id, name, text: written } }: { one: Unread }) {
  const text = words().data;
  const called = nameOf(name);
  return (
    <li>
      <details>
        <summary>
          {called} <small class="soft">({new Date(id / 1000).toLocaleString(document.documentElement.lang)})</small>
        </summary>
        <pre class="marked">{written.slice(0, 2000)}</pre>
      </details>
      <div class="row">
        <button type="button" aria-label={`${text.saveOne}: ${called}`} onClick={() => download(`doko-${name}.json`, written, "application/json")}>
          {text.saveOne}
        </button>
        <button type="button" aria-label={`${text.remove}: ${called}`} onClick={() => unread.remove(id)}>{text.remove}</button>
      </div>
    </li>
  );
}
