import type { TransactionRows } from "@amberline/flows/transactions";
import type { ListPlace } from "@amberline/ui/VirtualList";
import type { Bank } from "../bank";

/** A list as the customer left it: loaded rows and scroll position. */
export interface LeftList {
  accountId: string;
  /** The filter, as query string. */
  search: string;
  rows: TransactionRows;
  place: ListPlace;
}

/** The most recently left list, to restore on going back. In memory only, cleared with the session. */
export interface ListPlaces {
  put(left: LeftList): void;
  /** Null when a different list was left. */
  read(list: Pick<LeftList, "accountId" | "search">): LeftList | null;
  clear(): void;
}

const places = new WeakMap<object, ListPlaces>();

/** One per session, created on first use. */
export function listPlacesOf({
  session,
}: {
  session: Pick<Bank["session"], "id" | "subscribe">;
}): ListPlaces {
  const known = places.get(session);
  if (known) return known;
  let left: LeftList | null = null;
  let shown = session.id();
  const made: ListPlaces = {
    put(list) {
      left = session.id() === null ? null : list;
    },
    read: ({ accountId, search }) => (left?.accountId === accountId && left.search === search ? left : null),
    clear() {
      left = null;
    },
  };
  session.subscribe(() => {
    if (session.id() !== shown) made.clear();
    shown = session.id();
  });
  places.set(session, made);
  return made;
}
