/** Rule sets side by side: what differs, or everything. */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { Reply } from "../../engine.ts";
import { useAnswer } from "../../hooks.ts";
import { words } from "../../words.ts";
import { Check } from "../score/fields.tsx";
import { club } from "./club.ts";
import { setName } from "./names.ts";

type Answer = Reply<"rules">;
type Option = Answer["options"][number];

/** Whether a column for each set has room. */
const WIDE = matchMedia("(min-width: 900px)");
const isWide = signal(WIDE.matches);
WIDE.addEventListener("change", () => (isWide.value = WIDE.matches));

export function Compare({ different }: { different: Answer }) {
  const text = words().office.rules;
  const [isAll, setAll] = useState(false);
  const { answer } = useAnswer("rules", isAll ? {} : undefined, club.value === "" ? "ddv" : { toml: club.value });
  const { options, sets } = isAll && answer !== undefined ? answer : different;
  const names = sets.map(({ name }) => setName(name));
  return (
    <>
      <p>{text.differ(different.options.length)}</p>
      <Check name={text.all} isOn={isAll} onChange={setAll} />
      {isWide.value ? <Columns options={options} names={names} /> : <Blocks options={options} names={names} />}
    </>
  );
}

interface Shown {
  readonly options: readonly Option[];
  readonly names: readonly string[];
}

function Columns({ options, names }: Shown) {
  const text = words().office.rules;
  return (
    <table class="compare">
      <caption class="unseen">{text.compare}</caption>
      <thead>
        <tr>
          <th scope="col">{text.option}</th>
          {names.map((name) => <th key={name} scope="col">{name}</th>)}
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <tr key={option.option}>
            <th scope="row">
              {option.name}
              <small class="soft">{option.about}</small>
            </th>
            {option.values.map((value, at) => <td key={at}>{value}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone: under each option its values, those who say the same together. */
function Blocks({ options, names }: Shown) {
  return (
    <ul class="plain-list compare-blocks">
      {options.map((option) => (
        <li key={option.option}>
          <h2>{option.name}</h2>
          <p class="soft">{option.about}</p>
          <dl>
            {[...new Set(option.values)].map((value) => (
              <div key={value}>
                <dt>{names.filter((_, at) => option.values[at] === value).join(", ")}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
