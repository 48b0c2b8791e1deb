import { createStore } from "@amberline/domain/store";
import { storage } from "../browser/storage";
import type { Analytics, ConsentManager } from "./analytics";

const KEY = "analytics";

/** What was chosen by the app's own bar, and when; null before. */
export interface Choice {
  isAllowed: boolean;
  at: number;
}

function read(): Choice | null {
  const kept = storage.read(KEY) as Partial<Choice> | null;
  return typeof kept?.isAllowed === "boolean" && typeof kept.at === "number" ? (kept as Choice) : null;
}

/** The choice of this browser, in all its tabs. */
export const choice = createStore<Choice | null>(read());
globalThis.addEventListener?.("storage", ({ key }: StorageEvent) => {
  if (key === null || key === storage.keyOf(KEY)) choice.set(read());
});

export function choose(isAllowed: boolean, now: number): void {
  const chosen = { isAllowed, at: now };
  storage.write(KEY, chosen);
  choice.set(chosen);
}

const ownBar: Omit<ConsentManager, "open"> = {
  isAllowed: () => choice.get()?.isAllowed === true,
  subscribe: choice.subscribe,
};
const unneeded: typeof ownBar = { isAllowed: () => true, subscribe: () => () => undefined };

export const consentOf = ({ consent }: Analytics): typeof ownBar =>
  consent === "bar" ? ownBar : consent === "unneeded" ? unneeded : consent;
