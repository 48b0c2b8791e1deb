/** What one page hands to the next visit of another. In memory only. */
export interface VisitSlot<Value> {
  put(accountId: string, value: Value): void;
  /** Undefined when empty or meant for another account. */
  read(accountId: string): Value | undefined;
  clear(): void;
}

export function createVisitSlot<Value>(): VisitSlot<Value> {
  let kept: { accountId: string; value: Value } | null = null;
  return {
    put(accountId, value) {
      kept = { accountId, value };
    },
    read: (accountId) => (kept?.accountId === accountId ? kept.value : undefined),
    clear() {
      kept = null;
    },
  };
}
