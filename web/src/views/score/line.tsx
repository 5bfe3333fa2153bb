/** A game as people say it, in one line. */
import { words } from "../../words.ts";

interface Shown {
  readonly line: string;
  readonly hint: string;
  readonly saysMore: boolean;
  /** A line that a change of the fields has replaced; empty if there is none. */
  readonly former: string;
  readonly onChange: (line: string) => void;
}

export function LineField({ line, hint, saysMore, former, onChange }: Shown) {
  const text = words().office.score;
  return (
    <>
      <label class="field">
        <span>{text.line}</span>
        <textarea
          class="one-line"
          rows={3}
          maxLength={1000}
          spellcheck={false}
          value={line}
          placeholder={hint}
          onInput={(event) => onChange(event.currentTarget.value.replace(/\s*\n\s*/g, " "))}
        />
      </label>
      {saysMore && <p class="soft" role="status">{text.lineSaysMore}</p>}
      {former !== "" && (
        <p>
          <button type="button" onClick={() => onChange(former)}>{text.lineAgain(former)}</button>
        </p>
      )}
    </>
  );
}
