import type { Transaction } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import { createListeners } from "@amberline/domain/store";
import { isUnderWay, matchingPayments } from "./attempt";
import type { PendingAttempt } from "./send.types";

/** Where attempts are kept: found again after a reload, and by the other tabs. It never throws; refused, it is empty. */
export interface AttemptPlace {
  /** All names that begin so, in order. */
  names(start: string): string[];
  /** Null where nothing is. */
  read(name: string): unknown;
  /** Null removes. */
  write(name: string, value: unknown): void;
  /** Hears which name another tab changed, null for all. Returns the way to stop. */
  watch(changed: (name: string | null) => void): () => void;
  /** What only this account's customer can open, at that name alone. */
  seal(accountId: string, name: string, value: unknown): unknown;
  /** Null for what was not sealed so; undefined where the account's key is not at hand. */
  open(accountId: string, name: string, sealed: unknown): unknown;
  /** The account's key, if it is at hand. */
  keyOf(accountId: string): string | undefined;
}

/**
 * Payments whose outcome is unknown, each under its own name, so that tabs do not overwrite one another's. They outlive
 * the session, so they hold no more than it takes to find the payment again.
 */
export interface PendingAttempts {
  /** Oldest first; the same array until something changes. */
  read(accountId: string): readonly PendingAttempt[];
  remember(attempt: PendingAttempt): void;
  /** Removes only this attempt. Those like it learn which payment was this one's. */
  forget(accountId: string, attemptId: string, paymentId?: string | null): void;
  /** The end of an attempt is known once its payment is listed: as many payments as there are attempts like it. */
  forgetListed(accountId: string, transactions: readonly Transaction[]): void;
  /** Calls at every change, this tab's too. Returns the way to stop. */
  subscribe(changed: () => void): () => void;
  /** Called with the attempts when another tab begins or settles a payment of the account. Returns the way to stop. */
  watch(accountId: string, seen: (attempts: readonly PendingAttempt[]) => void): () => void;
}

const FOLDER = "pendingAttempt/";
const folderOf = (accountId: string) => `${FOLDER}${encodeURIComponent(accountId)}/`;
const nameOf = (accountId: string, attemptId: string) =>
  `${folderOf(accountId)}${encodeURIComponent(attemptId)}`;

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

const byAge = (a: PendingAttempt, b: PendingAttempt) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1);

const isAlike = (a: PendingAttempt, b: PendingAttempt) =>
  a.payeeAccount === b.payeeAccount &&
  a.amount.minor === b.amount.minor &&
  a.amount.currency === b.amount.currency;

export function createPendingAttempts(place: AttemptPlace): PendingAttempts {
  const changes = createListeners();
  const lastRead = new Map<string, { text: string; attempts: readonly PendingAttempt[] }>();

  /** Null for what this app did not write; undefined where nobody can tell. */
  function attemptAt(name: string, accountId: string): PendingAttempt | null | undefined {
    const opened = place.open(accountId, name, place.read(name));
    if (opened === undefined) return undefined;
    const attempt = parse(opened, accountId);
    return attempt && nameOf(accountId, attempt.id) === name ? attempt : null;
  }

  function read(accountId: string): readonly PendingAttempt[] {
    const names = place.names(folderOf(accountId));
    const text = JSON.stringify([place.keyOf(accountId), names.map((name) => [name, place.read(name)])]);
    const last = lastRead.get(accountId);
    if (last?.text === text) return last.attempts;
    const attempts = names.flatMap((name) => attemptAt(name, accountId) ?? []).sort(byAge);
    lastRead.set(accountId, { text, attempts });
    return attempts;
  }

  function write({ accountId, ...attempt }: PendingAttempt) {
    const { id, startedAt, amount, payeeAccount, knownIds, takenIds, isSent, isPlanned } = attempt;
    const name = nameOf(accountId, id);
    const kept = { id, startedAt, amount, payeeAccount, knownIds, takenIds, isSent, isPlanned };
    place.write(name, place.seal(accountId, name, kept));
  }

  function discardMalformed() {
    for (const name of place.names(FOLDER)) {
      const accountId = decodeURIComponent(name.slice(FOLDER.length).split("/")[0] ?? "");
      if (attemptAt(name, accountId) === null) place.write(name, null);
    }
  }

  function forget(accountId: string, attemptId: string, paymentId: string | null = null) {
    const stored = read(accountId);
    const attempt = stored.find(({ id }) => id === attemptId);
    place.write(nameOf(accountId, attemptId), null);
    if (attempt && paymentId)
      for (const other of stored)
        if (other !== attempt && isAlike(other, attempt))
          write({ ...other, takenIds: [...(other.takenIds ?? []), paymentId] });
    changes.notify();
  }

  return {
    read,
    remember(attempt) {
      const { id, accountId, startedAt } = attempt;
      discardMalformed();
      const stored = read(accountId);
      for (const other of stored)
        if (!isUnderWay(other, startedAt)) place.write(nameOf(accountId, other.id), null);
      const takenIds = stored.find((each) => each.id === id)?.takenIds;
      write({ ...attempt, ...(takenIds ? { takenIds } : {}) });
      changes.notify();
    },
    forget,
    forgetListed(accountId, transactions) {
      const attempts = read(accountId).filter(({ isSent, isPlanned }) => isSent && !isPlanned);
      for (const attempt of attempts) {
        const alike = attempts.filter((other) => isAlike(attempt, other));
        if (matchingPayments(attempt, null, transactions).length >= alike.length)
          forget(accountId, attempt.id);
      }
    },
    subscribe(changed) {
      discardMalformed();
      const stops = [changes.subscribe(changed), place.watch(changed)];
      return () => stops.forEach((stop) => stop());
    },
    watch: (accountId, seen) =>
      place.watch((name) => {
        if (name === null || name.startsWith(folderOf(accountId))) seen(read(accountId));
      }),
  };
}
