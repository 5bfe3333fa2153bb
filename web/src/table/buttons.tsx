/** Smaller things at the table: the trick before, and how to leave. */
import { useState } from "preact/hooks";
import type { SeenTrick } from "../api.d.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Felt } from "../parts/felt.tsx";
import { words } from "../words.ts";
import { OWN } from "./game.ts";
import { leave } from "./play.ts";
import { nameOf } from "./seen.ts";

export function LastTrick({ trick }: { trick: SeenTrick | undefined }) {
  const text = words().table.play;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" disabled={trick === undefined} onClick={() => setOpen(true)}>{text.lastTrick}</button>
      {isOpen && trick !== undefined && (
        <Dialog title={text.lastTrick} onClose={() => setOpen(false)}>
          <Felt
            trick={trick.plays}
            winner={trick.winner ?? undefined}
            seats={Object.fromEntries(trick.plays.map(({ seat }) => [seat, { name: nameOf(seat) }]))}
            below={OWN}
            label={text.lastTrick}
          />
        </Dialog>
      )}
    </>
  );
}

export function LeaveButton() {
  const text = words().table.play;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>{text.leave}</button>
      {isOpen && (
        <Dialog title={text.leave} onClose={() => setOpen(false)}>
          <p>{text.leaveSure}</p>
          <div class="row">
            <button type="button" class="main" onClick={leave}>{text.leaveYes}</button>
            <button type="button" onClick={() => setOpen(false)}>{text.stay}</button>
          </div>
        </Dialog>
      )}
    </>
  );
}
