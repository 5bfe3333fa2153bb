/** What stands around every view: the bar above, the sections, what the page has to say for itself. */
import type { ComponentType } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { arriving } from "./engine.ts";
import { Guard } from "./guard.tsx";
import { readPlace } from "./link.ts";
import { PACKED, inflated, isPacked } from "./packed.ts";
import { onlineOnly, update } from "./offline.ts";
import { Icon, type IconName } from "./parts/icon.tsx";
import { Notice } from "./parts/notice.tsx";
import { Settings } from "./settings.tsx";
import { address } from "./state.ts";
import { storageTrouble } from "./storage.ts";
import { unread } from "./store.ts";
import { type Values, type View, viewOf } from "./views.ts";
import { isLanguageMissing, words } from "./words.ts";

/** The sections, in the order of the bar. */
const SECTIONS = ["position", "ruling", "score", "table", "rules"] as const satisfies readonly IconName[];
type Section = (typeof SECTIONS)[number];

export function Shell() {
  const text = words();
  const [isSetting, setSetting] = useState(false);
  const place = readPlace(address.value);
  const view: View | undefined = place && viewOf(place.view);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = view === undefined || place?.view === "" ? `${text.name} · ${text.claim}` : `${view.title(text)} · ${text.name}`;
  });
  useEffect(() => {
    if (view !== undefined && place?.view !== "") main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [place?.view]);
  return (
    <div class="shell">
      <a class="skip" href="#main" onClick={(event) => { event.preventDefault(); main.current?.focus(); }}>{text.skip}</a>
      <header class="bar">
        <a class="brand" href="#/">
          <Icon name="brand" />
          <span>{text.name}</span>
        </a>
        <span class="where">{view?.title(text)}</span>
        <button type="button" class="plain" aria-label={text.settings.open} onClick={() => setSetting(true)}>
          <Icon name="settings" />
        </button>
      </header>
      <nav class="sections" aria-label={text.nav.label}>
        {SECTIONS.map((section) => (
          <a key={section} href={`#/${section}`} aria-current={view?.section === section ? "page" : undefined}>
            <Icon name={section} />
            <span>{text.nav[section]}</span>
          </a>
        ))}
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        {storageTrouble.value === "refused" && <Notice kind="warning">{text.common.storage}</Notice>}
        {storageTrouble.value === "full" && (
          <Notice kind="error">
            {text.common.storageFull} <a href="#/sheet">{text.common.sheets}</a> <a href="#/data">{text.data.title}</a>
          </Notice>
        )}
        {storageTrouble.value === "newer" && (
          <Notice kind="error">
            {text.common.storageNewer} <button type="button" onClick={() => location.reload()}>{text.common.reload}</button>
          </Notice>
        )}
        {0 < unread.all.value.length && place?.view !== "data" && (
          <Notice kind="warning">
            {text.data.unreadNotice(unread.all.value.length)} <a href="#/data">{text.data.see}</a>
          </Notice>
        )}
        {isLanguageMissing.value && <Notice kind="warning">{text.common.languageMissing}</Notice>}
        {onlineOnly.value !== undefined && <Notice kind="warning">{text.common[onlineOnly.value === "insecure" ? "insecure" : "onlineOnly"]}</Notice>}
        {update.value !== undefined && (
          <Notice kind="news">
            {text.common.update}{" "}
            <button type="button" onClick={() => update.value?.()}>{text.common.reload}</button>
          </Notice>
        )}
        {view === undefined ? <Lost isDamaged={place === undefined} /> : (
          <Guard key={place?.view} view={view}>
            <Shown view={view.component} values={place?.values ?? {}} />
          </Guard>
        )}
      </main>
      {isSetting && <Settings onClose={() => setSetting(false)} />}
      <Arriving />
    </div>
  );
}

/** What a question waits for, over the end of the screen, so that nothing is pushed aside. */
function Arriving() {
  const { arriving: names } = words().common;
  const now = arriving.value;
  return (
    <div class="arriving" role="status">
      {now !== undefined && (
        <p>
          {names[now.part]} <progress aria-label={names[now.part]} value={now.done} max={now.of} />
        </p>
      )}
    </div>
  );
}

/** What is compressed in an address is unpacked before the view reads it. */
function Shown({ view: Component, values }: { view: ComponentType<{ values: Values }>; values: Values }) {
  const short = Object.entries(values).filter(([name, value]) => PACKED.has(name) && isPacked(value));
  const about = short.map(([, value]) => value).join();
  const [unpacked, setUnpacked] = useState<{ about: string; values: Values | undefined }>({ about: "", values: {} });
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(short.map(async ([name, value]) => [name, await inflated(value)] as const)).then((all) => {
      const isWhole = all.every((one): one is readonly [string, string] => one[1] !== undefined);
      if (isCurrent) setUnpacked({ about, values: isWhole ? Object.fromEntries(all) : undefined });
    });
    return () => {
      isCurrent = false;
    };
  }, [about]);
  if (about !== "" && unpacked.about !== about) return null;
  if (about !== "" && unpacked.values === undefined) return <Lost isDamaged />;
  return <Component values={about === "" ? values : { ...values, ...unpacked.values }} />;
}

function Lost({ isDamaged }: { isDamaged: boolean }) {
  const text = words();
  return (
    <Notice kind="warning">
      {isDamaged ? text.common.damagedAddress : text.common.unknownPage} <a href="#/">{text.common.start}</a>
    </Notice>
  );
}

export type { Section };
