import { LimitsScreen, type LimitsScreenProps } from "@amberline/flows/limits";
import { HomePage } from "../host/HomePage";
import type { OverPage } from "../host/flowScreen";

const close = () => {};

export default function LimitsHost({
  snapshot,
  send,
  onClose = close,
  behind = <HomePage />,
}: Pick<LimitsScreenProps, "snapshot" | "send"> & Partial<Pick<LimitsScreenProps, "onClose">> & OverPage) {
  return (
    <>
      {behind}
      <LimitsScreen snapshot={snapshot} send={send} onClose={onClose} />
    </>
  );
}
