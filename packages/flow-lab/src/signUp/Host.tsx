import { readPhone } from "@amberline/domain/phone";
import { BrokenPage } from "@amberline/flows/parts";
import { SignUpScreen, type SignUpScreenProps } from "@amberline/flows/signUp";
import { Button } from "@amberline/ui/Button";
import { FlowFrame } from "../host/FlowFrame";
import { SignInPage } from "../host/SignInPage";
import { estimator } from "../host/estimator";
import { isOn, nothing } from "../host/flowScreen";

export const loadPhones = async () => readPhone;

const renderLink: SignUpScreenProps["renderLink"] = (_, words) => <Button appearance="plain">{words}</Button>;

/** Links and terms around the form. */
export const signUpLinks = { renderLink, termsUrl: "https://amberline.example/documents" };

const confirming = { input: "signedUp", path: "" };

/** Sign-up, up to the confirmation code. */
export default function SignUpHost({ snapshot, send }: Pick<SignUpScreenProps, "snapshot" | "send">) {
  if (isOn(snapshot, "confirm")) return <SignInPage way={confirming} />;
  if (isOn(snapshot, "none")) return <SignInPage />;
  return (
    <FlowFrame width={464}>
      {isOn(snapshot, "errorPage") ? (
        <BrokenPage onBack={nothing} />
      ) : (
        <SignUpScreen
          snapshot={snapshot}
          send={send}
          estimator={estimator}
          loadPhones={loadPhones}
          {...signUpLinks}
        />
      )}
    </FlowFrame>
  );
}
