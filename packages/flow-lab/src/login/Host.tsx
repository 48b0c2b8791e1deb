import { LoginScreen, type LoginScreenProps } from "@amberline/flows/login";
import { BrokenPage } from "@amberline/flows/screen";
import { Button } from "@amberline/ui/Button";
import { HomePage } from "../host/HomePage";
import { Page } from "../host/Page";
import { isOn, nothing } from "../host/flowScreen";

export const renderSignInLink: LoginScreenProps["renderLink"] = (to, words) => (
  <Button appearance={to === "signUp" ? "plain" : "primary"}>{words}</Button>
);

/** Signing in, up to the home page. */
export default function LoginHost({ snapshot, send }: Pick<LoginScreenProps, "snapshot" | "send">) {
  if (isOn(snapshot, "home")) return <HomePage />;
  return (
    <Page width={400}>
      {isOn(snapshot, "errorPage") ? (
        <BrokenPage onBack={nothing} />
      ) : (
        <LoginScreen snapshot={snapshot} send={send} renderLink={renderSignInLink} />
      )}
    </Page>
  );
}
