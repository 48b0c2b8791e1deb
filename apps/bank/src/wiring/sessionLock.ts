import { storage } from "./storage";

/** Does the work while no other tab does its own. */
export type Lock = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

export interface LockParts {
  now: () => number;
  newId: () => string;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

const NAME = "session";
/** Longer than a write of one tab takes to be seen by another. */
const PAUSE = 250;
/** A tab that was closed at its work does not hold the others up for longer. */
const PATIENCE = 20_000;

/** Fischer's mutual exclusion, for browsers without Web Locks: write one's name, wait, and go if it still stands there. */
export function createStorageLock({ now, newId, wait }: LockParts): Lock {
  const holder = () => {
    const held = storage.read("lock");
    const { by, until } = (typeof held === "object" && held !== null ? held : {}) as Record<string, unknown>;
    const left = Number(until) - now();
    return typeof by === "string" && left > 0 && left <= PATIENCE ? by : null;
  };
  return async (work) => {
    const name = newId();
    while (holder() !== name) {
      while (holder() !== null) await wait(PAUSE);
      storage.write("lock", { by: name, until: now() + PATIENCE });
      // Storage that keeps nothing is shared with nobody.
      if (holder() === null) break;
      await wait(PAUSE);
    }
    try {
      return await work();
    } finally {
      if (holder() === name) storage.write("lock", null);
    }
  };
}

/** The browser's own lock where there is one. */
export const createLock = (parts: LockParts): Lock =>
  "locks" in navigator
    ? (work) => navigator.locks.request(storage.keyOf(NAME), work)
    : createStorageLock(parts);
