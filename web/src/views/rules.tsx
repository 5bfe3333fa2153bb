/** Rule sets: side by side, in sentences, and the club's own. */
import { useAnswer } from "../hooks.ts";
import { Trouble } from "../parts/notice.tsx";
import { SETS } from "../sets.ts";
import { rules, unnamed } from "../state.ts";
import type { Values } from "../views.ts";
import { words } from "../words.ts";
import { ClubPanel } from "./rules/club_panel.tsx";
import { club } from "./rules/club.ts";
import { Compare } from "./rules/compare.tsx";
import { saved } from "./rules/library.ts";
import { clubName, ruleSetName, setName } from "./rules/names.ts";
import { Wall } from "./rules/wall.tsx";

export function RulesView({ values }: { values: Values }) {
  const text = words().office.rules;
  const shown = values["c"] !== undefined || values["x"] !== undefined ? "club" : (values["t"] ?? "compare");
  const tabs = [["compare", text.compare], ["wall", text.wall], ["club", text.club]] as const;
  return (
    <>
      <h1 class="no-print">{text.title}</h1>
      <Chosen />
      <nav class="tabs no-print" aria-label={text.ways}>
        {tabs.map(([name, title]) => (
          <a key={name} href={name === "compare" ? "#/rules" : `#/rules?t=${name}`} aria-current={name === shown ? "page" : undefined}>{title}</a>
        ))}
      </nav>
      {shown === "club" ? <ClubPanel link={values["c"]} example={values["x"]} /> : <Sets shown={shown} wallOf={values["s"]} />}
    </>
  );
}

/** The rules by which the page computes. */
function Chosen() {
  const text = words().office.rules;
  const isClub = typeof rules.value !== "string";
  const names = Object.keys(SETS);
  return (
    <fieldset class="choice no-print">
      <legend>{text.chosen}</legend>
      {names.map((name) => (
        <label key={name}>
          <input type="radio" name="rules" checked={rules.value === name} onChange={() => (rules.value = name)} />
          <span>{setName(name)}</span>
        </label>
      ))}
      {(club.value !== "" || isClub) && (
        <label>
          <input type="radio" name="rules" checked={isClub} onChange={() => (rules.value = { toml: club.value })} />
          <span>{setName(clubName(typeof rules.value === "string" ? club.value : rules.value.toml) ?? "club")}</span>
        </label>
      )}
      {saved.value.filter(({ toml }) => toml !== club.value).map(({ name, toml }) => (
        <label key={name}>
          <input
            type="radio"
            name="rules"
            checked={false}
            onChange={() => {
              club.value = toml;
              rules.value = { toml };
            }}
          />
          <span>{name}</span>
        </label>
      ))}
      {rules.value !== unnamed() && <p class="soft">{text.unnamed(ruleSetName(unnamed()))}</p>}
    </fieldset>
  );
}

function Sets({ shown, wallOf }: { shown: string; wallOf: string | undefined }) {
  const { answer: all, error } = useAnswer("rules", { diff: true }, club.value === "" ? "ddv" : { toml: club.value });
  // A club's file that another version of the page cannot read any more does not hide the others.
  const published = useAnswer("rules", error === undefined ? undefined : { diff: true }, "ddv");
  const answer = all ?? published.answer;
  return (
    <>
      {error !== undefined && <Trouble error={error} text={club.value} />}
      {answer !== undefined && (shown === "wall" ? <Wall sets={answer.sets} chosen={wallOf} /> : <Compare different={answer} />)}
    </>
  );
}
