/** The club's own rules: opened, pasted, from an example, from a link. */
import { useEffect, useState } from "preact/hooks";
import dorf from "../../../../datasets/clubs/dorf-runde.toml";
import stadt from "../../../../datasets/clubs/grossstadt-runde.toml";
import kneipe from "../../../../datasets/clubs/kneipenturnier.toml";
import { useAnswer } from "../../hooks.ts";
import { writePlace } from "../../link.ts";
import { Before } from "../../parts/before.tsx";
import { OpenFile, download } from "../../parts/file.tsx";
import { Notice, Trouble } from "../../parts/notice.tsx";
import { Share } from "../../parts/share.tsx";
import { FIRST_RULES, isText, kept, rules } from "../../state.ts";
import { words } from "../../words.ts";
import { club, longRules, shortRules } from "./club.ts";
import { clubName, setName } from "./names.ts";

/** A name is one word, and the same in every language. */
const EXAMPLES = [
  { key: "dorf", name: "Dorfrunde", toml: dorf },
  { key: "kneipe", name: "Kneipenturnier", toml: kneipe },
  { key: "stadt", name: "Stadtrunde", toml: stadt },
] as const;

const textOf = ({ name, toml }: (typeof EXAMPLES)[number]): string => `name = "${name}"\n${toml}`;

/** What is typed, before it is used. */
const typed = kept<string>("club.typed", "", isText);
/** What was typed before a link or an example came in its place. */
const before = kept<string | null>("club.before", null, (value): value is string | null => value === null || isText(value));
/** The rules that were deleted last. */
const dropped = kept<string>("club.dropped", "", isText);

/** Puts another text into the field; one that is not in use can be had again. */
function replace(toml: string): void {
  if (![toml, club.value, ""].includes(typed.value.trim() === "" ? "" : typed.value)) before.value = typed.value;
  typed.value = toml;
}

export function ClubPanel({ link, example }: { link: string | undefined; example: string | undefined }) {
  const text = words().office.rules;
  const [problem, setProblem] = useState<string | undefined>(undefined);
  useEffect(() => {
    const chosen = EXAMPLES.find(({ key }) => key === example);
    if (chosen === undefined) return;
    replace(textOf(chosen));
    location.replace(writePlace({ view: "rules", values: { t: "club" } }));
  }, [example]);
  const isFromLink = useLink(link, () => setProblem(text.badLink));
  const written = typed.value;
  const { answer, error } = useAnswer("rules", written.trim() === "" ? undefined : { diff: true }, { toml: written });
  const name = setName(answer?.sets.at(-1)?.name ?? clubName(written) ?? "club");
  const isUsed = typeof rules.value !== "string" && rules.value.toml === written;
  const use = (): void => {
    club.value = written;
    rules.value = { toml: written };
    dropped.value = "";
  };
  return (
    <>
      <Before before={before} onBack={(value) => (typed.value = value)} />
      {isFromLink && <Notice kind="news">{text.fromLink}</Notice>}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <section class="panel-box">
        <p class="soft">{text.clubAbout}</p>
        <div class="row spaced">
          <OpenFile
            label={text.open}
            accept=".toml,.txt,text/plain"
            onText={(read) => {
              setProblem(undefined);
              replace(read);
            }}
            onProblem={setProblem}
          />
        </div>
        <label class="field">
          <span>{text.clubText}</span>
          <textarea
            rows={12}
            maxLength={500_000}
            spellcheck={false}
            value={written}
            placeholder={text.clubHint}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
        </label>
        {error !== undefined && <Trouble error={error} text={written} />}
        {answer !== undefined && (
          <div class="row spaced">
            {isUsed ? (
              <p role="status">{text.used(name)}</p>
            ) : (
              <button type="button" class="main" onClick={use}>{text.use}</button>
            )}
            <button type="button" onClick={() => download(`${name.replace(/[^\p{L}\p{N}]+/gu, "-")}.toml`, written)}>{text.save}</button>
          </div>
        )}
        {answer !== undefined && <ShareRules toml={written} title={name} />}
      </section>
      <section class="panel-box">
        <h2>{text.examples}</h2>
        <div class="row">
          {EXAMPLES.map((example) => (
            <button key={example.key} type="button" onClick={() => replace(textOf(example))}>
              {text.exampleNames[example.key]}
            </button>
          ))}
        </div>
      </section>
      <Drop />
    </>
  );
}

/** Puts the rules of a link into the field; what was in use stays in use until it is replaced. */
function useLink(link: string | undefined, onDamage: () => void): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (link === undefined) return;
    void longRules(link).then((toml) => {
      if (toml === undefined) return onDamage();
      replace(toml);
      setRead(toml !== club.value);
      // The link has done its work: after a reload what was changed since must still be there.
      location.replace(writePlace({ view: "rules", values: { t: "club" } }));
    });
  }, [link]);
  return isRead;
}

function ShareRules({ toml, title }: { toml: string; title: string }) {
  const [short, setShort] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void shortRules(toml).then((short) => isCurrent && setShort(short));
    return () => {
      isCurrent = false;
    };
  }, [toml]);
  return short === undefined ? null : <Share place={{ view: "rules", values: { c: short } }} title={title} />;
}

function Drop() {
  const text = words().office.rules;
  if (club.value === "") {
    if (dropped.value === "") return null;
    return (
      <Notice kind="news">
        {text.dropped}{" "}
        <button
          type="button"
          onClick={() => {
            club.value = dropped.value;
            dropped.value = "";
          }}
        >
          {text.restore}
        </button>
      </Notice>
    );
  }
  return (
    <button
      type="button"
      onClick={() => {
        dropped.value = club.value;
        if (typeof rules.value !== "string") rules.value = FIRST_RULES;
        club.value = "";
      }}
    >
      {text.drop}
    </button>
  );
}
