import { DevicesScreen, type DevicesScreenProps } from "../devices";
import { exampleDay } from "./exampleDay";
import { HomePage } from "./HomePage";
import type { OverPage } from "./flowScreen";

/** Where the login is signed in, over the home page. */
export default function DevicesFlow({
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
