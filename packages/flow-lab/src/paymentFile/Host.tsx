import { useTranslation } from "@amberline/flows/i18n";
import { PaymentFilesScreen, type PaymentFilesScreenProps } from "@amberline/flows/paymentFile";
import { money } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { HomePage } from "../host/HomePage";
import { exampleDay } from "../host/exampleDay";
import { FlowFrame } from "../host/FlowFrame";

export type PaymentFileFlowProps = Pick<PaymentFilesScreenProps, "snapshot" | "send"> &
  Partial<
    Pick<
      PaymentFilesScreenProps,
      "onOpen" | "onClose" | "onSave" | "onReport" | "refusesNames" | "seesSalaries"
    >
  >;

const unreachable = async () => ({ ok: false, problem: "unreachable" }) as const;

export default function PaymentFileHost({ snapshot, send, ...around }: PaymentFileFlowProps) {
  const { t } = useTranslation();
  if (snapshot.status !== "active") return <HomePage />;
  return (
    <FlowFrame width={960}>
      <PaymentFilesScreen
        snapshot={snapshot}
        send={send}
        available={money(40_231_875, "EUR")}
        refusesNames={false}
        seesSalaries
        approvalsButton={<Button>{t("paymentFile.seeApprovals")}</Button>}
        hrefOf={(id) => `#${id}`}
        onOpen={(id, event) => {
          event.preventDefault();
          send({ type: "file.open", id });
        }}
        onClose={() => send({ type: "list.open" })}
        onSave={() => {}}
        onReport={unreachable}
        today={exampleDay.today}
        timeZone={exampleDay.timeZone}
        {...around}
      />
    </FlowFrame>
  );
}
