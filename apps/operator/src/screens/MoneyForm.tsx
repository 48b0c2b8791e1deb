import { useState } from "react";
import { letMoneyArrive, takeFee } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Columns } from "@amberline/ui/Columns";
import { Row, Stack } from "@amberline/ui/Stack";
import { TextField } from "@amberline/ui/TextField";
import { Choice } from "../parts/Choice";
import { useMutation } from "../wiring/useMutation";
import { useTranslation } from "../i18n";

const statuses = ["done", "pending", "new"] as const;
const decimal = /^\d{1,9}(?:[.,]\d{1,2})?$/;

interface MoneyFormProps {
  /** When omitted, the form asks for the account. */
  account?: string;
  /** Called to close the form; without it the form is always open. */
  onClose?: () => void;
}

/** Books an incoming payment or a fee on an account. */
export function MoneyForm({ account, onClose }: MoneyFormProps) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const [named, setNamed] = useState("");
  const [amount, setAmount] = useState("");
  const [reference, setReference] = useState("");
  const [status, setStatus] = useState<(typeof statuses)[number]>("done");
  const [isTried, setTried] = useState(false);
  const isWrong = !decimal.test(amount.trim());
  const move = { account: account ?? named, amount: amount.trim().replace(",", "."), reference };
  const arrive = () => perform("arrive", letMoneyArrive, { ...move, status }, t("money.arrived"));
  const charge = () => perform("charge", takeFee, move, t("money.charged"));
  const carryOut = async (action: typeof arrive | typeof charge) => {
    setTried(true);
    if (isWrong || !(await action())) return;
    setAmount("");
    setTried(false);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void carryOut(arrive);
      }}
    >
      <Stack>
        <Columns min={11}>
          {account === undefined ? (
            <TextField label={t("money.account")} value={named} onChange={({ value }) => setNamed(value)} />
          ) : null}
          <TextField
            label={t("money.amount")}
            value={amount}
            inputMode="decimal"
            onChange={({ value }) => setAmount(value)}
            {...(isTried && isWrong ? { error: t("money.amountWrong") } : {})}
          />
          <TextField
            label={t("money.reference")}
            value={reference}
            maxLength={140}
            onChange={({ value }) => setReference(value)}
          />
          <Choice
            label={t("money.status")}
            value={status}
            options={statuses.map((value) => ({ value, label: t(`payment.status.${value}`) }))}
            onChange={setStatus}
          />
        </Columns>
        <Row rowGap={8}>
          <Button type="submit" appearance="quiet" isBusy={busy === "arrive"}>
            {t("money.arrive")}
          </Button>
          <Button
            type="button"
            appearance="plain"
            isBusy={busy === "charge"}
            onClick={() => void carryOut(charge)}
          >
            {t("money.charge")}
          </Button>
          {onClose ? (
            <Button type="button" appearance="plain" onClick={onClose}>
              {t("page.close")}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
}
