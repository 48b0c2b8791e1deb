import { useEffect, useRef, useState } from "react";
import { agreementCalls, type Agreement, type Agreements, type Outcome } from "@amberline/api/client";
import { failureNotice, type Notice } from "@amberline/flows/shared";
import { catchUp } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";

interface Shown {
  /** Null until it is read. */
  agreed: Agreements | null;
  notice: Notice | null;
  isBusy: boolean;
}

/** What the customer has agreed to, and how to agree to what is new. `isLooking`: what is about to change is seen. */
export function useAgreements({ isLooking }: { isLooking: boolean }) {
  const { client, accounts } = useBank();
  const [calls] = useState(() => agreementCalls(client.send));
  const [state, setState] = useState<Shown>({ agreed: null, notice: null, isBusy: true });
  const [reading, setReading] = useState(0);
  const isUnseen = useCustomer().user.changedDocuments.length > 0 && isLooking;
  const isShown = state.agreed !== null;
  useEffect(() => {
    if (isShown && isUnseen) void calls.seeChanges().then(({ ok }) => (ok ? accounts.refresh() : undefined));
  }, [calls, accounts, isShown, isUnseen]);
  const take = (answer: Outcome<Agreements>) =>
    setState((before) => {
      if (answer.ok) return { agreed: answer.data, notice: null, isBusy: false };
      // Nobody asked for what is read again by itself.
      return before.isBusy ? { ...before, notice: failureNotice(answer), isBusy: false } : before;
    });
  const question = useRef(new AbortController());
  const isAgreeing = useRef(false);
  useEffect(() => {
    const { signal } = (question.current = new AbortController());
    void calls.agreements({ signal }).then((answer) => {
      // What is read while an agreement is on its way may be from before it.
      if (!signal.aborted && !isAgreeing.current) take(answer);
    });
    return () => question.current.abort();
  }, [calls, reading]);
  useEffect(() => catchUp(() => setReading((times) => times + 1)), []);
  const wait = () => setState((before) => ({ ...before, notice: null, isBusy: true }));
  return {
    ...state,
    retry() {
      wait();
      setReading((times) => times + 1);
    },
    agree(agreement: Agreement) {
      wait();
      isAgreeing.current = true;
      void calls.agreeTo(agreement).then((answer) => {
        isAgreeing.current = false;
        question.current.abort();
        take(answer);
      });
    },
  };
}
