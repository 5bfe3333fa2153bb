/** What forms are made of. */
import type { ComponentChildren } from "preact";

/** Fields under one name. */
export function Group({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <fieldset class="group">
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

/** A box to tick. */
export function Check({ name, isOn, onChange }: { name: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{name}</span>
    </label>
  );
}
