import type { BrowserStorage } from "../browser/storage";
import { readEnd, readSession, type StoredSession } from "./storedSession";
import type { Tabs } from "./tabs";

/** What the tabs of a browser share of the session. */
export function createSessionStorage(storage: Pick<BrowserStorage, "text" | "read" | "write">, tabs: Tabs) {
  /** As it was last read or written here. */
  let seen: string | null = null;
  /** False when the browser refuses storage: then nothing there says anything of this tab. */
  let isShared = true;
  let lastInput = Number(storage.read("input"));

  const write = (session: StoredSession | null) => {
    storage.write("session", session);
    seen = storage.text("session");
    isShared = seen === (session && JSON.stringify(session));
    tabs.tell();
  };
  const noteInput = (at: number) => {
    lastInput = at;
    storage.write("input", at);
  };

  return {
    write,
    /** What another tab has stored since, null when it is gone or not a session; undefined when nothing changed. */
    readChange(): StoredSession | null | undefined {
      const text = storage.text("session");
      if (!isShared || text === seen) return undefined;
      seen = text;
      return readSession(storage.read("session"));
    },
    /** Why the session of that id ended, as the tab that ended it has left it. */
    readEnd: (id: string) => readEnd(storage.read("ended"), id),
    /** Leaves the other tabs word of why it ended, and takes back what concerns it alone. */
    writeEnd(id: string, cause: string) {
      storage.write("ended", { id, cause: cause === "signedOut" ? "elsewhere" : cause });
      storage.write("input", null);
    },
    clearEnd() {
      for (const trace of ["ended", "told"]) storage.write(trace, null);
    },
    /** True for the first tab that asks, of those that ask in turn. */
    claimEnd(id: string | null): boolean {
      if (storage.read("told") === id) return false;
      storage.write("told", id);
      return true;
    },
    /** When a customer last used any tab, epoch milliseconds; 0 while nobody has. */
    inputAt(): number {
      const shared = storage.read("input");
      if (typeof shared === "number") lastInput = shared;
      return lastInput;
    },
    noteInput,
  };
}
