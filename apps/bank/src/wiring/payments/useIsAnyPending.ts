import { useSyncExternalStore } from "react";
import { brand } from "../../brand";

/** Where `pendingAttempts` keeps them; its code, with what opens them, is not needed to see that there are none. */
const folder = `${brand.storagePrefix}.pendingAttempt/`;

function isAnyPending(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(folder));
  } catch {
    return false;
  }
}

function subscribe(changed: () => void) {
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}

/** Whether this browser keeps a payment whose outcome is unknown, of whichever account. */
export const useIsAnyPending = (): boolean => useSyncExternalStore(subscribe, isAnyPending);
