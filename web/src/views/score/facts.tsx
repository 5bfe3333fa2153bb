/** A game of which people know Augen, calls and special points. */
import type { Signal } from "@preact/signals";
import { Refused, type Reply } from "../../engine.ts";
import { Trouble } from "../../parts/notice.tsx";
import { Share } from "../../parts/share.tsx";
import { rules } from "../../state.ts";
import { signed, words } from "../../words.ts";
import { ruleValues } from "../rules/names.ts";
import { useChoices } from "./choices.ts";
import { type Entry, NEW_ENTRY, useEntry, withForm } from "./entry.ts";
import { GameForm } from "./form.tsx";
import { Items, SeatPoints, SidePoints } from "./items.tsx";
import { LineField } from "./line.tsx";
import { seatedPeople } from "./people.ts";
import { PutOn } from "./put_on.tsx";

export function ByFacts({ entry }: { entry: Signal<Entry> }) {
  const text = words().office.score;
  const people = seatedPeople();
  const choices = useChoices(rules.value);
  const told = useEntry(entry.value, people);
  const { game, line, saysMore, asked, result } = told;
  const { answer, error } = result;
  if (!choices.isKnown) return null;
  return (
    <>
      <section class="panel-box">
        <Running answer={answer} error={error} />
        <GameForm game={game} people={people} choices={choices} onChange={(game) => (entry.value = withForm(entry.value, told, game))} />
        <LineField
          line={line}
          hint={text.lineHint}
          saysMore={saysMore}
          former={entry.value.leads === "form" ? entry.value.line : ""}
          onChange={(line) => (entry.value = { game, line, leads: "line" })}
        />
        <button type="button" onClick={() => (entry.value = NEW_ENTRY)}>{text.clear}</button>
      </section>
      {error !== undefined && <Trouble error={forPage(error, text.lateHelp)} text={asked} />}
      {answer !== undefined && (
        <section class="panel-box result" aria-label={text.items}>
          <p class="headline">{answer.text.split("\n")[0]}</p>
          {answer.breaches.map((breach) => <p key={breach} class="soft">{breach}</p>)}
          <Items {...answer} />
          {answer.points != null ? <SeatPoints points={answer.points} /> : <SidePoints each={answer.points_each} game={answer.game} />}
          <PutOn line={answer.line} isReady={answer.points != null} />
          <Share place={{ view: "score", values: { l: answer.line, ...ruleValues(rules.value) } }} title={text.title} />
        </section>
      )}
    </>
  );
}

/** Stays in sight while the fields below it are filled in. */
function Running({ answer, error }: { answer: Reply<"result"> | undefined; error: Error | undefined }) {
  const text = words().office.score;
  const winner = answer?.winner;
  return (
    <p class="running" role="status">
      {answer === undefined ? (
        <span class={error === undefined ? "soft" : "wrong"}>{error?.message ?? text.needAugen}</span>
      ) : (
        <>
          <b>{winner === "re" || winner === "kontra" ? text.wins(words().sides[winner]) : text.nobodyWins}</b>{" "}
          {text.running(`${answer.augen.re} : ${answer.augen.kontra}`, signed(answer.re_value))}
        </>
      )}
    </p>
  );
}

/** The program names an option of its own where the page has a field. */
export function forPage(error: Error, help: string): Error {
  const isLate = error instanceof Refused && error.help?.includes("--count-breaches") === true;
  return isLate ? new Refused(error.message, help, error.spans, error.breaches) : error;
}
