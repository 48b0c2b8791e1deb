export interface Listeners {
  /** Returns the way to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => listeners.forEach((listener) => listener()),
  };
}

/** A value outside React. Fits `useSyncExternalStore`. */
export interface Readable<Value> {
  /** The same value until it changes. */
  get: () => Value;
  /** Returns the way to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends Readable<Value> {
  /** Notifies listeners unless the value is the same. */
  set: (next: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, notify } = createListeners();
  let value = initial;
  return {
    get: () => value,
    subscribe,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
  };
}
