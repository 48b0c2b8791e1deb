import { RedirectScreen, type RedirectScreenProps } from "@amberline/flows/appRedirect";
import { LinkButton } from "@amberline/ui/Button";
import { FlowFrame } from "../host/FlowFrame";
import { SignInPage } from "../host/SignInPage";

const renderAppLink: RedirectScreenProps["renderAppLink"] = (link, words) => (
  <LinkButton href={link}>{words}</LinkButton>
);

export default function AppRedirectHost({ snapshot, send }: Pick<RedirectScreenProps, "snapshot" | "send">) {
  if (snapshot.status !== "active") return <SignInPage />;
  return (
    <FlowFrame width={400}>
      <RedirectScreen snapshot={snapshot} send={send} renderAppLink={renderAppLink} />
    </FlowFrame>
  );
}
