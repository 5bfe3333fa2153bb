/** A view that fails takes nothing with it: the page stays, and there is a way on. */
import type { ComponentChildren } from "preact";
import { useEffect, useErrorBoundary, useRef } from "preact/hooks";
import { Notice } from "./parts/notice.tsx";
import { address } from "./state.ts";
import { resetFields } from "./store.ts";
import type { View } from "./views.ts";
import { words } from "./words.ts";

export function Guard({ view, children }: { view: View; children: ComponentChildren }) {
  const [error, reset] = useErrorBoundary();
  if (error === undefined) return <>{children}</>;
  return <Failed error={error as Error} view={view} onReset={reset} />;
}

function Failed({ error, view, onReset }: { error: Error; view: View; onReset: () => void }) {
  const { data, common } = words();
  const failedAt = useRef(address.value);
  const here = address.value;
  useEffect(() => {
    if (here !== failedAt.current) onReset();
  }, [here]);
  return (
    <>
      <Notice kind="error">
        {data.failed} <code>{String(error)}</code>
      </Notice>
      <div class="row">
        <button type="button" onClick={onReset}>{data.again}</button>
        <a class="button" href="#/">{common.start}</a>
        <a class="button" href="#/data">{data.title}</a>
      </div>
      {view.keeps !== undefined && (
        <>
          <p class="soft">{data.putAsideAbout}</p>
          <button
            type="button"
            onClick={() => {
              view.putAside?.();
              resetFields(view.keeps ?? []);
              onReset();
            }}
          >
            {data.putAside}
          </button>
        </>
      )}
    </>
  );
}
