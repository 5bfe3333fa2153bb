/** The protocol, which is seen on paper only: what the program's own page has. */
import type { Answered, RulingAnswer } from "../../api.d.ts";
import { SEATS } from "../../cards.ts";
import { signed, words } from "../../words.ts";
import { type Case, occasion } from "./case.ts";
import { Hands } from "./hands.tsx";
import { Further, Reasons, atDiscretion } from "./said.tsx";

type Ruling = RulingAnswer;

interface Shown {
  readonly ruling: Ruling;
  readonly answered: readonly Answered[];
  readonly known: Case;
  readonly ruleSet: string;
}

export function Protocol({ ruling, answered, known, ruleSet }: Shown) {
  const { office, seats } = words();
  const text = office.ruling;
  const { table, round, game, players } = occasion.value;
  const of = [[text.table, table], [text.round, round], [text.game, game]] as const;
  const sat = SEATS.map((seat, at) => [seats[seat], players[at] ?? ""] as const);
  // Both in a line each, so that the page has room for the case.
  const lines = [of, sat].map((parts) => parts.filter(([, said]) => said.trim() !== "")).filter((parts) => parts.length > 0);
  return (
    <article class="protocol print-only">
      <h1>{text.protocolTitle}</h1>
      <h2>{ruling.entry} {ruling.title}</h2>
      {lines.map((parts, at) => (
        <p key={at} class="occasion">
          {parts.map(([what, said]) => (
            <span key={what}>
              {what}: <b>{said}</b>
            </span>
          ))}
        </p>
      ))}
      <h3>{text.facts}</h3>
      <Rows rows={[[text.rules, ruleSet], ...answered.map(({ question, answer }) => [question, answer] as const)]} />
      {known.position !== undefined && (
        <>
          <h3>{text.position}</h3>
          <Hands position={known.position} rules={known.rules} />
        </>
      )}
      <h3>{text.decision}</h3>
      <p class="class">{ruling.class_text}</p>
      <p>{atDiscretion(ruling) ?? SEATS.map((seat) => `${seats[seat]} ${signed(ruling.points[seat])}`).join(", ")}</p>
      <p>{ruling.game_text}</p>
      <Further ruling={ruling} />
      <h3>{text.reasons}</h3>
      <Reasons ruling={ruling} />
      <p>{ruling.appeal_text}</p>
      <div class="signatures">
        {text.signatures.map((who, at) => (
          <div key={at}>{who}</div>
        ))}
      </div>
    </article>
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <table>
      <tbody>
        {rows.map(([what, said], at) => (
          <tr key={at}>
            <th scope="row">{what}</th>
            <td>{said}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
