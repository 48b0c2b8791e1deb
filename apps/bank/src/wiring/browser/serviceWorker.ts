import { followAttention, isAttended } from "./attention";
import { approvedScript } from "./scriptPolicy";

/** Milliseconds between looks for a new release, while somebody has the page open. */
const pause = 3_600_000;

/** Starts the service worker, where the browser has one. `onReplaced`: there is a newer release than that of the page. */
export function startServiceWorker(onReplaced: () => void): void {
  // Browsers have none on plain http, save on the machine itself.
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers) return;
  let isReplacement = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (isReplacement) onReplaced();
    isReplacement = true;
  });
  void workers
    .register(approvedScript("app-service-worker", "/serviceWorker.js"), { updateViaCache: "none" })
    .then((worker) => {
      let looked = performance.now();
      followAttention(() => {
        if (!isAttended() || performance.now() - looked < pause) return;
        looked = performance.now();
        worker.update().catch(() => undefined);
      });
    })
    .catch(() => undefined);
}
