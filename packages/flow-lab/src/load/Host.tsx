import { LoadScreen, type LoadScreenProps } from "@amberline/flows/load";
import { HomePage } from "../host/HomePage";
import { OpenVerification } from "../host/OpenVerification";
import { Page } from "../host/Page";
import { isOn, nothing } from "../host/flowScreen";

export type LoadFlowProps = Pick<LoadScreenProps, "snapshot" | "send"> &
  Partial<Pick<LoadScreenProps, "onCopied">>;

/** The bank details money is loaded with. */
export default function LoadHost({ onCopied = nothing, ...props }: LoadFlowProps) {
  if (props.snapshot.status !== "active") return <HomePage />;
  return (
    <Page width={960}>
      <LoadScreen onCopied={onCopied} {...props} />
      {isOn(props.snapshot, "verification") ? <OpenVerification /> : null}
    </Page>
  );
}
