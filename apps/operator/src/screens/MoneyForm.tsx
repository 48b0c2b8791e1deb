import { useState } from "react";
import { letMoneyArrive, takeFee } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Columns } from "@amberline/ui/Columns";
import { Row, Stack } from "@amberline/ui/Stack";
import { TextField } from "@amberline/ui/TextField";
import { Choice } from "../parts/Choice";
import { useDeed } from "../wiring/useDeed";
import { useWords } from "../words/useWords";

const statuses = ["done", "pending", "new"] as const;
const decimal = /^\d{1,9}(?:[.,]\d{1,2})?$/;

interface MoneyFormProps {
  /** The account money moves on; left out, the form asks for it. */
  account?: string;
  /** Without it the form is always there. */
  onClose?: () => void;
}

/** Lets money from another bank arrive on an account, or takes a fee from it. */
export function MoneyForm({ account, onClose }: MoneyFormProps) {
  const { say } = useWords();
  const { busy, perform } = useDeed();
  const [named, setNamed] = useState("");
  const [amount, setAmount] = useState("");
  const [reference, setReference] = useState("");
  const [status, setStatus] = useState<(typeof statuses)[number]>("done");
  const [isTried, setTried] = useState(false);
  const isWrong = !decimal.test(amount.trim());
  const move = { account: account ?? named, amount: amount.trim().replace(",", "."), reference };
  const arrive = () => perform("arrive", letMoneyArrive, { ...move, status }, say("money.arrived"));
  const charge = () => perform("charge", takeFee, move, say("money.charged"));
  const carryOut = async (deed: typeof arrive | typeof charge) => {
    setTried(true);
    if (isWrong || !(await deed())) return;
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
            <TextField label={say("money.account")} value={named} onChange={({ value }) => setNamed(value)} />
          ) : null}
          <TextField
            label={say("money.amount")}
            value={amount}
            inputMode="decimal"
            onChange={({ value }) => setAmount(value)}
            {...(isTried && isWrong ? { error: say("money.amountWrong") } : {})}
          />
          <TextField
            label={say("money.reference")}
            value={reference}
            maxLength={140}
            onChange={({ value }) => setReference(value)}
          />
          <Choice
            label={say("money.status")}
            value={status}
            options={statuses.map((value) => ({ value, label: say(`payment.status.${value}`) }))}
            onChange={setStatus}
          />
        </Columns>
        <Row rowGap={8}>
          <Button type="submit" appearance="quiet" isBusy={busy === "arrive"}>
            {say("money.arrive")}
          </Button>
          <Button
            type="button"
            appearance="plain"
            isBusy={busy === "charge"}
            onClick={() => void carryOut(charge)}
          >
            {say("money.charge")}
          </Button>
          {onClose ? (
            <Button type="button" appearance="plain" onClick={onClose}>
              {say("page.close")}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
}
