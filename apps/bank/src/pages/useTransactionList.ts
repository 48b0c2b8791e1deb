import { useEffect, useState } from "react";
import { wireTransactions, type TransactionsInput } from "@amberline/flows/transactions";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { hearAccountTabs } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";

type Reading = NonNullable<Parameters<typeof wireTransactions>[1]>;

const resting = { shown: "resting" } as const;
const unseen: unknown[] = ["refreshing", "paused"];
const isUnseen = (value: unknown) =>
  typeof value === "object" && value !== null && "shown" in value && unseen.includes(value.shown);
const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The list of the current account on its machine: polled while it is looked at, read again when another tab pays. */
export function useTransactionList(reading: Reading = {}, begin: Omit<TransactionsInput, "accountId"> = {}) {
  const client = useClient();
  const { accounts } = useBank();
  const { account } = useCustomer();
  const [machine] = useState(() =>
    wireTransactions({ transactions: client.transactions, refreshAccount: accounts.refresh }, reading),
  );
  const list = useActorRef(machine, { input: { accountId: account.id, ...begin } });
  const context = useSelector(list, (snapshot) => snapshot.context, shallowEqual);
  // While a refresh is under way nothing on screen changes, so nothing is drawn again.
  const value = useSelector(list, ({ value }) => (isUnseen(value) ? resting : value), isSameValue);

  useEffect(() => {
    const tell = () => list.send({ type: document.hidden ? "page.hidden" : "page.shown" });
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [list]);

  useEffect(() => hearAccountTabs(() => list.send({ type: "account.changed" })), [list]);

  return { snapshot: { context, value, getMeta: () => list.getSnapshot().getMeta() }, send: list.send };
}
