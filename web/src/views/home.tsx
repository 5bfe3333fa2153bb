/** The first thing that is seen: what can be done here, and examples one tap away. */
import { DeskExamples } from "../desk/examples.tsx";
import { CardView } from "../parts/card.tsx";
import { words } from "../words.ts";

/** Shown on top: a hand that everybody knows. */
const HAND = ["HT", "CQ", "SQ", "HQ", "DQ", "CJ", "DA"] as const;

export function Home() {
  const text = words().home;
  return (
    <>
      <section class="hero">
        <p class="claim">{words().claim}</p>
        <h1>{text.headline}</h1>
        <p>{text.offline}</p>
        <div class="fan" aria-hidden="true">
          {HAND.map((card) => <CardView key={card} card={card} />)}
        </div>
      </section>
      <section aria-label={text.tasks}>
        <ul class="tasks">
          {text.ways.map((way) => (
            <li key={way.href}>
              <a href={way.href}>
                <strong>{way.name}</strong>
                <span>{way.about}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="examples">
        <h2 id="examples">{text.examples}</h2>
        <ul class="tasks">
          <DeskExamples />
          <li>
            <a href="#/rules?x=dorf-runde">
              <strong>{words().office.rules.exampleHome.name}</strong>
              <span>{words().office.rules.exampleHome.about}</span>
            </a>
          </li>
        </ul>
      </section>
    </>
  );
}
