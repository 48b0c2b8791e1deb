import { storage, type BrowserStorage } from "../browser/storage";

/** Runs the work while no other tab runs its own. */
export type Lock = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

export interface LockParts {
  /** Locks of different names are independent. */
  name: string;
  now: () => number;
  newId: () => string;
  storage: Pick<BrowserStorage, "read" | "write">;
  wait: (milliseconds: number) => Promise<void>;
}

/** Milliseconds; longer than a write takes to be visible to other tabs. */
const PAUSE = 250;
/** Milliseconds after which the lock of a closed tab expires. */
const PATIENCE = 20_000;

/** Fischer's mutual exclusion, for browsers without Web Locks: write your id, wait, proceed if it is still there. */
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
      // Storage that keeps nothing is not shared either.
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

/** Web Locks. A tab that had to wait also waits until it can see what the previous one stored. */
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

export const createLock = (parts: Omit<LockParts, "storage">): Lock =>
  "locks" in navigator
    ? createWebLock({ ...parts, name: storage.keyOf(parts.name) }, navigator.locks)
    : createStorageLock({ ...parts, storage });
