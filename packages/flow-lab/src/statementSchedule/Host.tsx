import {
  StatementScheduleScreen,
  type StatementScheduleScreenProps,
} from "@amberline/flows/statementSchedule";
import { HomePage } from "../host/HomePage";
import type { OverPage } from "../host/flowScreen";

const close = () => {};

export default function StatementScheduleHost({
  snapshot,
  send,
  onClose = close,
  behind = <HomePage />,
}: Pick<StatementScheduleScreenProps, "snapshot" | "send"> &
  Partial<Pick<StatementScheduleScreenProps, "onClose">> &
  OverPage) {
  return (
    <>
      {behind}
      <StatementScheduleScreen snapshot={snapshot} send={send} onClose={onClose} />
    </>
  );
}
