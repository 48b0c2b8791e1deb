export interface Flag {
  isUp(): boolean;
  set(isUp: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** A yes or no that pages watch. */
export function createFlag(): Flag {
  const listeners = new Set<() => void>();
  let up = false;
  return {
    isUp: () => up,
    set(next) {
      if (next === up) return;
      up = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
