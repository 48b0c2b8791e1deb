interface Entry {
  url: string | null;
  sameDocument: boolean;
}

/** `navigation` lists only the app's own pages; older browsers lack it. */
export interface BrowserHistory {
  navigation?: { entries(): Entry[]; currentEntry: { index: number } | null } | undefined;
  history: Pick<History, "back">;
  location: Pick<Location, "assign" | "replace" | "reload">;
  addEventListener(type: "popstate", listener: () => void, options: { once: true }): void;
}

/**
 * Goes back one page and reloads it (specification 2.2); to `otherwise` when the previous page is not the app's, or the
 * browser can't tell.
 */
export function goBackAndReload(otherwise: string, browser: BrowserHistory = window): void {
  const { navigation, history, location } = browser;
  const at = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[at - 1];
  if (!before?.url) return location.assign(otherwise);
  // A page of another document would come back from the back/forward cache; replacing the address reloads it.
  if (!before.sameDocument) return location.replace(before.url);
  browser.addEventListener("popstate", () => location.reload(), { once: true });
  history.back();
}
