/** The way to a ruling, question by question; each answer is a step back in the browser's history. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Answered, Asked } from "../../api.d.ts";
import { useAnswer } from "../../hooks.ts";
import { go, writePlace } from "../../link.ts";
import { Icon } from "../../parts/icon.tsx";
import { Notice, Trouble } from "../../parts/notice.tsx";
import { words } from "../../words.ts";
import { type Case, type Said, askedAt, placeOf, remember } from "./case.ts";
import { PositionPanel } from "./position.tsx";
import { Ruled } from "./ruled.tsx";

export function Interview({ known }: { known: Case }) {
  const text = words().office.ruling;
  const { entry, answers, position } = known;
  const question = { entry, answers: [...answers], ...askedAt(known) };
  const { answer, error } = useAnswer("interview", question, known.rules);
  useEffect(() => remember(known), [writePlace(placeOf(known))]);
  const at = (step: number): string => writePlace(placeOf({ ...known, answers: answers.slice(0, step) }));
  const say = (said: Said): void => go(placeOf({ ...known, answers: [...answers, said] }));
  // The answer before is still there while the next one is computed; then its buttons would answer another question.
  const isCurrent = answer?.answered.length === answers.length;
  return (
    <>
      <p class="no-print">
        <a class="button" href="#/ruling">
          <Icon name="back" /> {text.other}
        </a>
      </p>
      {/* With the rest, for it may take two lines. */}
      {(answer !== undefined || error !== undefined) && (
        <div class="no-print">
          <h1>{answer?.title ?? text.search}</h1>
          <p class="soft">{entry}</p>
        </div>
      )}
      {error !== undefined && (
        <>
          <Trouble error={error} text={position} />
          {answers.length > 0 && (
            <Notice kind="warning">
              <p>{text.notTold}</p>
              <a class="button" href={at(answers.length - 1)}>{words().common.undo}</a> <a class="button" href={at(0)}>{text.fromStart}</a>
            </Notice>
          )}
        </>
      )}
      {answer?.question != null && <QuestionView key={`${answer.answered.length} ${answer.question.topic}`} question={answer.question} isReady={isCurrent} onSay={say} />}
      {answer?.ruling != null && <Ruled ruling={answer.ruling} answered={[...answer.announced, ...answer.answered]} known={known} />}
      {answer !== undefined && answer.announced.length > 0 && <Announced rows={answer.announced} />}
      {answer !== undefined && answer.answered.length > 0 && (
        <section class="panel-box no-print" aria-label={text.answered}>
          <h2>{text.answered}</h2>
          <ol class="answers">
            {answer.answered.map((one, step) => (
              <li key={step}>
                <span>
                  {one.question} <b>{one.answer}</b>
                </span>
                <a class="button" href={at(step)} aria-label={text.changeOf(one.question)}>
                  {text.change}
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      {(answer !== undefined || error !== undefined) && answer?.ruling == null && <PositionPanel known={known} />}
    </>
  );
}

/** Who claims all remaining tricks, and how he plays, as the verdict was asked. */
function Announced({ rows }: { rows: readonly Answered[] }) {
  const text = words().office.ruling;
  return (
    <section class="panel-box no-print" aria-label={text.announced}>
      <h2>{text.announced}</h2>
      <ul class="plain-list">
        {rows.map(({ question, answer }) => (
          <li key={question}>
            {question} <b>{answer}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuestionView({ question, isReady, onSay }: { question: Asked; isReady: boolean; onSay: (said: Said) => void }) {
  const text = words().office.ruling;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [typed, setTyped] = useState("");
  /** Places in the list, in the order in which they were tapped: of two equal cards each has its own. */
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const isNumber = question.number != null;
  const [least, most] = (question.number ?? [0, 0]) as [number, number];
  const hasButtons = question.choices.length > 0 || (isNumber && most - least < 13);
  const choices: readonly { value: Said; text: string }[] =
    isNumber && hasButtons
      ? Array.from({ length: most - least + 1 }, (_, at) => ({ value: least + at, text: String(least + at) }))
      : question.choices.map((choice) => ({ value: choice.value as Said, text: choice.text }));
  // Two beside one another, so that on a phone everything is in sight.
  const areShort = choices.every(({ text }) => text.length <= 12);
  const toggle = (place: number): void => setChosen(chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place]);
  const taken = chosen.flatMap((place) => choices[place] ?? []);
  // An order of cards has all of them.
  const isWhole = question.topic === "order" ? chosen.length === choices.length : chosen.length > 0;
  const number = Number(typed);
  const isTyped = isNumber ? typed !== "" && Number.isInteger(number) && least <= number && number <= most : typed.trim() !== "";
  return (
    <section class="panel-box question" aria-busy={!isReady}>
      <h2 ref={heading} tabIndex={-1}>{question.text}</h2>
      <p class="soft">{question.why}</p>
      {question.several && <p>{taken.length === 0 ? text.several : taken.map(({ text }) => text).join(", ")}</p>}
      {hasButtons ? (
        <div class={isNumber ? "choices numbers" : areShort ? "choices short" : "choices"}>
          {choices.map(({ value, text: name }, place) => (
            <button
              key={place}
              type="button"
              class="choice-button"
              disabled={!isReady}
              aria-pressed={question.several ? chosen.includes(place) : undefined}
              onClick={() => (question.several ? toggle(place) : onSay(value))}
            >
              {name}
            </button>
          ))}
        </div>
      ) : (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (isTyped) onSay(isNumber ? number : typed.trim());
          }}
        >
          <label class="field grow">
            <span>{isNumber ? text.fromTo(least, most) : text.yourAnswer}</span>
            <input
              value={typed}
              maxLength={200}
              inputMode={isNumber ? "numeric" : "text"}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="main" disabled={!isReady || !isTyped}>{text.next}</button>
        </form>
      )}
      <div class="row">
        {question.several && (
          <button type="button" class="main" disabled={!isReady || !isWhole} onClick={() => onSay(taken.map(({ value }) => value))}>
            {text.next}
          </button>
        )}
        {question.optional && (
          <button type="button" disabled={!isReady} onClick={() => onSay(null)}>{text.leaveOpen}</button>
        )}
      </div>
    </section>
  );
}
