import { createStore, type Readable } from "@amberline/domain/store";
import type { Tone } from "../IconCircle/ToneIcon";

export interface ToastMessage {
  /** Unique in its list. */
  id: string;
  /** Decides colour and icon, and whether it interrupts. */
  tone: Exclude<Tone, "neutral">;
  /** One sentence. */
  text: string;
}

/** The visible toasts, oldest first. */
export interface ToastQueue extends Readable<readonly ToastMessage[]> {
  /** Returns the id. A message that is already visible or queued is not repeated. */
  show: (message: Omit<ToastMessage, "id">) => string;
  /** Removes a toast. */
  dismiss: (id: string) => void;
}

/** Shows at most `limit` toasts; later ones are queued. */
export function createToastQueue({ limit = 3 }: { limit?: number } = {}): ToastQueue {
  const shown = createStore<readonly ToastMessage[]>([]);
  let waiting: readonly ToastMessage[] = [];
  let count = 0;

  const update = (next: readonly ToastMessage[]) => {
    waiting = next;
    const visible = next.slice(0, limit);
    const isSame = String(visible.map(({ id }) => id)) === String(shown.get().map(({ id }) => id));
    if (!isSame) shown.set(visible);
  };

  return {
    get: shown.get,
    subscribe: shown.subscribe,
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
