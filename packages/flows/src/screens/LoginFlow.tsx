import { Button } from "@amberline/ui/Button";
import { LoginScreen, type LoginScreenProps } from "../login";
import { BrokenPage } from "../screen";
import { isOn, nothing } from "./flowScreen";
import { HomePage } from "./HomePage";
import { Page } from "./Page";

export const renderSignInLink: LoginScreenProps["renderLink"] = (to, words) => (
  <Button appearance={to === "signUp" ? "plain" : "primary"}>{words}</Button>
);

/** Signing in, up to the home page. */
export default function LoginFlow({ snapshot, send }: Pick<LoginScreenProps, "snapshot" | "send">) {
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
