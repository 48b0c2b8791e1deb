import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Transaction } from "@amberline/api/client";
import { failureNoticeOr, type Notice } from "@amberline/flows/shared";
import { useLocation, useSearch } from "wouter";
import { useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { useShowToast } from "./useShowToast";

const openedHere = { detailsOpened: true };

/** One that the list does not have: older than its loaded pages, or outside its filter. Says if it can't be shown. */
function useFound(openId: string | null, listed: readonly Transaction[] | undefined, close: () => void) {
  const client = useClient();
  const showToast = useShowToast();
  const { account } = useCustomer();
  const [found, setFound] = useState<Transaction | null>(null);
  const giveUp = useEffectEvent((notice: Notice) => {
    showToast({ tone: "negative", notice });
    close();
  });
  const transactionId = listed?.every(({ id }) => id !== openId) ? openId : null;
  useEffect(() => {
    if (transactionId === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const query = { accountId: account.id, transactionId, limit: 1 };
    void client.transactions(query, { signal }).then((answer) => {
      if (signal.aborted) return;
      const [transaction] = answer.ok ? answer.data.transactions : [];
      if (transaction) return setFound(transaction);
      giveUp(failureNoticeOr("details.notFound", answer));
    });
    return () => stop.abort();
  }, [client, account.id, transactionId]);
  return found;
}

/** What is open, by a name in the address, so that Back closes it and a reload keeps it. */
export function useOpenInAddress(
  name: "details" | "plan" | "approval" | "file" | "request" | "mandate" | "collection" | "payment",
) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const closed = useRef("");
  const onOpen = useCallback(
    (id: string | null) => {
      const asked = new URLSearchParams(search);
      if (id !== null) {
        // From one row's details to the next: Back closes them all the same.
        const isNext = asked.has(name);
        asked.set(name, id);
        closed.current = "";
        if (isNext) navigate(`${path}?${asked}`, { replace: true, state: history.state as unknown });
        else navigate(`${path}?${asked}`, { state: openedHere });
        return;
      }
      // The address follows a moment later: a second Escape must not leave the page.
      if (closed.current === search) return;
      closed.current = search;
      asked.delete(name);
      if ((history.state as Partial<typeof openedHere> | null)?.detailsOpened) history.back();
      else navigate(asked.size > 0 ? `${path}?${asked}` : path, { replace: true });
    },
    [path, search, navigate, name],
  );
  return { openId: new URLSearchParams(search).get(name), onOpen };
}

/** The transaction whose details are open. */
export function useOpenDetails(listed: readonly Transaction[] | undefined) {
  const { openId, onOpen } = useOpenInAddress("details");
  return { openId, onOpen, found: useFound(openId, listed, () => onOpen(null)) };
}
