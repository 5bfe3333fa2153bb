/** The views by the word that stands for them in an address. */
import type { ComponentType } from "preact";
import type { Section } from "./shell.tsx";
import { DataView } from "./views/data.tsx";
import { Home } from "./views/home.tsx";
import { RulesView } from "./views/rules.tsx";
import { RulingView } from "./views/ruling.tsx";
import { ScoreView } from "./views/score.tsx";
import { PositionView } from "./views/position.tsx";
import { RecordView } from "./views/record.tsx";
import { SolverView } from "./views/solver.tsx";
import { SheetView } from "./views/sheet.tsx";
import { putSheetAside } from "./views/sheet/sheets.ts";
import { TableView } from "./views/table.tsx";
import type { Words } from "./words.ts";

/** What an address says to a view. */
export type Values = Readonly<Record<string, string>>;

export interface View {
  readonly component: ComponentType<{ values: Values }>;
  /** The section that it belongs to. */
  readonly section?: Section;
  /** The names under which it keeps what is entered there, see `store.ts`. */
  readonly keeps?: readonly string[];
  /** Puts aside the row that it shows. */
  readonly putAside?: () => void;
  title(words: Words): string;
}

/** The view of a name; `undefined` if there is none. */
export const viewOf = (name: string): View | undefined => (Object.hasOwn(VIEWS, name) ? VIEWS[name] : undefined);

const VIEWS: Readonly<Record<string, View>> = {
  "": { component: Home, title: (words) => words.home.title },
  ruling: {
    component: RulingView,
    section: "ruling",
    keeps: ["ruling", "ruling.words", "ruling.position", "protocol"],
    title: (words) => words.nav.ruling,
  },
  score: {
    component: ScoreView,
    section: "score",
    keeps: ["score", "score.record", "score.before", "score.linked"],
    title: (words) => words.nav.score,
  },
  record: {
    component: RecordView,
    section: "position",
    keeps: ["record"],
    title: (words) => words.desk.record.title,
  },
  solver: {
    component: SolverView,
    section: "position",
    keeps: ["solved"],
    title: (words) => words.desk.solver.title,
  },
  position: {
    component: PositionView,
    section: "position",
    keeps: ["desk", "claim"],
    title: (words) => words.desk.title,
  },
  sheet: {
    component: SheetView,
    section: "score",
    keeps: ["sheet.current", "sheet.new", "sheet.entry", "sheet.taken", "sheet.removed"],
    putAside: putSheetAside,
    title: (words) => words.office.sheet.title,
  },
  rules: {
    component: RulesView,
    section: "rules",
    keeps: ["rules", "club", "club.typed", "club.before", "club.dropped"],
    title: (words) => words.nav.rules,
  },
  table: {
    component: TableView,
    section: "table",
    keeps: ["table.at", "table.habits", "table.review"],
    title: (words) => words.table.title,
  },
  data: { component: DataView, title: (words) => words.data.title },
};
