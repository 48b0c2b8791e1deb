import { LoadScreen, type LoadScreenProps } from "../load";
import { isOn, nothing } from "./flowScreen";
import { HomePage } from "./HomePage";
import { OpenVerification } from "./OpenVerification";
import { Page } from "./Page";

export type LoadFlowProps = Pick<LoadScreenProps, "snapshot" | "send"> &
  Partial<Pick<LoadScreenProps, "onCopied">>;

/** The bank details money is loaded with. */
export default function LoadFlow({ onCopied = nothing, ...props }: LoadFlowProps) {
  if (props.snapshot.status !== "active") return <HomePage />;
  return (
    <Page width={960}>
      <LoadScreen onCopied={onCopied} {...props} />
      {isOn(props.snapshot, "verification") ? <OpenVerification /> : null}
    </Page>
  );
}
