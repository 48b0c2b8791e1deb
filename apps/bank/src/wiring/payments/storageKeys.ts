/** Keys of the accounts that are signed in, in memory only. */
const keys = new Map<string, string>();

export const storageKeyOf = (accountId: string): string | undefined => keys.get(accountId);

/** Keeps the keys of these accounts and no others. */
export function keepStorageKeys(accounts: Iterable<{ id: string; storageKey?: string }>): void {
  keys.clear();
  for (const { id, storageKey } of accounts) if (storageKey) keys.set(id, storageKey);
}
