import { useTranslation } from "@amberline/flows/i18n";
import { RequestedPaymentScreen, type RequestedPaymentScreenProps } from "@amberline/flows/requestedPayment";
import { Button } from "@amberline/ui/Button";
import { FlowFrame } from "../host/FlowFrame";
import { nothing } from "../host/flowScreen";

type RequestedPaymentFlowProps = Pick<RequestedPaymentScreenProps, "snapshot" | "send"> &
  Partial<Pick<RequestedPaymentScreenProps, "onCopied" | "renderPay">>;

export default function RequestedPaymentHost({ snapshot, send, ...around }: RequestedPaymentFlowProps) {
  const { t } = useTranslation();
  return (
    <FlowFrame width={960}>
      <RequestedPaymentScreen
        snapshot={snapshot}
        send={send}
        onCopied={nothing}
        renderPay={() => <Button size="lg">{t("requestedPayment.pay", { brand: "Amberline" })}</Button>}
        {...around}
      />
    </FlowFrame>
  );
}
