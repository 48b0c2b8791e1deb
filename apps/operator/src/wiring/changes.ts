/** Counts what the operator has changed, so that everything on screen is read again after it. */
export interface Changes {
  count(): number;
  subscribe(listener: () => void): () => void;
  happened(): void;
}

export function createChanges(): Changes {
  let count = 0;
  const listeners = new Set<() => void>();
  return {
    count: () => count,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    happened() {
      count += 1;
      listeners.forEach((listener) => listener());
    },
  };
}
