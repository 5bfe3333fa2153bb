/** The views by the word that stands for them in an address. */
import type { ComponentType } from "preact";
import type { Section } from "./shell.tsx";
import { Home } from "./views/home.tsx";
import { RulesView } from "./views/rules.tsx";
import { RulingView } from "./views/ruling.tsx";
import { ScoreView } from "./views/score.tsx";
import { PositionView } from "./views/position.tsx";
import { RecordView } from "./views/record.tsx";
import { SolverView } from "./views/solver.tsx";
import { SheetView } from "./views/sheet.tsx";
import { TableView } from "./views/table.tsx";
import type { Words } from "./words.ts";

/** What an address says to a view. */
export type Values = Readonly<Record<string, string>>;

export interface View {
  readonly component: ComponentType<{ values: Values }>;
  /** The section that it belongs to. */
  readonly section?: Section;
  title(words: Words): string;
}

export const VIEWS: Readonly<Record<string, View>> = {
  "": { component: Home, title: (words) => words.home.title },
  ruling: { component: RulingView, section: "ruling", title: (words) => words.nav.ruling },
  score: { component: ScoreView, section: "score", title: (words) => words.nav.score },
  record: { component: RecordView, section: "position", title: (words) => words.desk.record.title },
  solver: { component: SolverView, section: "position", title: (words) => words.desk.solver.title },
  position: { component: PositionView, section: "position", title: (words) => words.desk.title },
  sheet: { component: SheetView, section: "score", title: (words) => words.office.sheet.title },
  rules: { component: RulesView, section: "rules", title: (words) => words.nav.rules },
  table: { component: TableView, section: "table", title: (words) => words.table.title },
};
