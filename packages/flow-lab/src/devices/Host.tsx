import { DevicesScreen, type DevicesScreenProps } from "@amberline/flows/devices";
import { HomePage } from "../host/HomePage";
import { exampleDay } from "../host/exampleDay";
import type { OverPage } from "../host/flowScreen";

export default function DevicesHost({
  snapshot,
  send,
  behind = <HomePage />,
}: Pick<DevicesScreenProps, "snapshot" | "send"> & OverPage) {
  return (
    <>
      {behind}
      {snapshot.status === "active" ? (
        <DevicesScreen snapshot={snapshot} send={send} timeZone={exampleDay.timeZone} />
      ) : null}
    </>
  );
}
