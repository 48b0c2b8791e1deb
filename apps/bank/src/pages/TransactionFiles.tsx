import { useEffect, useEffectEvent, useState } from "react";
import { transactionFileCalls, type Transaction } from "@amberline/api/client";
import { TransactionFilesPart, wireTransactionFiles } from "@amberline/flows/transactionFiles";
import { useMachine } from "@xstate/react";
import { saveFile } from "@amberline/app-kit/files";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useShowToast } from "./useShowToast";

interface TransactionFilesProps {
  transaction: Transaction;
  mayChange: boolean;
  onChanged: (transaction: Transaction) => void;
  /** While one is on its way or in question. */
  onBusy: (isBusy: boolean) => void;
}

/** The customer's files of a transaction. */
export function TransactionFiles({ transaction, mayChange, onChanged, onBusy }: TransactionFilesProps) {
  const { client: entry, newId } = useBank();
  const { account } = useCustomer();
  const showToast = useShowToast();
  const [calls] = useState(() => transactionFileCalls(entry.send));
  const [machine] = useState(() =>
    wireTransactionFiles({ ...calls, accountId: account.id, onChanged, showToast }),
  );
  const { id: transactionId } = transaction;
  const [snapshot, send] = useMachine(machine, { input: { transactionId } });
  const isBusy = !snapshot.matches("resting");
  const tell = useEffectEvent(onBusy);
  useEffect(() => tell(isBusy), [isBusy]);
  return (
    <TransactionFilesPart
      snapshot={snapshot}
      send={send}
      transaction={transaction}
      mayChange={mayChange}
      newId={newId}
      read={({ id: fileId }) => calls.transactionFile({ accountId: account.id, transactionId, fileId })}
      save={saveFile}
    />
  );
}
