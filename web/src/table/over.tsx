/** After the game: what it brings, what comes next, what would have been better. */
import { SEATS, type Seat } from "../cards.ts";
import { shortRecord } from "../desk/record.ts";
import { useAnswer } from "../hooks.ts";
import { writePlace } from "../link.ts";
import { Share } from "../parts/share.tsx";
import { signed, number, words } from "../words.ts";
import { clubValues } from "../views/rules/names.ts";
import { Items, SeatPoints } from "../views/score/items.tsx";
import { type Game, OWN, drawSeed, newGame, placeOf, running } from "./game.ts";
import { LeaveButton } from "./buttons.tsx";
import { begin } from "./play.ts";
import { Review } from "./review.tsx";
import { RoundSheet } from "./sheet.tsx";
import { type Answer, nameOf } from "./seen.ts";

export function Over({ game, answer }: { game: Game; answer: Answer }) {
  const text = words().table;
  const { outcome, redeal, record } = answer;
  const round = running.value?.round ?? null;
  const r = useShort(record, game);
  const again = (): void => begin(newGame({ seed: drawSeed(), level: game.level, rules: game.rules }), null);
  return (
    <>
      <h1 class="unseen">{text.title}</h1>
      {redeal != null && (
        <p class="headline" role="status">{text.over.redeal(nameOf(redeal.declarer), text.over.kinds[redeal.kind] ?? redeal.kind)}</p>
      )}
      {outcome != null && <Outcome outcome={outcome} />}
      {round === null ? (
        <div class="row after">
          <button type="button" class="main" onClick={again}>{text.over.again}</button>
          <LeaveButton />
        </div>
      ) : (
        <RoundSheet game={game} round={round} record={record} />
      )}
      {record != null && <Review record={record} game={game} />}
      <section class="panel-box">
        <p>{text.play.seed(String(game.seed), game.game + 1)}</p>
        <Share place={placeOf(game)} title={text.title} />
        {record != null && (
          <p class="row">
            <a class="button" href={writePlace({ view: "score", values: { r, ...clubValues(game.rules) } })}>{text.over.score}</a>
            <a class="button" href={writePlace({ view: "record", values: { r, ...clubValues(game.rules) } })}>{text.over.solver}</a>
          </p>
        )}
      </section>
      {round !== null && <LeaveButton />}
    </>
  );
}

/** A record as short as an address wants it; as it is until it is written as text. */
function useShort(record: Answer["record"], { rules }: Game): string {
  const { answer } = useAnswer("replay", record == null ? undefined : { record }, rules);
  return answer === undefined ? JSON.stringify(record) : shortRecord(answer.record);
}

function Outcome({ outcome }: { outcome: NonNullable<Answer["outcome"]> }) {
  const text = words().table.over;
  const re = SEATS.filter((seat) => outcome.re.includes(seat));
  const names = (seats: readonly Seat[]): string => seats.map(nameOf).join(", ");
  return (
    <section class="panel-box result">
      <p class="headline" role="status">
        {outcome.winner == null ? text.nobody : text.wins[outcome.winner]}. {text.yourPoints(signed(outcome.points[OWN]))}
      </p>
      <p>
        {text.augen(number(outcome.re_won.augen), number(outcome.kontra_won.augen))} · {text.reAre(names(re))}
      </p>
      <Items {...outcome} />
      <SeatPoints points={outcome.points} nameOf={nameOf} />
    </section>
  );
}

