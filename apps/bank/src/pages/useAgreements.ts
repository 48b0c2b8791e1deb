import { useEffect, useState } from "react";
import { agreementCalls, type Agreement, type Outcome } from "@amberline/api/client";
import { failureNotice, type Notice } from "@amberline/flows/shared";
import { useBank, useCustomer } from "../wiring/hooks/useBank";

interface Agreements {
  /** Null until they are read. */
  list: readonly Agreement[] | null;
  notice: Notice | null;
  isBusy: boolean;
}

/** What the customer has agreed to, and how to agree to what is new. */
export function useAgreements() {
  const { client, accounts } = useBank();
  const [calls] = useState(() => agreementCalls(client.send));
  const [state, setState] = useState<Agreements>({ list: null, notice: null, isBusy: true });
  const [reading, setReading] = useState(0);
  const isUnseen = useCustomer().user.changedDocuments.length > 0;
  const isShown = state.list !== null;
  useEffect(() => {
    if (isShown && isUnseen) void calls.seeChanges().then(({ ok }) => (ok ? accounts.refresh() : undefined));
  }, [calls, accounts, isShown, isUnseen]);
  const take = (answer: Outcome<readonly Agreement[]>) =>
    setState(({ list }) =>
      answer.ok
        ? { list: answer.data, notice: null, isBusy: false }
        : { list, notice: failureNotice(answer), isBusy: false },
    );
  useEffect(() => {
    const question = new AbortController();
    void calls.agreements({ signal: question.signal }).then((answer) => {
      if (!question.signal.aborted) take(answer);
    });
    return () => question.abort();
  }, [calls, reading]);
  const wait = () => setState((before) => ({ ...before, notice: null, isBusy: true }));
  return {
    ...state,
    retry() {
      wait();
      setReading((times) => times + 1);
    },
    agree(agreement: Agreement) {
      wait();
      void calls.agreeTo(agreement).then(take);
    },
  };
}
