import { signInFormRules, SignInScreen, type SignInScreenProps } from "@amberline/flows/signIn";
import { BrokenPage } from "@amberline/flows/parts";
import { Button } from "@amberline/ui/Button";
import { HomePage } from "../host/HomePage";
import { FlowFrame } from "../host/FlowFrame";
import { isOn, nothing } from "../host/flowScreen";

export const renderSignInLink: SignInScreenProps["renderLink"] = (to, words) => (
  <Button appearance={to === "signUp" ? "plain" : "primary"}>{words}</Button>
);

/** Signing in, up to the home page. */
export default function SignInHost({ snapshot, send }: Pick<SignInScreenProps, "snapshot" | "send">) {
  if (isOn(snapshot, "home")) return <HomePage />;
  return (
    <FlowFrame width={400}>
      {isOn(snapshot, "errorPage") ? (
        <BrokenPage onBack={nothing} />
      ) : (
        <SignInScreen
          snapshot={snapshot}
          send={send}
          renderLink={renderSignInLink}
          rules={signInFormRules}
          onHeld={nothing}
          takesPasskeys
        />
      )}
    </FlowFrame>
  );
}
