import { RELEASE_GONE } from "./chunks";
import type { Bank } from "../bank";

export interface ReleaseParts {
  bank: Pick<Bank, "unsaved" | "drafts" | "moneyInFlight">;
  /** Names the release this page runs. */
  release: string;
  /** Where this tab keeps the release it has reloaded. */
  key: string;
  reload: () => void;
}

/** True once per release and tab; false without storage, to avoid a reload loop. */
function claim({ key, release }: ReleaseParts): boolean {
  try {
    if (sessionStorage.getItem(key) === release) return false;
    sessionStorage.setItem(key, release);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page once its release is gone from the host, unless that would lose something typed or leave a payment; then
 * the notice in place of what is missing offers it.
 */
export function reloadForNewRelease(parts: ReleaseParts, target: EventTarget = globalThis): void {
  const { unsaved, drafts, moneyInFlight } = parts.bank;
  target.addEventListener(RELEASE_GONE, () => {
    const isHeld = unsaved.get() || !drafts.isEmpty() || moneyInFlight.get();
    if (!isHeld && claim(parts)) parts.reload();
  });
}
