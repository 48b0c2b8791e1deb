import { SendScreen, type SendScreenProps } from "../send";
import { isOn } from "./flowScreen";
import { HomePage } from "./HomePage";
import { OpenVerification } from "./OpenVerification";
import { Page } from "./Page";
import { useSendProps } from "./sendProps";

const newId = () => "attempt-1";

export type SendFlowProps = Pick<SendScreenProps, "snapshot" | "send" | "findPayees">;

/** A payment, up to the page it ends on. */
export default function SendFlow(props: SendFlowProps) {
  const around = useSendProps();
  if (props.snapshot.status !== "active") return <HomePage />;
  return (
    <Page width={560}>
      <SendScreen newId={newId} {...around} {...props} />
      {isOn(props.snapshot, "verification") ? <OpenVerification /> : null}
    </Page>
  );
}
