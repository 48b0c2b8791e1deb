import { LabelsScreen, type LabelsScreenProps } from "@amberline/flows/labels";
import { HomePage } from "../host/HomePage";
import type { OverPage } from "../host/flowScreen";

const close = () => {};

export default function LabelsHost({
  snapshot,
  send,
  onClose = close,
  behind = <HomePage />,
}: Pick<LabelsScreenProps, "snapshot" | "send"> & Partial<Pick<LabelsScreenProps, "onClose">> & OverPage) {
  return (
    <>
      {behind}
      <LabelsScreen snapshot={snapshot} send={send} onClose={onClose} />
    </>
  );
}
