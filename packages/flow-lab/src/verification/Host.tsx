import { VerificationScreen, type VerificationScreenProps } from "@amberline/flows/verification";
import { HomePage } from "../host/HomePage";
import { isOn, type OverPage } from "../host/flowScreen";

/** Stands where the third party's widget would: pictures of it are not ours to keep. */
const stub = (
  <div style={{ blockSize: "24rem", border: "1px dashed var(--color-border-strong)", borderRadius: 8 }} />
);

/** The identity check over the home page. */
export default function VerificationHost({
  snapshot,
  send,
  behind = <HomePage />,
}: Pick<VerificationScreenProps, "snapshot" | "send"> & OverPage) {
  return (
    <>
      {behind}
      {isOn(snapshot, "none") ? null : <VerificationScreen snapshot={snapshot} send={send} frame={stub} />}
    </>
  );
}
