import {
  NotificationChoicesScreen,
  type NotificationChoicesScreenProps,
} from "@amberline/flows/notificationChoices";
import { HomePage } from "../host/HomePage";
import type { OverPage } from "../host/flowScreen";

const close = () => {};

export default function NotificationChoicesHost({
  snapshot,
  send,
  onClose = close,
  behind = <HomePage />,
}: Pick<NotificationChoicesScreenProps, "snapshot" | "send"> &
  Partial<Pick<NotificationChoicesScreenProps, "onClose">> &
  OverPage) {
  return (
    <>
      {behind}
      <NotificationChoicesScreen snapshot={snapshot} send={send} onClose={onClose} />
    </>
  );
}
