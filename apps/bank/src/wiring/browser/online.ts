import { createStore, type Readable } from "@amberline/domain/store";

const store = createStore(globalThis.navigator?.onLine ?? true);
const look = () => store.set(navigator.onLine);
for (const change of ["online", "offline"]) globalThis.addEventListener?.(change, look);

/** Whether the browser has a connection; true does not promise that the bank answers. */
export const online: Readable<boolean> = store;

/** Resolves once there is a connection, or when nobody waits any more: for what is read again and again. */
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
