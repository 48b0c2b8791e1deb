import type { TransactionRows } from "@amberline/flows/transactions";
import type { ListPlace } from "@amberline/ui/VirtualList";
import type { Bank } from "../bank";

/** A list as it was left: what of it was read, and where one stood. */
export interface LeftList {
  accountId: string;
  /** What it was narrowed to, as the address has it. */
  search: string;
  rows: TransactionRows;
  place: ListPlace;
}

/** The list left last, for whoever goes back to it. In memory only, and no longer than the session. */
export interface ListPlaces {
  put(left: LeftList): void;
  /** Null when another list is opened than the one that was left. */
  read(list: Pick<LeftList, "accountId" | "search">): LeftList | null;
  clear(): void;
}

const places = new WeakMap<object, ListPlaces>();

/** One for every page, made when the first of them asks. */
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
