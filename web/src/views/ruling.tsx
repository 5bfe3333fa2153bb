/** What to do about a breach: the referees' handbook, its questions, the ruling. */
import type { Values } from "../views.ts";
import { Catalogue } from "./ruling/catalogue.tsx";
import { caseOf, tableOf } from "./ruling/case.ts";
import { Interview } from "./ruling/interview.tsx";

export function RulingView({ values }: { values: Values }) {
  const known = caseOf(values);
  return known === undefined ? <Catalogue table={tableOf(values)} /> : <Interview known={known} />;
}
