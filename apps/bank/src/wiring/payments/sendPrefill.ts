import type { SendPrefill } from "@amberline/flows/send";

/** Initial values that another page sets for the next visit of a form. In memory only. */
export interface PrefillSlot {
  put(accountId: string, prefill: SendPrefill): void;
  /** Undefined when empty or meant for another account. */
  read(accountId: string): SendPrefill | undefined;
  clear(): void;
}

export function createPrefillSlot(): PrefillSlot {
  let kept: { accountId: string; prefill: SendPrefill } | null = null;
  return {
    put(accountId, prefill) {
      kept = { accountId, prefill };
    },
    read: (accountId) => (kept?.accountId === accountId ? kept.prefill : undefined),
    clear() {
      kept = null;
    },
  };
}
