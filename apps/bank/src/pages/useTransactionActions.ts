import { useMemo } from "react";
import type { TransactionActions } from "@amberline/flows/transactions";
import { paths } from "../paths";
import { saved } from "../wiring/saveFile";
import { useClient } from "../wiring/useClient";
import { useGoTo } from "./useGoTo";
import { useSendTo } from "./useSendTo";

/** What can be done about a transaction from wherever it is looked at. */
export function useTransactionActions(): TransactionActions {
  const client = useClient();
  const sendTo = useSendTo();
  const goTo = useGoTo();
  return useMemo(
    () => ({
      saveReceipt: ({ id, kind }) =>
        saved(client.transactionPdf({ id, type: kind === "fee" ? "fee" : "transaction" })),
      sendAgain: sendTo,
      saveAsTemplate: (prefill) => goTo(paths.createTemplate, { state: prefill }),
    }),
    [client, sendTo, goTo],
  );
}
