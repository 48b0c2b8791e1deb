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

const isHeld = ({ bank: { unsaved, drafts, moneyInFlight } }: ReleaseParts) =>
  unsaved.get() || !drafts.isEmpty() || moneyInFlight.get();

/**
 * Reloads the page once its release is gone from the host, unless that would lose something typed or leave a payment; then
 * the notice in place of what is missing offers it.
 */
export function reloadForNewRelease(parts: ReleaseParts, target: EventTarget = globalThis): void {
  target.addEventListener(RELEASE_GONE, () => {
    if (!isHeld(parts) && claim(parts)) parts.reload();
  });
}

/** Takes a newer release while nobody looks at the page, as soon as nothing would be lost by it. */
export function reloadWhenHidden(
  parts: ReleaseParts,
  page: Pick<Document, "hidden" | "addEventListener"> = document,
): void {
  const look = () => {
    if (page.hidden && !isHeld(parts) && claim(parts)) parts.reload();
  };
  page.addEventListener("visibilitychange", look);
  look();
}
