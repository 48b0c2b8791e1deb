import type { BrowserStorage } from "../browser/storage";
import { readEnd, readSession, type StoredSession } from "./storedSession";
import type { Tabs } from "./tabs";

/** The part of the session that tabs share through browser storage. */
export function createSessionStorage(storage: Pick<BrowserStorage, "text" | "read" | "write">, tabs: Tabs) {
  /** The stored text this tab last read or wrote. */
  let seen: string | null = null;
  /** False when the browser blocks storage: its content then says nothing about this tab. */
  let isShared = true;
  let lastInput = Number(storage.read("input"));

  const write = (session: StoredSession | null) => {
    storage.write("session", session);
    seen = storage.text("session");
    isShared = seen === (session && JSON.stringify(session));
    tabs.notify();
  };
  const noteInput = (at: number) => {
    lastInput = at;
    storage.write("input", at);
  };

  return {
    write,
    /** What another tab stored since: null when it removed the session or it is malformed, undefined when nothing changed. */
    readChange(): StoredSession | null | undefined {
      const text = storage.text("session");
      if (!isShared || text === seen) return undefined;
      seen = text;
      return readSession(storage.read("session"));
    },
    readEnd: (id: string) => readEnd(storage.read("ended"), id),
    writeEnd(id: string, cause: string) {
      storage.write("ended", { id, cause: cause === "signedOut" ? "elsewhere" : cause });
      storage.write("input", null);
    },
    clearEnd() {
      for (const trace of ["ended", "told"]) storage.write(trace, null);
    },
    /** True for the first tab that asks. */
    claimEnd(id: string | null): boolean {
      if (storage.read("told") === id) return false;
      storage.write("told", id);
      return true;
    },
    /** Last user input in any tab, epoch milliseconds; 0 when there was none. */
    inputAt(): number {
      const shared = storage.read("input");
      if (typeof shared === "number") lastInput = shared;
      return lastInput;
    },
    noteInput,
  };
}
