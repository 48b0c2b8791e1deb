import { LoginBlockScreen, type LoginBlockScreenProps } from "@amberline/flows/loginBlock";
import { Button } from "@amberline/ui/Button";
import { FlowFrame } from "../host/FlowFrame";

export const renderLinkBack: LoginBlockScreenProps["renderLink"] = (_, words) => (
  <Button appearance="plain">{words}</Button>
);

export default function LoginBlockHost({ snapshot, send }: Pick<LoginBlockScreenProps, "snapshot" | "send">) {
  return (
    <FlowFrame width={400}>
      <LoginBlockScreen snapshot={snapshot} send={send} renderLink={renderLinkBack} />
    </FlowFrame>
  );
}
