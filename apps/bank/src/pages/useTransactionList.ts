import { useEffect, useState } from "react";
import {
  wireTransactions,
  type TransactionsInput,
  type transactionsMachine,
} from "@amberline/flows/transactions";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import { followAttention, isAttended } from "../wiring/browser/attention";
import { live } from "../wiring/live";
import { subscribeToAccountChanges } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";

type Reading = NonNullable<Parameters<typeof wireTransactions>[1]>;
type Snapshot = SnapshotFrom<typeof transactionsMachine>;

const atRest: unknown[] = ["resting", "refreshing", "paused"];
const shownAs = ({ value }: Snapshot) =>
  typeof value === "object" && atRest.includes(value.shown) ? "atRest" : JSON.stringify(value);

/** A refresh in progress or paused looks the same on screen, so it causes no render. */
const looksSame = (a: Snapshot, b: Snapshot) =>
  shallowEqual(a.context, b.context) && shownAs(a) === shownAs(b);

const whole = (snapshot: Snapshot) => snapshot;

/** The current account's transactions: polled while the page is visible and online and no stream tells of news, reloaded when another tab pays. */
export function useTransactionList(reading: Reading = {}, begin: Omit<TransactionsInput, "accountId"> = {}) {
  const client = useClient();
  const { accounts } = useBank();
  const { account } = useCustomer();
  const [machine] = useState(() =>
    wireTransactions(
      {
        transactions: client.transactions,
        refreshAccount: accounts.refresh,
        isToldOfNews: live.isOpen.get,
      },
      reading,
    ),
  );
  const list = useActorRef(machine, { input: { accountId: account.id, ...begin } });
  const snapshot = useSelector(list, whole, looksSame);

  useEffect(() => {
    const tell = () => list.send({ type: isAttended() ? "page.shown" : "page.hidden" });
    if (!isAttended()) tell();
    return followAttention(tell);
  }, [list]);

  useEffect(() => subscribeToAccountChanges(() => list.send({ type: "account.changed" })), [list]);

  // What was polled until then is polled again.
  useEffect(
    () => live.isOpen.subscribe(() => live.isOpen.get() || list.send({ type: "account.changed" })),
    [list],
  );

  return { snapshot, send: list.send };
}
