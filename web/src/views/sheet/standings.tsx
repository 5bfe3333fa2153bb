/** What a sheet says besides its rows: who deals, what is outstanding, who pays whom. */
import type { Reply } from "../../engine.ts";
import { language } from "../../state.ts";
import { signed, words } from "../../words.ts";
import { setName } from "../rules/names.ts";

export function Standings({ answer }: { answer: Reply<"sheet"> }) {
  const text = words().office.sheet;
  const { players, rows, next_dealer, forced_soloist, bock_games, deductions, payments, sound, minutes } = answer;
  const name = (line: number | null | undefined): string => (line == null ? "" : (players[line - 1] ?? ""));
  const names = (list: readonly string[]): string => new Intl.ListFormat(language.value).format(list);
  const open = players.filter((_, at) => (answer.pflichtsoli[at] ?? 0) > 0);
  const game = String(1 + Math.max(0, ...rows.map((row) => row.game ?? 0)));
  const money = (cents: number): string => new Intl.NumberFormat(language.value, { style: "currency", currency: "EUR", maximumFractionDigits: 3 }).format(cents / 100);
  return (
    <section class="panel-box standings" role="status">
      {!sound && <p class="wrong">{text.unsound}</p>}
      <p>
        <b>
          {next_dealer == null
            ? text.over
            : forced_soloist == null
              ? text.next(game, name(next_dealer))
              : text.nextForced(game, name(next_dealer), name(forced_soloist))}
        </b>
      </p>
      {bock_games > 0 && <p>{text.bockLeft(bock_games)}</p>}
      {open.length > 0 && next_dealer != null && <p class="soft">{text.pflicht(names(open))}</p>}
      {deductions.map((points, at) => points !== 0 && <p key={at}>{text.deducted(players[at] ?? "", signed(points))}</p>)}
      {payments.length > 0 && (
        <ul class="plain-list">
          {payments.map(({ from, to, cents }, at) => <li key={at}>{text.pays(name(from), name(to), money(cents))}</li>)}
        </ul>
      )}
      <p class="soft">
        {text.rules(setName(answer.rules))}
        {minutes != null && next_dealer != null && <> · {text.minutes(minutes)}</>}
      </p>
    </section>
  );
}
