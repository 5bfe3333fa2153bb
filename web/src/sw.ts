/** Keeps the files of one version of the page, and answers with nothing else. */
declare const FILES: readonly string[];
declare const VERSION: string;

const scope = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `doko-${VERSION}`;

scope.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      // One after the other: somebody may be waiting for one of them. What has a hash in its name may come from the browser's own store, the
      // rest must be of this version.
      for (const file of FILES) await cache.add(new Request(file, { cache: /-[0-9A-Z]{8}\./.test(file) ? "default" : "reload" }));
    })(),
  );
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith("doko-") && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await scope.clients.claim();
    })(),
  );
});

// A page that is open goes on with its version until its user takes the new one.
scope.addEventListener("message", (event) => {
  if (event.data === "take over") void scope.skipWaiting();
});

scope.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== scope.location.origin) return;
  const base = new URL("./", scope.location.href);
  // The address of a navigation comes with what stands behind `#`, which no file has in its name.
  url.search = "";
  url.hash = "";
  if (url.href === base.href) url.pathname = new URL("index.html", base).pathname;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      return (await cache.match(url.href)) ?? (await fetch(event.request));
    })(),
  );
});
