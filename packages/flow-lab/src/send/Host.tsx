import { useTranslation } from "@amberline/flows/i18n";
import { SendScreen, type SendScreenProps } from "@amberline/flows/send";
import { LinkButton } from "@amberline/ui/Button";
import { HomePage } from "../host/HomePage";
import { OpenVerification } from "../host/OpenVerification";
import { FlowFrame } from "../host/FlowFrame";
import { isOn } from "../host/flowScreen";
import { useSendProps } from "./sendProps";

const newId = () => "attempt-1";

export type SendFlowProps = Pick<SendScreenProps, "snapshot" | "send" | "onReceive"> &
  Partial<
    Pick<
      SendScreenProps,
      "findBank" | "findPayees" | "findQuote" | "limits" | "onChangeLimits" | "prefill" | "steps"
    >
  >;

/** A payment, up to the page it ends on. */
export default function SendHost(props: SendFlowProps) {
  const { t } = useTranslation();
  const around = useSendProps();
  if (props.snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={960}>
      <SendScreen
        newId={newId}
        {...around}
        {...props}
        approvalsButton={<LinkButton href="#approvals">{t("send.seeApprovals")}</LinkButton>}
      />
      {isOn(props.snapshot, "verification") ? <OpenVerification /> : null}
    </FlowFrame>
  );
}
