/** A sheet for tables: the same columns as `doko sheet --csv` writes, in every language. */
import type { Reply } from "../../engine.ts";

function quoted(text: string): string {
  // What begins so would be computed by the program that opens it.
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function csvOf({ players, rows }: Reply<"sheet">): string {
  const head = ["game", "kind", "bock", "dealer", ...players.map(quoted), ...players.map((name) => quoted(`${name} total`)), "row"];
  const lines = rows.map(({ game, kind, bock, dealer, points, totals, text }) =>
    [game ?? "", kind ?? "", bock, quoted(players[dealer - 1] ?? ""), ...points, ...totals, quoted(text)].join(","),
  );
  return `${[head.join(","), ...lines].join("\n")}\n`;
}
