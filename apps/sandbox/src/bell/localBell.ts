import { type Bell, type Listener } from "./bell";

export interface LocalBell extends Bell {
  /** Rings at once, and here alone. */
  ringHere(key: string): void;
  ringAllHere(): void;
}

/** A bell for one process: all an embedded database needs, which no other process can open. */
export function localBell(): LocalBell {
  const listeners = new Map<string, Set<Listener>>();
  const everybody = () => [...listeners.values()].flatMap((heard) => [...heard]);
  const heardBy = (key: string) => [...(listeners.get(key) ?? [])];
  const ringHere = (key: string) => heardBy(key).forEach((listener) => listener.rung());
  return {
    ringHere,
    ringAllHere: () => everybody().forEach((listener) => listener.rung()),
    ring: async (key) => ringHere(key),
    hear(key, listener) {
      const heard = listeners.get(key) ?? new Set();
      listeners.set(key, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && listeners.get(key) === heard) listeners.delete(key);
      };
    },
    cut: (key) => (key === undefined ? everybody() : heardBy(key)).forEach((listener) => listener.ended()),
  };
}
