import type { Transaction } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { createListeners } from "@amberline/domain/store";
import { isUnderWay, matchingPayments, type PendingAttempt } from "@amberline/flows/send";
import { useSyncExternalStore } from "react";
import { storage } from "../browser/storage";
import { isSealed, openSealed, seal } from "./sealed";
import { storageKeyOf } from "./storageKeys";

const PLACE = "pendingAttempt/";
const folderOf = (accountId: string) => `${PLACE}${encodeURIComponent(accountId)}/`;
const nameOf = (accountId: string, attemptId: string) =>
  `${folderOf(accountId)}${encodeURIComponent(attemptId)}`;

/** Stored names below a folder; none when the browser blocks storage. */
function namesIn(folder: string): string[] {
  const start = storage.keyOf(folder);
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "");
    return keys
      .filter((key) => key.startsWith(start))
      .map((key) => folder + key.slice(start.length))
      .sort();
  } catch {
    return [];
  }
}

const isListOfIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Null for anything this app did not write. */
function parse(value: unknown, accountId: string): PendingAttempt | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, startedAt, amount, payeeAccount, knownIds, takenIds, isSent, isPlanned } = value as Record<
    string,
    unknown
  >;
  const { minor, currency } = (typeof amount === "object" && amount !== null ? amount : {}) as Record<
    string,
    unknown
  >;
  if (!isText(id) || !isText(payeeAccount) || !Number.isSafeInteger(startedAt)) return null;
  if (!Number.isSafeInteger(minor) || Number(minor) <= 0 || !/^[A-Z]{3}$/.test(String(currency))) return null;
  if (knownIds !== null && !isListOfIds(knownIds)) return null;
  if (takenIds !== undefined && !isListOfIds(takenIds)) return null;
  return {
    id,
    accountId,
    startedAt: Number(startedAt),
    amount: money(Number(minor), String(currency)),
    payeeAccount,
    knownIds,
    ...(takenIds ? { takenIds } : {}),
    isSent: isSent !== false,
    ...(isPlanned === true ? { isPlanned } : {}),
  };
}

function attemptAt(name: string, accountId: string): PendingAttempt | null {
  const stored = storage.read(name);
  const attempt = isSealed(stored) ? parse(openSealed(accountId, name, stored), accountId) : null;
  return attempt && nameOf(accountId, attempt.id) === name ? attempt : null;
}

const byAge = (a: PendingAttempt, b: PendingAttempt) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1);

const lastRead = new Map<string, { text: string; attempts: readonly PendingAttempt[] }>();

/** Returns the same array until storage changes. */
function read(accountId: string): readonly PendingAttempt[] {
  const names = namesIn(folderOf(accountId));
  const stored = names.map((name) => `${name}=${storage.text(name) ?? ""}`);
  const text = [storageKeyOf(accountId), ...stored].join("\n");
  const last = lastRead.get(accountId);
  if (last?.text === text) return last.attempts;
  const attempts = names.flatMap((name) => attemptAt(name, accountId) ?? []).sort(byAge);
  lastRead.set(accountId, { text, attempts });
  return attempts;
}

function discardMalformed() {
  for (const name of namesIn(PLACE)) {
    const account = decodeURIComponent(name.slice(PLACE.length).split("/")[0] ?? "");
    // Without its key nobody can tell: its customer is signed out, or another one is signed in.
    const isOpenable = storageKeyOf(account) !== undefined;
    if (!isSealed(storage.read(name)) || (isOpenable && attemptAt(name, account) === null))
      storage.write(name, null);
  }
}

const changes = createListeners();

const isAlike = (a: PendingAttempt, b: PendingAttempt) =>
  a.payeeAccount === b.payeeAccount &&
  a.amount.minor === b.amount.minor &&
  a.amount.currency === b.amount.currency;

const write = (attempt: PendingAttempt) => {
  const { id, accountId, startedAt, amount, payeeAccount, knownIds, takenIds, isSent, isPlanned } = attempt;
  const name = nameOf(accountId, id);
  const kept = { id, startedAt, amount, payeeAccount, knownIds, takenIds, isSent, isPlanned };
  storage.write(name, seal(accountId, name, kept));
};

/**
 * Payments whose outcome is unknown, each under its own key, so that tabs do not overwrite one another's. They outlive the
 * session, so they are sealed by a key that only the provider keeps, and hold no more than it takes to find the payment
 * again.
 */
export const pendingAttempts = {
  /** Oldest first. */
  read,
  remember(attempt: PendingAttempt) {
    const { id, accountId, startedAt } = attempt;
    discardMalformed();
    const stored = read(accountId);
    for (const other of stored)
      if (!isUnderWay(other, startedAt)) storage.write(nameOf(accountId, other.id), null);
    const takenIds = stored.find((each) => each.id === id)?.takenIds;
    write({ ...attempt, ...(takenIds ? { takenIds } : {}) });
    changes.notify();
  },
  /** Removes only this attempt. Those like it learn which payment was this one's. */
  forget(accountId: string, attemptId: string, paymentId: string | null = null) {
    const stored = read(accountId);
    const attempt = stored.find(({ id }) => id === attemptId);
    storage.write(nameOf(accountId, attemptId), null);
    if (attempt && paymentId)
      for (const other of stored)
        if (other !== attempt && isAlike(other, attempt))
          write({ ...other, takenIds: [...(other.takenIds ?? []), paymentId] });
    changes.notify();
  },
};

/** The end of an attempt is known once its payment is listed: as many payments as there are attempts like it. */
export function forgetListedAttempts(accountId: string, transactions: readonly Transaction[]) {
  const attempts = read(accountId).filter(({ isSent, isPlanned }) => isSent && !isPlanned);
  for (const attempt of attempts) {
    const alike = attempts.filter((other) => isAlike(attempt, other));
    if (matchingPayments(attempt, null, transactions).length >= alike.length)
      pendingAttempts.forget(accountId, attempt.id);
  }
}

function subscribe(listener: () => void) {
  discardMalformed();
  const unsubscribe = changes.subscribe(listener);
  addEventListener("storage", listener);
  return () => {
    unsubscribe();
    removeEventListener("storage", listener);
  };
}

/** Called with the current attempts when another tab begins or settles a payment of the account. */
export function watchPendingAttempts(
  accountId: string,
  seen: (attempts: readonly PendingAttempt[]) => void,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(storage.keyOf(folderOf(accountId)))) seen(read(accountId));
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

/** Attempts of an account whose outcome is unknown, oldest first. */
export const usePendingAttempts = (accountId: string): readonly PendingAttempt[] =>
  useSyncExternalStore(subscribe, () => read(accountId));
