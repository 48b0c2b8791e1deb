import { useEffect, useEffectEvent, useState } from "react";
import { noteCalls, type Transaction } from "@amberline/api/client";
import { hasRight } from "@amberline/domain/rights";
import { useTranslation } from "@amberline/flows/i18n";
import { NoteRows, TransactionNoteScreen, wireTransactionNote } from "@amberline/flows/transactionNote";
import type { TransactionNotesProps } from "@amberline/flows/transactions";
import { useMachine } from "@xstate/react";
import { catchUp } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { TransactionFiles } from "./TransactionFiles";
import { useShowToast } from "./useShowToast";

interface NoteDialogProps {
  transactionId: string;
  onSaved: (transaction: Transaction) => void;
  onClosed: () => void;
}

function NoteDialog({ transactionId, onSaved, onClosed }: NoteDialogProps) {
  const { t } = useTranslation();
  const { transactions } = useClient();
  const { client: entry } = useBank();
  const showToast = useShowToast();
  const { account, user } = useCustomer();
  const [machine] = useState(() =>
    wireTransactionNote({
      ...{ accountId: account.id, notFound: t("details.notFound") },
      ...{ transactions, showToast, ...noteCalls(entry.send) },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { transactionId } });
  const leave = useEffectEvent(() => {
    if (snapshot.context.transaction) onSaved(snapshot.context.transaction);
    onClosed();
  });
  const isDone = snapshot.status !== "active";
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  return (
    <TransactionNoteScreen snapshot={snapshot} send={send} isShared={user.isCompany} onClose={onClosed} />
  );
}

/** Accounts whose notes have changed since their lists were read: what a list says may be old. */
const changed = new Set<string>();

/** What a customer says of a transaction, and puts beside it. */
export default function TransactionNotes({ transaction, onEditing }: TransactionNotesProps) {
  const client = useClient();
  const { account } = useCustomer();
  const { id } = transaction;
  const [shown, show] = useState(transaction);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isEditing = isOpen || isBusy;
  const tell = useEffectEvent(onEditing);
  useEffect(() => tell(isEditing), [isEditing]);
  const keep = (latest: Transaction) => {
    changed.add(account.id);
    show(latest);
  };
  const [reading, setReading] = useState(0);
  useEffect(() => catchUp(() => setReading((times) => times + 1)), []);
  useEffect(() => {
    if (isEditing || (reading === 0 && !changed.has(account.id))) return;
    const stop = new AbortController();
    const { signal } = stop;
    const query = { accountId: account.id, transactionId: id, limit: 1 };
    void client.transactions(query, { signal }).then((answer) => {
      const [latest] = answer.ok ? answer.data.transactions : [];
      if (latest && !signal.aborted) show(latest);
    });
    return () => stop.abort();
  }, [client, account.id, id, isEditing, reading]);
  const mayChange =
    !transaction.isHidden && (account.access === null || hasRight(account.access.rights, "prepare"));
  return (
    <>
      <NoteRows transaction={shown} onChange={mayChange ? () => setOpen(true) : undefined} />
      <TransactionFiles transaction={shown} mayChange={mayChange} onChanged={keep} onBusy={setBusy} />
      {isOpen ? <NoteDialog transactionId={id} onSaved={keep} onClosed={() => setOpen(false)} /> : null}
    </>
  );
}
