/** The three ways to points: a result, a record, the sheet of an evening. */
import { words } from "../../words.ts";

export function ScoreTabs({ current }: { current: "facts" | "record" | "sheet" }) {
  const text = words().office.score;
  const tabs = [
    { name: "facts", href: "#/score", title: text.byFacts },
    { name: "record", href: "#/score?t=record", title: text.byRecord },
    { name: "sheet", href: "#/sheet", title: text.toSheet },
  ];
  return (
    <nav class="tabs no-print" aria-label={text.ways}>
      {tabs.map(({ name, href, title }) => (
        <a key={name} href={href} aria-current={name === current ? "page" : undefined}>{title}</a>
      ))}
    </nav>
  );
}
