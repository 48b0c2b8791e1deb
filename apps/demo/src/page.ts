import { follow } from "./bar";
import { base, channelName } from "./relay";

function start(serviceWorker: ServiceWorkerContainer): void {
  const controlled = new Promise<void>((resolve) => {
    if (serviceWorker.controller) return resolve();
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
  void serviceWorker.register(`${base}serviceWorker.js`, { updateViaCache: "none" });
  void serviceWorker.ready.then(
    ({ active }) => serviceWorker.controller ?? active?.postMessage("Take this page."),
  );
  // Before that nobody would answer. A bank may open for longer than calls wait, so that none loses patience meanwhile.
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => controlled.then(() => ask(input, { ...init, signal: null }));
  void follow().then(() => (window.fetch = ask));
}

/** The verification widget names its page at the root, of which the service worker hears below its path alone. */
function openWidgetBelow(): void {
  const { prototype } = HTMLIFrameElement;
  const src = Object.getOwnPropertyDescriptor(prototype, "src");
  const root = `${location.origin}/`;
  Object.defineProperty(prototype, "src", {
    ...src,
    set(this: HTMLIFrameElement, address: string) {
      src?.set?.call(this, address.replace(`${root}websdk/`, `${location.origin}${base}websdk/`));
    },
  });
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
  openWidgetBelow();
  // The first page needs the line more.
  addEventListener("load", startBank, { once: true });
} else void follow();
