import { ChangePasswordScreen, type ChangePasswordScreenProps } from "@amberline/flows/passwordChange";
import { HomePage } from "../host/HomePage";
import { FlowFrame } from "../host/FlowFrame";
import { estimator } from "../host/estimator";

const customer = { email: "anna@example.lv", about: ["Anna", "Bērziņa", "anna@example.lv"] };

export default function PasswordChangeHost({
  snapshot,
  send,
}: Pick<ChangePasswordScreenProps, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={560}>
      <ChangePasswordScreen snapshot={snapshot} send={send} estimator={estimator} {...customer} />
    </FlowFrame>
  );
}
