import { Button } from "@amberline/ui/Button";
import { ResetPasswordScreen, type ResetPasswordScreenProps } from "../passwordReset";
import { BrokenPage } from "../screen";
import { estimator } from "./estimator";
import { isOn, nothing } from "./flowScreen";
import { Page } from "./Page";
import { SignInPage } from "./SignInPage";

export const renderLinkBack: ResetPasswordScreenProps["renderLink"] = (_, words) => (
  <Button appearance="plain">{words}</Button>
);

/** A new password by an e-mailed code, back to signing in. */
export default function PasswordResetFlow({
  snapshot,
  send,
}: Pick<ResetPasswordScreenProps, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <SignInPage />;
  return (
    <Page width={400}>
      {isOn(snapshot, "errorPage") ? (
        <BrokenPage onBack={nothing} />
      ) : (
        <ResetPasswordScreen
          snapshot={snapshot}
          send={send}
          estimator={estimator}
          renderLink={renderLinkBack}
        />
      )}
    </Page>
  );
}
