interface Entry {
  url: string | null;
  sameDocument: boolean;
}

/** The parts of a window that know where one was. `navigation` lists the app's own pages and no other; old browsers lack it. */
export interface Place {
  navigation?: { entries(): Entry[]; currentEntry: { index: number } | null } | undefined;
  history: Pick<History, "back">;
  location: Pick<Location, "assign" | "replace" | "reload">;
  addEventListener(type: "popstate", listener: () => void, options: { once: true }): void;
}

/**
 * Goes back one page and loads it anew (specification 2.2); to `otherwise` when nothing of the app lies behind, or when the
 * browser does not say: back might lead out of the app.
 */
export function goBackAndReload(otherwise: string, place: Place = window): void {
  const { navigation, history, location } = place;
  const at = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[at - 1];
  if (!before?.url) return location.assign(otherwise);
  // A page of another document comes back as it was left, from the browser's memory; only its address is loaded anew.
  if (!before.sameDocument) return location.replace(before.url);
  place.addEventListener("popstate", () => location.reload(), { once: true });
  history.back();
}
