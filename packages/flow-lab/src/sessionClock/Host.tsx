import { type SessionDialogProps, SessionDialogs } from "@amberline/flows/sessionClock";
import { HomePage } from "../host/HomePage";
import type { OverPage } from "../host/flowScreen";

/** The session's dialogs over whatever page is open. */
export default function SessionClockHost({
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
