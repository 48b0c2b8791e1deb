import { ResetPasswordScreen, type ResetPasswordScreenProps } from "@amberline/flows/passwordReset";
import { Button } from "@amberline/ui/Button";
import { FlowFrame } from "../host/FlowFrame";
import { SignInPage } from "../host/SignInPage";
import { estimator } from "../host/estimator";

export const renderLinkBack: ResetPasswordScreenProps["renderLink"] = (_, words) => (
  <Button appearance="plain">{words}</Button>
);

export default function PasswordResetHost({
  snapshot,
  send,
}: Pick<ResetPasswordScreenProps, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <SignInPage />;
  return (
    <FlowFrame width={400}>
      <ResetPasswordScreen
        snapshot={snapshot}
        send={send}
        estimator={estimator}
        renderLink={renderLinkBack}
      />
    </FlowFrame>
  );
}
