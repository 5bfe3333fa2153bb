/** What is written on a protocol besides the ruling: which game it was, and who sat where. */
import { SEATS } from "../../cards.ts";
import { words } from "../../words.ts";
import { type Occasion, occasion } from "./case.ts";

export function OccasionForm() {
  const { seats, office } = words();
  const text = office.ruling;
  const set = (change: Partial<Occasion>): void => {
    occasion.value = { ...occasion.value, ...change };
  };
  const fields = [["table", text.table], ["round", text.round], ["game", text.game]] as const;
  return (
    <section class="panel-box no-print" aria-label={text.protocol}>
      <h2>{text.protocol}</h2>
      <p class="soft">{text.protocolAbout}</p>
      <div class="fields three">
        {fields.map(([key, name]) => (
          <label key={key} class="field">
            <span>{name}</span>
            <input value={occasion.value[key]} maxLength={60} onInput={(event) => set({ [key]: event.currentTarget.value })} />
          </label>
        ))}
      </div>
      <div class="fields two">
        {SEATS.map((seat, at) => (
          <label key={seat} class="field">
            <span>{seats[seat]}</span>
            <input
              value={occasion.value.players[at]}
              maxLength={60}
              autocomplete="off"
              onInput={(event) => {
                const players = [...occasion.value.players] as [string, string, string, string];
                players[at] = event.currentTarget.value;
                set({ players });
              }}
            />
          </label>
        ))}
      </div>
      <button type="button" class="main" onClick={() => print()}>{text.protocolPrint}</button>
    </section>
  );
}
