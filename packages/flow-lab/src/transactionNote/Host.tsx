import { TransactionNoteScreen, type TransactionNoteScreenProps } from "@amberline/flows/transactionNote";
import { HomePage } from "../host/HomePage";
import type { OverPage } from "../host/flowScreen";

const close = () => {};

export default function TransactionNoteHost({
  snapshot,
  send,
  isShared = false,
  onClose = close,
  behind = <HomePage />,
}: Pick<TransactionNoteScreenProps, "snapshot" | "send"> &
  Partial<Pick<TransactionNoteScreenProps, "isShared" | "onClose">> &
  OverPage) {
  return (
    <>
      {behind}
      <TransactionNoteScreen snapshot={snapshot} send={send} isShared={isShared} onClose={onClose} />
    </>
  );
}
