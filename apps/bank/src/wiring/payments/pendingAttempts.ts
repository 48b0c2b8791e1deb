import { browserPlace, createPendingAttempts, type PendingAttempt } from "@amberline/flows/send";
import { useSyncExternalStore } from "react";
import { brand } from "../../brand";
import { storageKeyOf } from "./storageKeys";

export const pendingAttempts = createPendingAttempts(
  browserPlace({ prefix: brand.storagePrefix, keyOf: storageKeyOf }),
);

/** Attempts of an account whose outcome is unknown, oldest first. */
export const usePendingAttempts = (accountId: string): readonly PendingAttempt[] =>
  useSyncExternalStore(pendingAttempts.subscribe, () => pendingAttempts.read(accountId));
