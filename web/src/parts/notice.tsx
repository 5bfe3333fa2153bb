/** Something that the page has to say, and errors of the engine. */
import type { ComponentChildren } from "preact";
import { Panicked, Refused } from "../engine.ts";
import { PartMissing } from "../modules.ts";
import { unnamed } from "../state.ts";
import { ruleSetName } from "../views/rules/names.ts";
import { words } from "../words.ts";

export function Notice({ kind, children }: { kind: "warning" | "news" | "error"; children: ComponentChildren }) {
  return (
    <div class="notice" data-kind={kind} role={kind === "error" ? "alert" : "status"}>
      {children}
    </div>
  );
}

/** What was taken for granted in a game that somebody else wrote down. */
export function Assumed({ list }: { list: readonly string[] | undefined }) {
  if (list === undefined || list.length === 0) return null;
  return (
    <Notice kind="news">
      <p>{words().common.assumed}</p>
      <ul>
        {list.map((assumed) => (
          <li key={assumed}>{assumed}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Says by which rules a record of ours is read that names none. */
export function Unnamed({ text }: { text: string }) {
  const isOurs = /(^|\s)(dealer|geber)=|"dealer"\s*:/i.test(text);
  if (!isOurs || /(^|\s)(rules|regeln)=|"rules"\s*:/i.test(text)) return null;
  return <p class="soft">{words().office.rules.readBy(ruleSetName(unnamed()))}</p>;
}

/** What is wrong with a question, with the text that it is about where that is given. */
export function Trouble({ error, text }: { error: Error; text?: string | undefined }) {
  const { common } = words();
  if (error instanceof PartMissing && error.part !== "desk") {
    return (
      <Notice kind="error">
        {common.partMissing(common.parts[error.part])}{" "}
        <button type="button" onClick={() => location.reload()}>{common.reload}</button> <a href="#/">{common.start}</a>
      </Notice>
    );
  }
  // A thread or a module that is not there says nothing of itself.
  if (error instanceof TypeError || (error instanceof Panicked && error.message === "")) {
    return (
      <Notice kind="error">
        {common.engineMissing}{" "}
        <button type="button" onClick={() => location.reload()}>{common.reload}</button> <a href="#/">{common.start}</a>
      </Notice>
    );
  }
  if (error.name === "NoModule") return <Notice kind="error">{common.noModule(error.message)}</Notice>;
  if (error instanceof Panicked) {
    return (
      <Notice kind="error">
        {common.panic} <code>{error.message}</code> <a href="#/">{common.start}</a>
      </Notice>
    );
  }
  if (!(error instanceof Refused)) return <Notice kind="error">{error.message}</Notice>;
  return (
    <Notice kind="error">
      <p>{error.message}</p>
      {text !== undefined && error.spans.length > 0 && <Marked text={text} spans={error.spans} />}
      {error.breaches.length > 0 && (
        <ul>
          {error.breaches.map((breach) => (
            <li key={breach}>{breach}</li>
          ))}
        </ul>
      )}
      {error.help !== undefined && <p class="help">{error.help}</p>}
    </Notice>
  );
}

type Span = readonly [number, number];

/** A text with the wrong parts marked; of a long one the lines that have some, with their numbers. The engine counts bytes. */
function Marked({ text, spans }: { text: string; spans: readonly Span[] }) {
  const { atLine } = words().office.score;
  const lines = text.split("\n");
  if (lines.length <= 1) return <pre class="marked">{partsOf(text, spans)}</pre>;
  let start = 0;
  return (
    <pre class="marked">
      {lines.map((line, at) => {
        const first = start;
        start += new TextEncoder().encode(line).length + 1;
        const end = start - 1;
        const here = spans.filter(([from]) => first <= from && from <= end).map(([from, to]): Span => [from - first, Math.min(to, end) - first]);
        return here.length > 0 && <div key={at}>{atLine(String(at + 1))}: {partsOf(line, here)}</div>;
      })}
    </pre>
  );
}

function partsOf(text: string, spans: readonly Span[]): ComponentChildren[] {
  const bytes = new TextEncoder().encode(text);
  const part = (start: number, end: number): string => new TextDecoder().decode(bytes.slice(start, end));
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (start < at || end > bytes.length) continue;
    parts.push(part(at, start), <mark>{part(start, Math.max(end, start))}</mark>);
    at = end;
  }
  parts.push(part(at, bytes.length));
  return parts;
}
