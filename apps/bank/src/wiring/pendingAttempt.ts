import { money } from "@amberline/domain/money";
import type { PendingAttempt } from "@amberline/flows/send";
import { useSyncExternalStore } from "react";
import { storage } from "./storage";

const listeners = new Set<() => void>();
const keyOf = (accountId: string) => `pendingAttempt.${accountId}`;
const isText = (value: unknown): value is string => typeof value === "string";

/** Anything this program did not write is nothing. */
function parse(value: unknown, accountId: string): PendingAttempt | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, startedAt, isForced, amount, payeeAccount, knownIds } = value as Record<string, unknown>;
  const { minor, currency } = (typeof amount === "object" && amount !== null ? amount : {}) as Record<
    string,
    unknown
  >;
  if (!isText(id) || typeof startedAt !== "number" || !isText(payeeAccount)) return null;
  if (!Number.isSafeInteger(minor) || !isText(currency)) return null;
  return {
    id,
    accountId,
    startedAt,
    isForced: isForced === true,
    amount: money(Number(minor), currency),
    payeeAccount,
    knownIds: Array.isArray(knownIds) ? knownIds.filter(isText) : [],
  };
}

const tell = () => listeners.forEach((listener) => listener());

/** The payment of an account whose end is not known; it outlives a reload and the session. */
export const pendingAttempts = {
  read: (accountId: string) => parse(storage.read(keyOf(accountId)), accountId),
  remember(attempt: PendingAttempt) {
    storage.write(keyOf(attempt.accountId), attempt);
    tell();
  },
  /** Leaves an attempt alone that another tab has written since. */
  forget(accountId: string, attemptId: string) {
    if (pendingAttempts.read(accountId)?.id !== attemptId) return;
    storage.write(keyOf(accountId), null);
    tell();
  },
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Calls back when another tab begins or ends a payment of the account. */
export function watchPendingAttempt(accountId: string, seen: (attempt: PendingAttempt | null) => void) {
  const look = ({ key }: StorageEvent) => {
    if (key === storage.keyOf(keyOf(accountId))) seen(pendingAttempts.read(accountId));
  };
  addEventListener("storage", look);
  return () => removeEventListener("storage", look);
}

/** Whether an account has a payment whose end is not known. */
export const useHasPendingAttempt = (accountId: string): boolean =>
  useSyncExternalStore(subscribe, () => pendingAttempts.read(accountId) !== null);
