import type { OutgoingMessage, PickedFile } from "./outbox";

/** Messages not yet delivered. */
export interface Unsent {
  outbox: readonly OutgoingMessage[];
  text: string;
  files: readonly PickedFile[];
}

/** Keeps unsent messages while another page is open. In memory only. */
export interface UnsentKeeper {
  read(): Unsent;
  keep(change: Partial<Unsent>): void;
  isEmpty(): boolean;
}

export function createUnsentKeeper(): UnsentKeeper {
  let unsent: Unsent = { outbox: [], text: "", files: [] };
  return {
    read: () => unsent,
    keep(change) {
      unsent = { ...unsent, ...change };
    },
    isEmpty: () => unsent.text === "" && unsent.files.length === 0 && unsent.outbox.length === 0,
  };
}
