import { createStore, type Readable } from "@amberline/domain/store";

const store = createStore(globalThis.navigator?.onLine ?? true);
const look = () => store.set(navigator.onLine);
for (const change of ["online", "offline"]) globalThis.addEventListener?.(change, look);

/** Whether the browser has a connection; true does not promise that the bank answers. */
export const online: Readable<boolean> = store;

/** Resolves when online, or when aborted. */
export const whenOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (store.get() || signal.aborted) return resolve();
    const stop = () => {
      leave();
      resolve();
    };
    const leave = store.subscribe(stop);
    signal.addEventListener("abort", stop, { once: true });
  });
