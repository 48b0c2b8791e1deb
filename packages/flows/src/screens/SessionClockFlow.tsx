import { SessionDialogs } from "../sessionClock";
import type { SessionDialogProps } from "../sessionClock/WarningDialog";
import { HomePage } from "./HomePage";
import type { OverPage } from "./flowScreen";

/** The session's dialogs over whatever page is open. */
export default function SessionClockFlow({
  snapshot,
  send,
  behind = <HomePage />,
}: SessionDialogProps & OverPage) {
  return (
    <>
      {behind}
      <SessionDialogs snapshot={snapshot} send={send} />
    </>
  );
}
