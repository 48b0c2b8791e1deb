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
}

export function createUnsentKeeper(): UnsentKeeper {
  let unsent: Unsent = { outbox: [], text: "", files: [] };
  return {
    read: () => unsent,
    keep(change) {
      unsent = { ...unsent, ...change };
    },
  };
}
