import { useCallback, useRef } from "react";
import { useLocation, useSearch } from "wouter";

const openedHere = { detailsOpened: true };

/** The transaction whose details are open. It is in the address, so that Back closes them and a reload keeps them. */
export function useOpenDetails() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const closed = useRef("");
  const onOpen = useCallback(
    (id: string | null) => {
      const asked = new URLSearchParams(search);
      if (id !== null) {
        // From one row's details to the next: Back closes them all the same.
        const isNext = asked.has("details");
        asked.set("details", id);
        closed.current = "";
        if (isNext) navigate(`${path}?${asked}`, { replace: true, state: history.state as unknown });
        else navigate(`${path}?${asked}`, { state: openedHere });
        return;
      }
      // The address follows a moment later: a second Escape must not leave the page.
      if (closed.current === search) return;
      closed.current = search;
      asked.delete("details");
      if ((history.state as Partial<typeof openedHere> | null)?.detailsOpened) history.back();
      else navigate(asked.size > 0 ? `${path}?${asked}` : path, { replace: true });
    },
    [path, search, navigate],
  );
  return { openId: new URLSearchParams(search).get("details"), onOpen };
}
