import { storage, type BrowserStorage } from "./storage";

/** Does the work while no other tab does its own. */
export type Lock = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

export interface LockParts {
  /** Work under another name goes on beside it. */
  name: string;
  now: () => number;
  newId: () => string;
  storage: Pick<BrowserStorage, "read" | "write">;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** Longer than a write of one tab takes to be seen by another. */
const PAUSE = 250;
/** A tab that was closed at its work does not hold the others up for longer. */
const PATIENCE = 20_000;

/** Fischer's mutual exclusion, for browsers without Web Locks: write one's name, wait, and go if it still stands there. */
export function createStorageLock({ name, now, newId, storage, wait }: LockParts): Lock {
  const key = `lock.${name}`;
  const holder = () => {
    const held = storage.read(key);
    const { by, until } = (typeof held === "object" && held !== null ? held : {}) as Record<string, unknown>;
    const left = Number(until) - now();
    return typeof by === "string" && left > 0 && left <= PATIENCE ? by : null;
  };
  return async (work) => {
    const me = newId();
    while (holder() !== me) {
      while (holder() !== null) await wait(PAUSE);
      storage.write(key, { by: me, until: now() + PATIENCE });
      // Storage that keeps nothing is shared with nobody.
      if (holder() === null) break;
      await wait(PAUSE);
    }
    try {
      return await work();
    } finally {
      if (holder() === me) storage.write(key, null);
    }
  };
}

/** The browser's own lock where there is one. */
export const createLock = (parts: Omit<LockParts, "storage">): Lock =>
  "locks" in navigator
    ? (work) => navigator.locks.request(storage.keyOf(parts.name), work)
    : createStorageLock({ ...parts, storage });
