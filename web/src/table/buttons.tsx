/** Smaller things at the table: the trick before, and how to leave. */
<<<<<<< HEAD
import { useState } from "preact/hooks";
import type { table } from "../api.d.ts";
import { Dialog } from "../parts/dialog.tsx";
||||||| 6e960250
import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { table } from "../api.d.ts";
=======
import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { SeenTrick } from "../api.d.ts";
>>>>>>> h-workshop
import { Felt } from "../parts/felt.tsx";
import { words } from "../words.ts";
import { OWN } from "./game.ts";
import { leave } from "./play.ts";
import { nameOf } from "./seen.ts";

<<<<<<< HEAD
export function LastTrick({ trick }: { trick: table.SeenTrick | undefined }) {
||||||| 6e960250
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
  const text = words().settings;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="plain" aria-label={text.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

export function LastTrick({ trick }: { trick: table.SeenTrick | undefined }) {
=======
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
  const text = words().settings;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="plain" aria-label={text.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}

export function LastTrick({ trick }: { trick: SeenTrick | undefined }) {
>>>>>>> h-workshop
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
