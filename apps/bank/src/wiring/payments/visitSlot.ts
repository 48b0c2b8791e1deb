import { createStore, type Readable } from "@amberline/domain/store";

/** What one page hands to the next visit of another. In memory only. */
export interface VisitSlot<Value> {
  put(accountId: string, value: Value): void;
  /** Undefined when empty or meant for another account. */
  read(accountId: string): Value | undefined;
  clear(): void;
  /** How often something was put: a page that is open already begins anew. */
  visits: Readable<number>;
}

export function createVisitSlot<Value>(): VisitSlot<Value> {
  let kept: { accountId: string; value: Value } | null = null;
  const visits = createStore(0);
  return {
    visits,
    put(accountId, value) {
      kept = { accountId, value };
      visits.set(visits.get() + 1);
    },
    read: (accountId) => (kept?.accountId === accountId ? kept.value : undefined),
    clear() {
      kept = null;
    },
  };
}
