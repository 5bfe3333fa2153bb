/** A sheet that came in a link: to be looked at, and to be gone on with as a copy of one's own. */
import { useAnswer } from "../../hooks.ts";
import { type Place, go } from "../../link.ts";
import { Notice, Trouble } from "../../parts/notice.tsx";
import type { RuleChoice } from "../../state.ts";
import { words } from "../../words.ts";
import { ruleValues } from "../rules/names.ts";
import { Chart } from "./chart.tsx";
import { type Sheet, addSheet, seeSheet, sheets, titleOf } from "./sheets.ts";
import { Standings } from "./standings.tsx";
import { RowsTable, TotalsBar } from "./table.tsx";
import { opened } from "./tools.tsx";

/** A sheet as an address, with the rules that it is computed by. */
export const placeOfSheet = ({ text, rules }: Sheet): Place => ({ view: "sheet", values: { sheet: text, ...ruleValues(rules) } });

export function GivenSheet({ text: given, rules }: { text: string; rules: RuleChoice }) {
  const text = words().office.sheet;
  const { answer, error } = useAnswer("sheet", { sheet: given }, rules);
  const copy = (): void => {
    // Who opens a link again finds the copy that he has.
    const known = sheets.value.list.find((one) => one.text === given);
    if (known === undefined) addSheet(given, rules);
    else seeSheet(known.id);
    opened.value = undefined;
    go({ view: "sheet", values: {} });
  };
  return (
    <>
      <h1 class="no-print">{text.given}</h1>
      <div class="no-print">
        <Notice kind="news">{text.givenAbout}</Notice>
      </div>
      {error !== undefined && <Trouble error={error} text={given} />}
      {answer !== undefined && (
        <>
          <h2>{titleOf(given)}</h2>
          <TotalsBar answer={answer} />
          <Standings answer={answer} />
          <p class="row no-print">
            <button type="button" class="main" onClick={copy}>{text.copy}</button>
            <button type="button" onClick={() => print()}>{text.print}</button>
            <a class="button" href="#/sheet">{text.ownSheets}</a>
          </p>
          <RowsTable answer={answer} editing={undefined} />
          <Chart answer={answer} />
        </>
      )}
    </>
  );
}
