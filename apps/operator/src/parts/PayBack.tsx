import { useState } from "react";
import { decidePayment, type OperatorPayment } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Row } from "@amberline/ui/Stack";
import { TextField } from "@amberline/ui/TextField";
import { useTranslation } from "../i18n";
import { type Mutation } from "../wiring/useMutation";
import { Narrow } from "./parts.styles";

interface PayBackProps {
  payment: OperatorPayment;
  mutation: Mutation;
}

/** Pays back a direct debit that the customer gave no mandate for, with a reason for the audit log. */
export function PayBack({ payment: { id, to_name: payee }, mutation }: PayBackProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const payBack = async (given: string) => {
    setTried(true);
    if (given.trim() === "") return;
    const request = { id, action: "payBack", reason: given } as const;
    if (await mutation.perform(`payBack ${id}`, decidePayment, request, t("payment.done.payBack")))
      setReason(null);
  };
  const button = (
    <Button
      appearance="quiet"
      aria-label={t("payment.payBack.name", { payee })}
      isBusy={mutation.busy === `payBack ${id}`}
      onClick={() => void (reason === null ? setReason("") : payBack(reason))}
    >
      {t("payment.payBack")}
    </Button>
  );
  if (reason === null) return button;
  return (
    <Narrow>
      <TextField
        label={t("payment.payBack.reason")}
        description={t("access.reasonKept")}
        value={reason}
        maxLength={200}
        onChange={({ value }) => setReason(value)}
        {...(isTried && reason.trim() === "" ? { error: t("access.reasonWanted") } : {})}
      />
      <Row rowGap={8}>
        {button}
        <Button appearance="plain" onClick={() => setReason(null)}>
          {t("payment.payBack.cancel")}
        </Button>
      </Row>
    </Narrow>
  );
}
