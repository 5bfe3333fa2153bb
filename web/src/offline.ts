/** The page works without a network once it was there: a service worker keeps all its files. */
import { signal } from "@preact/signals";

/** Set when a newer version of the page lies ready. */
export const update = signal<(() => void) | undefined>(undefined);

export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  void (async () => {
    const registration = await navigator.serviceWorker.register("sw.js");
    const isFirst = navigator.serviceWorker.controller === null;
    const offer = (worker: ServiceWorker | null): void => {
      if (worker === null) return;
      const ready = (): void => {
        if (worker.state === "installed" && !isFirst) update.value = () => worker.postMessage("take over");
      };
      ready();
      worker.addEventListener("statechange", ready);
    };
    offer(registration.waiting);
    offer(registration.installing);
    registration.addEventListener("updatefound", () => offer(registration.installing));
    if (!isFirst) navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  })().catch(() => {
    // Without it the page works as long as it is open: private windows of some browsers refuse it.
  });
}
