import { storage, type BrowserStorage } from "../browser/storage";

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

/** Web Locks. Whoever had to wait for one waits until it sees, too, what the tab before it has stored. */
export function createWebLock({ name, wait }: Pick<LockParts, "name" | "wait">, locks: LockManager): Lock {
  return async (work) => {
    const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock ? { answer: await work() } : null,
    );
    if (atOnce) return atOnce.answer;
    return locks.request(name, async () => {
      await wait(PAUSE);
      return work();
    });
  };
}

/** The browser's own lock where there is one. */
export const createLock = (parts: Omit<LockParts, "storage">): Lock =>
  "locks" in navigator
    ? createWebLock({ ...parts, name: storage.keyOf(parts.name) }, navigator.locks)
    : createStorageLock({ ...parts, storage });
