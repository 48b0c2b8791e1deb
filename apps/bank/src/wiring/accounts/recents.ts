import type { BrowserStorage } from "../browser/storage";

const name = "recents";
const MOST = 5;

interface Kept {
  login: string;
  ids: readonly string[];
}

const isKept = (value: unknown): value is Kept => {
  const { login, ids } = (value ?? {}) as Partial<Kept>;
  return typeof login === "string" && Array.isArray(ids) && ids.every((id) => typeof id === "string");
};

/**
 * What a login chose last in the search, on this device: ids and nothing else, so that a session that ran out leaves no
 * name and no amount. Signing out removes them; those of another login are given up.
 */
export function createRecents(storage: Pick<BrowserStorage, "read" | "write">, login: string) {
  const read = (): readonly string[] => {
    const kept = storage.read(name);
    return isKept(kept) && kept.login === login ? kept.ids : [];
  };
  return {
    /** The last one first. */
    read,
    add(id: string): void {
      const ids = [id, ...read().filter((each) => each !== id)].slice(0, MOST);
      storage.write(name, { login, ids } satisfies Kept);
    },
  };
}
