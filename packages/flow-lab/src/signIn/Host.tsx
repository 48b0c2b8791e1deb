import {
  signInFormRules,
  type signInMachine,
  SignInScreen,
  type SignInScreenProps,
} from "@amberline/flows/signIn";
import { BrokenPage } from "@amberline/flows/parts";
import { Button } from "@amberline/ui/Button";
import { HomePage } from "../host/HomePage";
import { FlowFrame } from "../host/FlowFrame";
import { isOn, nothing } from "../host/flowScreen";
import type { SnapshotFrom } from "xstate";

export const renderSignInLink: SignInScreenProps["renderLink"] = (to, words) => (
  <Button appearance={to === "signUp" ? "plain" : "primary"}>{words}</Button>
);

interface SignInHostProps extends Pick<SignInScreenProps, "send"> {
  snapshot: SnapshotFrom<typeof signInMachine>;
}

/** Signing in, up to the home page. */
export default function SignInHost({ snapshot, send }: SignInHostProps) {
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
