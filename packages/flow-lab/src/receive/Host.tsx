import { ReceiveScreen, type ReceiveScreenProps } from "@amberline/flows/receive";
import { HomePage } from "../host/HomePage";
import { OpenVerification } from "../host/OpenVerification";
import { FlowFrame } from "../host/FlowFrame";
import { isOn, nothing } from "../host/flowScreen";

export type ReceiveFlowProps = Pick<ReceiveScreenProps, "snapshot" | "send"> &
  Partial<Pick<ReceiveScreenProps, "onCopied">>;

export default function ReceiveHost({ onCopied = nothing, ...props }: ReceiveFlowProps) {
  if (props.snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={960}>
      <ReceiveScreen onCopied={onCopied} {...props} />
      {isOn(props.snapshot, "verification") ? <OpenVerification /> : null}
    </FlowFrame>
  );
}
