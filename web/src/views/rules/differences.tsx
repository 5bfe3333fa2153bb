/** What the rules that are being written say otherwise than another set. */
import { useEffect, useState } from "preact/hooks";
import type { ChapterAnswer } from "../../api.d.ts";
import { ask } from "../../engine.ts";
import { manner, useAnswer } from "../../hooks.ts";
import { Trouble } from "../../parts/notice.tsx";
import { words } from "../../words.ts";
import { choiceOf } from "./library.ts";
import { SetList } from "./set_list.tsx";

type Chapters = readonly ChapterAnswer[];

export function Differences({ chapters }: { chapters: Chapters }) {
  const text = words().office.rules;
  const [chosen, setChosen] = useState("");
  return (
    <details class="panel-box">
      <summary>{text.compareWith}</summary>
      <SetList label={text.compareWhich} value={chosen} onChange={setChosen} />
      {chosen !== "" && <Against key={chosen} id={chosen} chapters={chapters} />}
    </details>
  );
}

function Against({ id, chapters }: { id: string; chapters: Chapters }) {
  const text = words().office.rules;
  const [other, setOther] = useState<Chapters | undefined>(undefined);
  const [error, setError] = useState<Error | undefined>(undefined);
  const { lang } = manner();
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<Chapters | undefined> => {
      const choice = await choiceOf(id);
      if (choice === undefined) return undefined;
      const { form } = await ask("rules", { sets: ["tsr"], form: true }, manner(choice)).answer;
      return form ?? undefined;
    };
    read().then((form) => isCurrent && setOther(form), (error: Error) => isCurrent && setError(error));
    return () => {
      isCurrent = false;
    };
  }, [id, lang]);
  if (error !== undefined) return <Trouble error={error} />;
  if (other === undefined) return null;
  const theirs = new Map(other.flatMap(({ options }) => options).map((field) => [field.option, field]));
  const found = chapters.map(({ heading, options }) => ({
    heading,
    options: options.flatMap((mine) => {
      const their = theirs.get(mine.option);
      // What has no effect in either makes no difference.
      const differs = their !== undefined && JSON.stringify(mine.value) !== JSON.stringify(their.value) && (mine.matters || their.matters);
      return differs ? [{ mine, their }] : [];
    }),
  }));
  const n = found.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <>
      <p role="status">{n === 0 ? text.same : text.differ(n)}</p>
      {found.filter(({ options }) => options.length > 0).map(({ heading, options }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul class="plain-list compare-blocks">
            {options.map(({ mine, their }) => (
              <li key={mine.option}>
                <h4>{mine.name}</h4>
                <dl>
                  <div>
                    <dt>{text.here}</dt>
                    <dd>{mine.said}</dd>
                  </div>
                  <div>
                    <dt>{text.there}</dt>
                    <dd>{their.said}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The form of the rules in a text; the one before stays until the next is there. */
export function useForm(toml: string): { chapters: Chapters | undefined; error: Error | undefined } {
  const { answer, error } = useAnswer("rules", toml.trim() === "" ? undefined : { sets: ["tsr"], form: true }, { toml });
  return { chapters: answer?.form ?? undefined, error };
}
