import { VerificationScreen, type VerificationScreenProps } from "../verification";
import { isOn, type OverPage } from "./flowScreen";
import { HomePage } from "./HomePage";

/** Stands where the third party's widget would: pictures of it are not ours to keep. */
const stub = (
  <div style={{ blockSize: "24rem", border: "1px dashed var(--color-border-strong)", borderRadius: 8 }} />
);

/** The identity check over the home page. */
export default function VerificationFlow({
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
