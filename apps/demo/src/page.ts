import { follow } from "./bar";
import { channelName } from "./relay";

function start(serviceWorker: ServiceWorkerContainer): void {
  const controlled = new Promise<void>((resolve) => {
    if (serviceWorker.controller) return resolve();
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
  void serviceWorker.register("/serviceWorker.js", { updateViaCache: "none" });
  void serviceWorker.ready.then(
    ({ active }) => serviceWorker.controller ?? active?.postMessage("Take this page."),
  );
  // Before that nobody would answer. A bank may open for longer than calls wait, so that none loses patience meanwhile.
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => controlled.then(() => ask(input, { ...init, signal: null }));
  void follow().then(() => (window.fetch = ask));
}

/** In the worker of one page at a time; as one closes, the next takes over. */
function startBank(): void {
  void navigator.locks.request(channelName, () => {
    new Worker(new URL("bank.worker.ts", import.meta.url), { type: "module" });
    return new Promise(() => undefined);
  });
}

// Browsers have none on plain http, save on the machine itself.
const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
if (serviceWorker) {
  start(serviceWorker);
  // The first page needs the line more.
  addEventListener("load", startBank, { once: true });
} else void follow();
