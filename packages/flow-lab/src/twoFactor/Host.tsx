import { TwoFactorScreen, type TwoFactorScreenProps } from "@amberline/flows/twoFactor";
import { HomePage } from "../host/HomePage";
import type { OverPage } from "../host/flowScreen";

const file = { name: "amberline-recovery-codes.txt", heading: "Recovery codes of ilze@example.lv" };

export default function TwoFactorHost({
  snapshot,
  send,
  behind = <HomePage />,
}: Pick<TwoFactorScreenProps, "snapshot" | "send"> & OverPage) {
  return (
    <>
      {behind}
      {snapshot.status === "active" ? <TwoFactorScreen snapshot={snapshot} send={send} file={file} /> : null}
    </>
  );
}
