/** The rules of a club by tapping: chapter by chapter, each option with its meaning, its values, and the sentence of the wall. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { ChapterAnswer, FieldAnswer } from "../../api.d.ts";
import { ask } from "../../engine.ts";
import { manner } from "../../hooks.ts";
import { Trouble } from "../../parts/notice.tsx";
import { words } from "../../words.ts";
import { Input } from "./input.tsx";
import { says, withOption } from "./toml.ts";

type Field = FieldAnswer;

/** The option that is open. */
const open = signal<string | undefined>(undefined);

interface Shown {
  readonly chapters: readonly ChapterAnswer[];
  readonly toml: string;
  readonly onChange: (toml: string) => void;
}

export function RulesForm({ chapters, toml, onChange }: Shown) {
  const fields = chapters.flatMap((chapter) => chapter.options);
  return (
    <div class="rules-form">
      {chapters.map(({ heading, options }) => (
        <Chapter key={heading} heading={heading} options={options} fields={fields} toml={toml} onChange={onChange} />
      ))}
    </div>
  );
}

interface InChapter extends Omit<Shown, "chapters"> {
  /** All of the form, for what depends on others. */
  readonly fields: readonly Field[];
}

function Chapter({ heading, options, ...rest }: InChapter & { heading: string; options: readonly Field[] }) {
  const text = words().office.rules;
  const acting = options.filter((field) => field.matters);
  const idle = options.filter((field) => !field.matters);
  const own = options.filter(({ option }) => says(rest.toml, option)).length;
  return (
    <details class="chapter">
      <summary>
        <span>{heading}</span>
        {own > 0 && <small>{text.ownOptions(own)}</small>}
      </summary>
      <Options options={acting} {...rest} />
      {idle.length > 0 && (
        <details class="idle">
          <summary>{text.idle(idle.length)}</summary>
          <Options options={idle} {...rest} />
        </details>
      )}
    </details>
  );
}

function Options({ options, ...rest }: InChapter & { options: readonly Field[] }) {
  return (
    <ul class="plain-list">
      {options.map((field) => <Option key={field.option} field={field} {...rest} />)}
    </ul>
  );
}

function Option({ field, fields, toml, onChange }: InChapter & { field: Field }) {
  const text = words().office.rules;
  const { option, name, about, said, sentence, needs = [] } = field;
  const isOpen = open.value === option;
  const isOwn = says(toml, option);
  const [error, setError] = useState<Error | undefined>(undefined);
  useEffect(() => setError(undefined), [toml]);
  /** What cannot be played is not taken, and says why. */
  const set = async (value: unknown): Promise<void> => {
    const changed = withOption(toml, option, value);
    try {
      await ask("rules", { diff: true }, manner({ toml: changed })).answer;
      onChange(changed);
    } catch (error) {
      setError(error as Error);
    }
  };
  const others = fields.filter((other) => needs.includes(other.option)).map((other) => other.name);
  return (
    <li class="option" data-own={isOwn ? "" : undefined}>
      <button type="button" class="option-head" aria-expanded={isOpen} onClick={() => (open.value = isOpen ? undefined : option)}>
        <span>{name}</span>
        <b>{said}</b>
      </button>
      {isOpen && (
        <div class="option-body">
          <p class="soft">{about}</p>
          {!field.matters && <p class="soft">{others.length > 0 ? text.actsWith(others) : text.actsNot}</p>}
          <Input name={name} option={option} canBe={field.can_be} value={field.value} initial={fields.find((one) => one.option === "call_limits")?.value} onChange={(value) => void set(value)} />
          {error !== undefined && <Trouble error={error} />}
          <p class="wall-sentence" role="status">{sentence ?? text.noSentence}</p>
          {isOwn && <button type="button" onClick={() => void set(undefined)}>{text.asBase}</button>}
        </div>
      )}
    </li>
  );
}
