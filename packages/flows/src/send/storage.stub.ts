import { vi } from "vitest";

type Listener = (event: { key: string | null }) => void;

/** Stub of browser storage; `tell` fires the event of a change in another tab. */
export function stubStorage() {
  const kept = new Map<string, string>();
  const listeners = new Set<Listener>();
  vi.stubGlobal("localStorage", {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("addEventListener", (_: string, listener: Listener) => listeners.add(listener));
  vi.stubGlobal("removeEventListener", (_: string, listener: Listener) => listeners.delete(listener));
  return { kept, tell: (key: string | null) => listeners.forEach((listener) => listener({ key })) };
}

export type StorageStub = ReturnType<typeof stubStorage>;
