import type { SendPrefill } from "@amberline/flows/send";

/** What another page wants the payment form to begin with. In memory only, for the next visit of the form. */
export interface PrefillSlot {
  put(accountId: string, prefill: SendPrefill): void;
  /** Undefined when there is none, or it was meant for another account. */
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
