import { type SessionDialogProps, SessionDialogs } from "@amberline/flows/sessionClock";
import { HomePage } from "../host/HomePage";
import type { OverPage } from "../host/flowScreen";

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
