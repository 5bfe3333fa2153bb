/** What a link has replaced can be had again. */
import type { Signal } from "@preact/signals";
import { words } from "../words.ts";
import { Notice } from "./notice.tsx";

/** Shown as long as `before` holds something. */
export function Before<T>({ before, onBack }: { before: Signal<T | null>; onBack: (value: T) => void }) {
  const text = words().office.link;
  const { value } = before;
  if (value === null) return null;
  return (
    <Notice kind="news">
      {text.came}{" "}
      <button
        type="button"
        onClick={() => {
          before.value = null;
          onBack(value);
        }}
      >
        {text.before}
      </button>{" "}
      <button type="button" onClick={() => (before.value = null)}>{text.fine}</button>
    </Notice>
  );
}
