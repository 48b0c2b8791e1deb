import { useMemo } from "react";
import type { TransactionActions } from "@amberline/flows/transactions";
import { saved } from "../wiring/browser/saveFile";
import { useClient } from "../wiring/hooks/useClient";
import { useSaveAsTemplate } from "./useSaveAsTemplate";
import { useSendTo } from "./useSendTo";

/** Actions on a transaction, the same on every page. */
export function useTransactionActions(): TransactionActions {
  const client = useClient();
  const sendTo = useSendTo();
  const saveAsTemplate = useSaveAsTemplate();
  return useMemo(
    () => ({
      saveReceipt: ({ id, kind }) =>
        saved(client.transactionPdf({ id, type: kind === "fee" ? "fee" : "transaction" })),
      sendAgain: sendTo,
      saveAsTemplate,
    }),
    [client, sendTo, saveAsTemplate],
  );
}
