/** Other ways to a position: its text, or a deal by its number. */
import { useState } from "preact/hooks";
import { Refused, ask } from "../engine.ts";
import { manner } from "../hooks.ts";
import { go } from "../link.ts";
import { Trouble } from "../parts/notice.tsx";
import { words } from "../words.ts";
import { Unread, choiceOf, readDraft } from "./board.ts";
import type { Draft } from "./draft.ts";
import { isRecord, shortRecord } from "./record.ts";

interface Entering {
  readonly draft: Draft;
  readonly onEnter: (draft: Draft) => void;
}

export function Enter({ draft, onEnter }: Entering) {
  const text = words().desk;
  return (
    <details class="panel-box">
      <summary>{text.other}</summary>
      <AsText draft={draft} onEnter={onEnter} />
      <ByNumber draft={draft} onEnter={onEnter} />
    </details>
  );
}

function AsText({ draft, onEnter }: Entering) {
  const text = words().desk;
  const [written, setWritten] = useState("");
  const [refused, setRefused] = useState<{ error: Error; text: string }>();
  const take = async (): Promise<void> => {
    if (isRecord(written)) {
      go({ view: "record", values: { r: shortRecord(written) } });
      return;
    }
    try {
      // A text that names no rule set is meant for the one that is chosen.
      const club = draft.rules !== null && !/(^|\s)(rules|regeln)=/i.test(written) ? draft.rules : undefined;
      onEnter(await readDraft(written, club));
      setRefused(undefined);
    } catch (error) {
      setRefused({ error: error as Error, text: written });
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <label>
        <span>{text.notation}</span>
        <textarea value={written} maxLength={4000} spellcheck={false} autocapitalize="off" aria-describedby="notation-hint" onInput={(event) => setWritten(event.currentTarget.value)} />
      </label>
      <p id="notation-hint" class="hint">
        {text.notationHint}
      </p>
      {refused !== undefined && <NotRead error={refused.error} text={refused.text} />}
      <button type="submit" disabled={written.trim() === ""}>
        {text.take}
      </button>
    </form>
  );
}

/** Everything that is wrong with a text. */
export function NotRead({ error, text }: { error: Error; text: string }) {
  if (!(error instanceof Unread)) return <Trouble error={error} text={text} />;
  return (
    <>
      {error.board.problems.map(({ message, help, spans }) => (
        <Trouble key={message} error={new Refused(message, help ?? undefined, spans as [number, number][])} text={text} />
      ))}
    </>
  );
}

/** Deals have numbers up to this one here, so that anybody can type them. */
const MOST = 999_999;

function ByNumber({ draft, onEnter }: Entering) {
  const text = words().desk;
  const [number, setNumber] = useState("1");
  const [tricks, setTricks] = useState("");
  const [error, setError] = useState<Error>();
  const give = async (): Promise<void> => {
    try {
      const question = { seed: Math.min(Number(number) || 1, MOST), game: draft.game, ...(tricks === "" ? {} : { tricks: Number(tricks) }) };
      const { positions } = await ask("deal", question, manner(choiceOf(draft))).answer;
      onEnter(await readDraft(positions[0] ?? "", draft.rules ?? undefined));
      setError(undefined);
    } catch (error) {
      setError(error as Error);
    }
  };
  return (
    <form
      class="by-number"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <h3>{text.byNumber}</h3>
      <div class="pairs">
        <label>
          <span>{text.number}</span>
          <input inputMode="numeric" maxLength={6} value={number} onInput={(event) => setNumber(event.currentTarget.value.replace(/\D/g, ""))} />
        </label>
        <label>
          <span>{text.howMany}</span>
          <input inputMode="numeric" maxLength={2} placeholder={text.all} value={tricks} onInput={(event) => setTricks(event.currentTarget.value.replace(/\D/g, ""))} />
        </label>
        <button type="submit">{text.deal}</button>
      </div>
      {error !== undefined && <Trouble error={error} />}
    </form>
  );
}
