import { useEffect, useState } from "react";
import { useMachine } from "@xstate/react";
import { enteredBy } from "../wiring/accounts/enteredBy";
import { online } from "../wiring/browser/online";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { paymentInput, sendPaymentUpdates } from "../wiring/payments/paymentUpdates";
import { wirePayments } from "../wiring/payments/wirePayments";
import { useShellDialogs } from "./shellDialogs";

/** A payment from the current account. Navigation is blocked while it is being made. */
export function usePayment() {
  const client = useClient();
  const { session, accounts, moneyInFlight, now } = useBank();
  const { account } = useCustomer();
  const dialogs = useShellDialogs();
  const [machine] = useState(() =>
    wirePayments(account.id, client, session, {
      verify: () => dialogs.open("verificationBySend"),
      enteredBy: () => enteredBy(accounts),
      now,
    }),
  );
  const [input] = useState(() => paymentInput(account));
  const [snapshot, send] = useMachine(machine, { input });
  const isInFlight = snapshot.hasTag("money-in-flight");

  useEffect(() => sendPaymentUpdates(account.id, accounts, send), [account.id, accounts, send]);

  // Resolve a payment of unknown outcome as soon as the connection is back.
  useEffect(() => online.subscribe(() => online.get() && send({ type: "check.retry" })), [send]);

  useEffect(() => {
    moneyInFlight.set(isInFlight);
    return () => moneyInFlight.set(false);
  }, [moneyInFlight, isInFlight]);

  return { snapshot, send };
}
