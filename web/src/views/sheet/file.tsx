/** A sheet as the file that the program `doko` reads: out, in, and mended by hand. */
import { useState } from "preact/hooks";
import { ask } from "../../engine.ts";
import { manner } from "../../hooks.ts";
import { OpenFile, download } from "../../parts/file.tsx";
import { Notice, Trouble } from "../../parts/notice.tsx";
import { type RuleChoice, unnamed } from "../../state.ts";
import { words } from "../../words.ts";
import { club } from "../rules/club.ts";
import { type Sheet, addSheet, changeSheet, removeSheet, titleOf } from "./sheets.ts";
import { removed } from "./taken.tsx";

interface Wrong {
  readonly what: string;
  readonly error: Error;
  readonly text: string;
}

/** Tries the rules of what names none first, then those of the club, which a sheet may name. */
async function readable(sheet: string): Promise<RuleChoice> {
  const choices: RuleChoice[] = [unnamed(), ...(club.value === "" ? [] : [{ toml: club.value }])];
  let first: unknown;
  for (const choice of choices) {
    try {
      await ask("sheet", { sheet }, manner(choice)).answer;
      return choice;
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

export function FilePanel({ sheet }: { sheet: Sheet | undefined }) {
  const text = words().office.sheet;
  const score = words().office.score;
  const [wrong, setWrong] = useState<Wrong | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [done, setDone] = useState<string | undefined>(undefined);
  const [pasted, setPasted] = useState("");
  const take = async (written: string, name: string): Promise<boolean> => {
    setProblem(undefined);
    setDone(undefined);
    try {
      addSheet(written, await readable(written));
      setWrong(undefined);
      setDone(text.imported(name));
      return true;
    } catch (error) {
      setWrong({ what: text.unread(name), error: error as Error, text: written });
      return false;
    }
  };
  const table = async (sheet: Sheet): Promise<void> => {
    try {
      const { csv } = await ask("sheet", { sheet: sheet.text, csv: true }, manner(sheet.rules)).answer;
      download(`${fileName(sheet.text)}.csv`, csv ?? "", "text/csv");
    } catch (error) {
      setWrong({ what: text.unread(titleOf(sheet.text)), error: error as Error, text: sheet.text });
    }
  };
  return (
    <>
      {/* Outside, for the panel closes once there is a sheet. */}
      {done !== undefined && <Notice kind="news">{done}</Notice>}
      <details class="panel-box no-print" open={sheet === undefined}>
        <summary>{text.file}</summary>
        <p class="soft">{text.fileAbout}</p>
        <div class="row spaced">
          {sheet !== undefined && (
            <>
              <button type="button" onClick={() => download(`${fileName(sheet.text)}.txt`, sheet.text)}>{text.download}</button>
              <button type="button" onClick={() => void table(sheet)}>{text.csv}</button>
            </>
          )}
          <OpenFile label={score.open} accept=".txt,text/plain" onText={(read, name) => void take(read, name)} onProblem={setProblem} />
        </div>
        {problem !== undefined && <Notice kind="error">{problem}</Notice>}
        {wrong !== undefined && (
          <>
            <p><b>{wrong.what}</b></p>
            <Trouble error={wrong.error} text={wrong.text} />
          </>
        )}
        <label class="field">
          <span>{text.paste}</span>
          <textarea rows={4} maxLength={500_000} spellcheck={false} value={pasted} onInput={(event) => setPasted(event.currentTarget.value)} />
        </label>
        <button
          type="button"
          disabled={pasted.trim() === ""}
          onClick={() => void take(pasted, text.pasted).then((isTaken) => isTaken && setPasted(""))}
        >
          {text.take}
        </button>
        {sheet !== undefined && <AsText key={sheet.text} sheet={sheet} />}
        {sheet !== undefined && (
          <button
            type="button"
            onClick={() => {
              removed.value = sheet;
              removeSheet(sheet.id);
            }}
          >
            {text.remove}
          </button>
        )}
      </details>
    </>
  );
}

/** The whole text to be mended; what the program cannot read is not taken. */
function AsText({ sheet }: { sheet: Sheet }) {
  const text = words().office.sheet;
  const [written, setWritten] = useState(sheet.text);
  const [error, setError] = useState<Error | undefined>(undefined);
  const save = async (): Promise<void> => {
    try {
      await ask("sheet", { sheet: written }, manner(sheet.rules)).answer;
      changeSheet(sheet.id, written, sheet.text);
    } catch (error) {
      setError(error as Error);
    }
  };
  return (
    <>
      <h3>{text.asText}</h3>
      <p class="soft">{text.asTextAbout}</p>
      <label class="field">
        <span class="unseen">{text.asText}</span>
        <textarea rows={10} maxLength={500_000} spellcheck={false} wrap="off" value={written} onInput={(event) => setWritten(event.currentTarget.value)} />
      </label>
      {error !== undefined && <Trouble error={error} text={written} />}
      <p>
        <button type="button" disabled={written === sheet.text} onClick={() => void save()}>{text.save}</button>
      </p>
    </>
  );
}

const fileName = (text: string): string => titleOf(text).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 40) || "doko";
