/** The page works without a network once it was there: a service worker keeps all its files. */
import { signal } from "@preact/signals";

/** Set when a newer version of the page lies ready. */
export const update = signal<(() => void) | undefined>(undefined);

/** Set if the device does not keep the page, so that it is not there without a network: it refuses, or the page came by plain http. */
export const onlineOnly = signal<"refused" | "insecure" | undefined>(undefined);

/** Whether all files are on the device, so that everything works without a network. */
export const isKept = signal(false);

export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) {
    onlineOnly.value = isSecureContext ? "refused" : "insecure";
    return;
  }
  const workers = navigator.serviceWorker;
  void workers.ready.then(() => (isKept.value = true));
  // The first worker takes over a page that it need not change; each later one brings other files.
  let hasWorker = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (hasWorker) location.reload();
    hasWorker = true;
  });
  void (async () => {
    const registration = await workers.register("sw.js");
    const offer = (worker: ServiceWorker | null): void => {
      if (worker === null) return;
      const look = (): void => {
        if (worker.state === "installed" && workers.controller !== null) update.value = () => worker.postMessage("take over");
        // There was no room for the files.
        if (worker.state === "redundant" && registration.active === null) onlineOnly.value = "refused";
      };
      look();
      worker.addEventListener("statechange", look);
    };
    offer(registration.waiting);
    offer(registration.installing);
    registration.addEventListener("updatefound", () => offer(registration.installing));
    // A page on a phone is opened once and stays open for weeks.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registration.update().catch(() => undefined);
    });
  })().catch(() => {
    // Private windows of some browsers refuse it; the page works as long as it is open.
    onlineOnly.value = "refused";
  });
}
