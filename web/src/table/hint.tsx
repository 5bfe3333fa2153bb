/** A hint: what the engine would do with this hand, and how sure it is. */
import { useState } from "preact/hooks";
import type { Questions, WorthAnswer } from "../api.d.ts";
import { SEATS, from, isCard } from "../cards.ts";
import type { Progress } from "../engine.ts";
import { useAnswer } from "../hooks.ts";
import { cardName } from "../parts/card.tsx";
import { Trouble } from "../parts/notice.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { number, signed, words } from "../words.ts";
import { type Game, OWN } from "./game.ts";
import { type Answer, nameOf } from "./seen.ts";

/** So many deals are looked at: some seconds on a phone. */
const WORLDS = 100;

export function HintButton({ answer, game, isReady }: { answer: Answer; game: Game; isReady: boolean }) {
  const text = words().table;
  const [isOpen, setOpen] = useState(false);
  const { known, view, asked } = answer;
  const isOfHand = view != null && view.game == null && (asked?.kind === "say" || asked?.kind === "name");
  return (
    <>
      <button type="button" disabled={!isReady || (known == null && !isOfHand)} onClick={() => setOpen(true)}>{text.play.hint}</button>
      {isOpen && isReady && (
        <Dialog title={text.hint.title} onClose={() => setOpen(false)}>
          {known != null ? (
            <Suggested question={{ record: known, seat: OWN, effort: { worlds: WORLDS } }} game={game} isCardAsked={answer.view?.legal_cards.length !== 0} />
          ) : (
            view != null && <OfHand view={view} game={game} />
          )}
        </Dialog>
      )}
    </>
  );
}

/** What a decision is called. */
export function decisionName(word: string): string {
  const { table, office, calls } = words();
  if (isCard(word)) return cardName(word);
  if (word === "-") return table.hint.silence;
  const call = calls[word.replace("!", "")];
  return call ?? office.score.games[word] ?? word;
}

function Suggested({ question, game, isCardAsked }: { question: Questions["suggest"]; game: Game; isCardAsked: boolean }) {
  const text = words().table.hint;
  const { answer, error, isAsking, progress, stop } = useAnswer("suggest", question, game.rules);
  if (error !== undefined) return <Trouble error={error} />;
  if (answer === undefined) return <Waiting isAsking={isAsking} progress={progress} stop={stop} />;
  const contenders = answer.contenders.map(decisionName);
  const re = SEATS.filter((seat) => seat !== OWN && answer.re[seat] != null);
  const isOpen = re.some((seat) => Math.abs((answer.re[seat] ?? 0) - 0.5) < 0.49);
  return (
    <>
      <p class="headline">{answer.best != null ? text.best(decisionName(answer.best)) : text.equal(contenders.join(", "))}</p>
      <p>{answer.why}</p>
      {isCardAsked && <Worths worths={answer.cards} />}
      {answer.calls.length > 0 && <Worths worths={answer.calls.filter(({ points }, at) => at < 3 || points > 0)} />}
      {answer.cards[0] !== undefined && <p class="soft">{text.looked(number(answer.cards[0].worlds))}</p>}
      {isOpen && <p class="soft">{text.re(re.map((seat) => `${nameOf(seat)} ${number((answer.re[seat] ?? 0) * 100)} %`).join(", "))}</p>}
    </>
  );
}

function OfHand({ view, game }: { view: NonNullable<Answer["view"]>; game: Game }) {
  const text = words().table.hint;
  const position = from(view.dealer).indexOf(OWN) || 4;
  const { answer, error, isAsking, progress, stop } = useAnswer("hand", { hand: [...view.hand], position, effort: { worlds: WORLDS } }, game.rules);
  if (error !== undefined) return <Trouble error={error} />;
  if (answer === undefined) return <Waiting isAsking={isAsking} progress={progress} stop={stop} />;
  const best = answer.games[0];
  return (
    <>
      {best !== undefined && (
        <p class="headline">{answer.best_game != null ? text.best(decisionName(answer.best_game)) : text.equal(answer.games.slice(0, 2).map(({ decision }) => decisionName(decision)).join(", "))}</p>
      )}
      <Worths worths={answer.games.slice(0, 5)} />
      {best !== undefined && <p class="soft">{text.looked(number(best.worlds))}</p>}
    </>
  );
}

/** How far it is, and how to end it. */
export function Waiting({ isAsking, progress, stop }: { isAsking: boolean; progress: Progress | undefined; stop: () => void }) {
  const { table, common } = words();
  if (!isAsking) return <p>{table.hint.stopped}</p>;
  return (
    <div class="waiting" role="status">
      <p>{table.hint.thinks}</p>
      {progress?.done !== undefined && progress.of !== undefined && (
        <progress aria-label={table.hint.thinks} value={progress.done} max={progress.of} />
      )}
      <button type="button" onClick={stop}>{common.stop}</button>
    </div>
  );
}

function Worths({ worths }: { worths: readonly WorthAnswer[] }) {
  const text = words().table.hint;
  return (
    <table class="worths">
      <thead>
        <tr>
          <th scope="col">{text.decision}</th>
          <th scope="col">{text.points}</th>
          <th scope="col">{text.win}</th>
        </tr>
      </thead>
      <tbody>
        {worths.map((worth) => (
          <tr key={worth.decision}>
            <th scope="row">{decisionName(worth.decision)}</th>
            <td>
              {signed(worth.points, 1)}
              {worth.error != null && <small class="soft"> ± {number(2 * worth.error, 1)}</small>}
            </td>
            <td>{number(worth.win * 100)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
