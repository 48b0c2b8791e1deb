import { type Tone } from "../IconCircle";

export interface ToastMessage {
  id: string;
  tone: Exclude<Tone, "neutral">;
  text: string;
}

/** Fits useSyncExternalStore: `useSyncExternalStore(queue.subscribe, queue.getSnapshot)`. */
export interface ToastQueue {
  /** The toasts on screen, oldest first. The same array until something changes. */
  getSnapshot: () => readonly ToastMessage[];
  /** Returns the way to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the id. A message already waiting or shown is not repeated. */
  show: (message: Omit<ToastMessage, "id">) => string;
  dismiss: (id: string) => void;
}

/** A queue that shows at most `limit` toasts; later ones wait for a place, none is lost. */
export function createToastQueue({ limit = 3 }: { limit?: number } = {}): ToastQueue {
  const listeners = new Set<() => void>();
  let waiting: readonly ToastMessage[] = [];
  let shown: readonly ToastMessage[] = [];
  let count = 0;

  const update = (next: readonly ToastMessage[]) => {
    waiting = next;
    const visible = next.slice(0, limit);
    if (visible.length === shown.length && visible.every((toast, place) => toast === shown[place])) return;
    shown = visible;
    listeners.forEach((listener) => listener());
  };

  return {
    getSnapshot: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (message) => {
      const same = waiting.find(({ tone, text }) => tone === message.tone && text === message.text);
      if (same) return same.id;
      count += 1;
      const toast = { ...message, id: `toast-${count}` };
      update([...waiting, toast]);
      return toast.id;
    },
    dismiss: (id) => update(waiting.filter((toast) => toast.id !== id)),
  };
}
