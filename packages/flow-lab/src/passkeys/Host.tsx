import { PasskeysScreen, type PasskeysScreenProps } from "@amberline/flows/passkeys";
import { HomePage } from "../host/HomePage";
import { exampleDay } from "../host/exampleDay";
import type { OverPage } from "../host/flowScreen";

export default function PasskeysHost({
  snapshot,
  send,
  behind = <HomePage />,
}: Pick<PasskeysScreenProps, "snapshot" | "send"> & OverPage) {
  return (
    <>
      {behind}
      {snapshot.status === "active" ? (
        <PasskeysScreen snapshot={snapshot} send={send} timeZone={exampleDay.timeZone} />
      ) : null}
    </>
  );
}
