/** A new sheet: who plays, by which rules, for how much. */
import { useState } from "preact/hooks";
import { ask } from "../../engine.ts";
import { manner } from "../../hooks.ts";
import { Trouble } from "../../parts/notice.tsx";
import { type RuleChoice, kept, language, rules } from "../../state.ts";
import { words } from "../../words.ts";
import { ruleSetName } from "../rules/names.ts";
import { SIZES, nameOf, withTable } from "./late.ts";
import { addSheet } from "./sheets.ts";

interface Draft {
  readonly players: readonly string[];
  readonly cents: string;
  readonly table: string;
  readonly round: string;
}
const NEW: Draft = { players: ["", "", "", ""], cents: "", table: "", round: "" };

function isDraft(value: unknown): value is Draft {
  const { players, ...rest } = (value ?? {}) as Record<string, unknown>;
  const isText = (text: unknown): boolean => typeof text === "string";
  return Array.isArray(players) && 4 <= players.length && players.every(isText) && [rest["cents"], rest["table"], rest["round"]].every(isText);
}

/** Stays as it is for the next evening: the same people sit down again. */
const draft = kept<Draft>("sheet.new", NEW, isDraft);

export function NewSheet({ isOpen }: { isOpen: boolean }) {
  const text = words().office.sheet;
  const [wrong, setWrong] = useState<{ error: Error; text: string } | undefined>(undefined);
  const { players, cents, table, round } = draft.value;
  const set = (change: Partial<Draft>): void => void (draft.value = { ...draft.value, ...change });
  const create = async (): Promise<void> => {
    const named = players.map((name) => name.trim().replace(/\s+/g, " ")).filter((name, at) => name !== "" || at < 4);
    const { keys } = text;
    const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(new Date());
    const headOf = (choice: RuleChoice): string => [
      `# ${text.heading} ${date}`,
      `${keys.rules}: ${nameOf(choice)}`,
      `${keys.players}: ${named.join(", ")}`,
      cents.trim() !== "" && `${keys.cents}: ${cents.trim()}`,
      table.trim() !== "" && `${keys.table}: ${table.trim()}`,
      round.trim() !== "" && `${keys.round}: ${round.trim()}`,
    ].filter((line) => line !== false).join("\n");
    let sheet = "";
    try {
      // Five sit down by any rules; by those of four, one of them sits out.
      const choice = await withTable(rules.value, named.length);
      sheet = `${headOf(choice)}\n\n`;
      await ask("sheet", { sheet }, manner(choice)).answer;
      addSheet(sheet, choice);
      setWrong(undefined);
    } catch (error) {
      setWrong({ error: error as Error, text: sheet });
    }
  };
  const fields = [["cents", text.cents, "decimal"], ["table", text.tableName, "text"], ["round", text.roundName, "text"]] as const;
  return (
    <details class="panel-box no-print" open={isOpen}>
      <summary>{text.begin}</summary>
      <p class="soft">{text.beginAbout}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <div class="fields two">
          {players.map((name, at) => (
            <label key={at} class="field">
              <span>{text.name(at + 1)}</span>
              <input
                value={name}
                maxLength={12}
                autocomplete="off"
                onInput={(event) => set({ players: players.map((one, place) => (place === at ? event.currentTarget.value : one)) })}
              />
            </label>
          ))}
        </div>
        {players.length < Math.max(...SIZES) && (
          <p>
            <button type="button" onClick={() => set({ players: [...players, ""] })}>{text.morePlayers}</button>
          </p>
        )}
        <p class="soft">{text.nameRule}</p>
        {fields.map(([key, name, mode]) => (
          <label key={key} class="field">
            <span>{name}</span>
            <input value={draft.value[key]} maxLength={30} inputMode={mode} onInput={(event) => set({ [key]: event.currentTarget.value })} />
          </label>
        ))}
        <p>
          {text.rules(ruleSetName(rules.value))} <a href="#/rules">{words().office.ruling.change}</a>
        </p>
        {wrong !== undefined && <Trouble error={wrong.error} text={wrong.text} />}
        <button type="submit" class="main">{text.create}</button>
      </form>
    </details>
  );
}
