import { MailChoicesScreen, type MailChoicesScreenProps } from "@amberline/flows/mailChoices";
import { HomePage } from "../host/HomePage";
import type { OverPage } from "../host/flowScreen";

const close = () => {};

export default function MailChoicesHost({
  snapshot,
  send,
  onClose = close,
  behind = <HomePage />,
}: Pick<MailChoicesScreenProps, "snapshot" | "send"> &
  Partial<Pick<MailChoicesScreenProps, "onClose">> &
  OverPage) {
  return (
    <>
      {behind}
      <MailChoicesScreen snapshot={snapshot} send={send} onClose={onClose} />
    </>
  );
}
