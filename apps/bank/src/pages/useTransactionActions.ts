import { useMemo } from "react";
import type { TransactionActions, TransactionNotesProps } from "@amberline/flows/transactions";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { paths } from "../paths";
import { saved } from "@amberline/app-kit/files";
import { withWords } from "../wiring/i18n/createTexts";
import { useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { followedBy } from "./RouteButton";
import { useLeaveFor } from "./useLeaveFor";
import { useSaveAsTemplate } from "./useSaveAsTemplate";
import { useSendTo } from "./useSendTo";

const debitOf = (payment: string) => `${paths.directDebits}?${new URLSearchParams({ payment })}`;

const Notes = lazyComponent<TransactionNotesProps>(withWords(["notes"], () => import("./TransactionNotes")));

/** Actions on a transaction, the same on every page. */
export function useTransactionActions(): TransactionActions {
  const client = useClient();
  const { hasDirectDebits } = useCustomer().account;
  const leaveFor = useLeaveFor();
  const sendTo = useSendTo();
  const saveAsTemplate = useSaveAsTemplate();
  return useMemo(
    () => ({
      saveReceipt: ({ id, kind }) =>
        saved(client.transactionPdf({ id, type: kind === "fee" ? "fee" : "transaction" })),
      sendAgain: sendTo,
      saveAsTemplate,
      directDebit: hasDirectDebits
        ? { hrefOf: debitOf, onOpen: (id, event) => followedBy(event, () => leaveFor(debitOf(id))) }
        : undefined,
      Notes,
    }),
    [client, sendTo, saveAsTemplate, hasDirectDebits, leaveFor],
  );
}
