import { ChangePasswordScreen, type ChangePasswordScreenProps } from "../passwordChange";
import { BrokenPage } from "../screen";
import { estimator } from "./estimator";
import { isOn, nothing } from "./flowScreen";
import { HomePage } from "./HomePage";
import { Page } from "./Page";

const customer = { email: "anna@example.lv", about: ["Anna", "Bērziņa", "anna@example.lv"] };

/** A new password for somebody signed in. */
export default function PasswordChangeFlow({
  snapshot,
  send,
}: Pick<ChangePasswordScreenProps, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <Page width={560}>
      {isOn(snapshot, "errorPage") ? (
        <BrokenPage onBack={nothing} />
      ) : (
        <ChangePasswordScreen snapshot={snapshot} send={send} estimator={estimator} {...customer} />
      )}
    </Page>
  );
}
