/** The club's own rules: begun from a set, changed by tapping or as text, kept under a name, given away in a link. */
import { useEffect, useState } from "preact/hooks";
import { writePlace } from "../../link.ts";
import { Before } from "../../parts/before.tsx";
import { OpenFile, download } from "../../parts/file.tsx";
import { Notice, Trouble } from "../../parts/notice.tsx";
import { Share } from "../../parts/share.tsx";
import { FIRST_RULES, isText, kept, rules } from "../../state.ts";
import { words } from "../../words.ts";
import { club, longRules, shortRules } from "./club.ts";
import { Differences, useForm } from "./differences.tsx";
import { RulesForm } from "./form.tsx";
import { save, saved, textOf, unsave } from "./library.ts";
import { clubName, setName } from "./names.ts";
import { SetList } from "./set_list.tsx";
import { nameWord, withName } from "./toml.ts";

/** What is typed or tapped, before it is used. */
const typed = kept<string>("club.typed", "", isText);
/** What was typed before a link or another set came in its place. */
const before = kept<string | null>("club.before", null, (value): value is string | null => value === null || isText(value));
/** The rules that were deleted last. */
const dropped = kept<string>("club.dropped", "", isText);

/** Puts another text into the field; one that is not in use can be had again. */
function replace(toml: string): void {
  const isKept = [toml, club.value, "", ...saved.value.map((one) => one.toml)].includes(typed.value.trim() === "" ? "" : typed.value);
  if (!isKept) before.value = typed.value;
  typed.value = toml;
}

export function ClubPanel({ link, example }: { link: string | undefined; example: string | undefined }) {
  const text = words().office.rules;
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const begin = async (id: string): Promise<void> => {
    try {
      const toml = await textOf(id, text.newName);
      if (toml !== undefined) replace(toml);
    } catch {
      setProblem(words().common.engineMissing);
    }
  };
  useEffect(() => {
    if (example === undefined) return;
    void begin(`club:${example}`);
    location.replace(writePlace({ view: "rules", values: { t: "club" } }));
  }, [example]);
  const isFromLink = useLink(link, () => setProblem(text.badLink));
  const written = typed.value;
  const { chapters, error } = useForm(written);
  return (
    <>
      <Before before={before} onBack={(value) => (typed.value = value)} />
      {isFromLink && <Notice kind="news">{text.fromLink}</Notice>}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <section class="panel-box">
        <p class="soft">{text.clubAbout}</p>
        <SetList label={text.beginWith} value="" onChange={(id) => void begin(id)} />
        <div class="row">
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
      </section>
      {written.trim() !== "" && <Named toml={written} isWhole={chapters !== undefined} />}
      {error !== undefined && <Trouble error={error} text={written} />}
      {chapters !== undefined && (
        <>
          <RulesForm chapters={chapters} toml={written} onChange={(toml) => (typed.value = toml)} />
          <Differences chapters={chapters} />
        </>
      )}
      <details class="panel-box" open={error !== undefined}>
        <summary>{text.asText}</summary>
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
      </details>
      <Drop />
    </>
  );
}

/** What can be done with the rules as a whole. */
function Named({ toml, isWhole }: { toml: string; isWhole: boolean }) {
  const text = words().office.rules;
  const name = clubName(toml) ?? "";
  const title = setName(name === "" ? "club" : name);
  const isUsed = typeof rules.value !== "string" && rules.value.toml === toml;
  const isSaved = saved.value.some((one) => one.name === name && one.toml === toml);
  const use = (): void => {
    club.value = toml;
    rules.value = { toml };
    dropped.value = "";
  };
  return (
    <section class="panel-box">
      <label class="field">
        <span>{text.setNamed}</span>
        <input
          maxLength={30}
          autocomplete="off"
          value={name}
          onChange={(event) => {
            const word = nameWord(event.currentTarget.value);
            if (word !== "") typed.value = withName(toml, word);
            event.currentTarget.value = word === "" ? name : word;
          }}
        />
      </label>
      {isWhole && (
        <div class="row spaced">
          {isUsed ? <p role="status">{text.used(title)}</p> : <button type="button" class="main" onClick={use}>{text.use}</button>}
          {isSaved ? <p role="status">{text.savedAs(name)}</p> : <button type="button" disabled={name === ""} onClick={() => save(name, toml)}>{text.saveHere}</button>}
          <button type="button" onClick={() => download(`${title.replace(/[^\p{L}\p{N}]+/gu, "-")}.toml`, toml)}>{text.save}</button>
          {isSaved && <button type="button" onClick={() => unsave(name)}>{text.unsave}</button>}
        </div>
      )}
      {isWhole && <ShareRules toml={toml} title={title} />}
    </section>
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
