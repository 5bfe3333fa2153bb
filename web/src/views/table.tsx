/** A game against bots. */
import { Notice } from "../parts/notice.tsx";
import { gameAt, running } from "../table/game.ts";
import { Playing } from "../table/playing.tsx";
import { Start } from "../table/start.tsx";
import type { Values } from "../views.ts";
import { words } from "../words.ts";

export function TableView({ values }: { values: Values }) {
  const isLink = Object.keys(values).length > 0;
  const linked = isLink ? gameAt(values) : undefined;
  const now = running.value;
  if (!isLink && now !== null) return <Playing key={`${now.id} ${now.game.game}`} game={now.game} />;
  return (
    <>
      {isLink && linked === undefined && <Notice kind="error">{words().table.start.linkDamaged}</Notice>}
      <Start linked={linked} />
    </>
  );
}
