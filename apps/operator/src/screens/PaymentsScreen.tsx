import { useState, type ReactNode } from "react";
import { listPayments, pauseClearing, runClearing } from "@amberline/api/operator";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { Checkbox } from "@amberline/ui/Checkbox";
import { Icon } from "@amberline/ui/Icon";
import { SearchField } from "@amberline/ui/SearchField";
import { Row, Stack } from "@amberline/ui/Stack";
import { Switch } from "@amberline/ui/Switch";
import { Heading } from "@amberline/ui/Text";
import { ArrowDownToLine } from "lucide-react";
import { Nothing } from "../parts/Nothing";
import { Page } from "../parts/Page";
import { PaymentTable } from "../parts/PaymentTable";
import { useAnswer } from "../wiring/useAnswer";
import { useDeed } from "../wiring/useDeed";
import { useSearch } from "../wiring/useSearch";
import { useWords } from "../words/useWords";
import { MoneyForm } from "./MoneyForm";

function Clearing({ isPaused, children }: { isPaused: boolean; children: ReactNode }) {
  const { say } = useWords();
  const { busy, perform } = useDeed();
  const pause = (paused: boolean) =>
    void perform("pause", pauseClearing, { paused }, say(paused ? "clearing.paused" : "clearing.resumed"));
  return (
    <Card padding={24} narrowPadding={16} aria-label={say("clearing.pause")}>
      <Switch
        label={say("clearing.pause")}
        description={say(isPaused ? "clearing.byHand" : "clearing.byItself")}
        isOn={isPaused}
        isBusy={busy === "pause"}
        onChange={({ isOn }) => pause(isOn)}
      />
      <Row rowGap={8}>
        {isPaused ? null : (
          <Button
            appearance="quiet"
            isBusy={busy === "run"}
            onClick={() => void perform("run", runClearing, {}, say("clearing.ran"))}
          >
            {say("clearing.run")}
          </Button>
        )}
        {children}
      </Row>
    </Card>
  );
}

/** Payments on their way, to be settled, declined, failed or sent back by hand, and the newest of the others. */
export function PaymentsScreen() {
  const { say } = useWords();
  const { typed, setTyped, search } = useSearch();
  const [isMoving, setMoving] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const read = useAnswer(listPayments, { search, waiting });
  return (
    <Page title={say("payments.title")} lead={say("payments.lead")} read={read}>
      {({ payments, isPaused }) => (
        <>
          <Clearing isPaused={isPaused}>
            {isMoving ? null : (
              <Button
                appearance="quiet"
                icon={<Icon icon={ArrowDownToLine} />}
                onClick={() => setMoving(true)}
              >
                {say("money.title")}
              </Button>
            )}
          </Clearing>
          {isMoving ? (
            <Card padding={24} narrowPadding={16} aria-label={say("money.title")}>
              <Heading size="title">{say("money.title")}</Heading>
              <MoneyForm onClose={() => setMoving(false)} />
            </Card>
          ) : null}
          <Stack gap={12}>
            <SearchField
              label={say("payments.search")}
              value={typed}
              maxLength={100}
              onChange={({ value }) => setTyped(value)}
            />
            <Checkbox
              label={say("payments.waitingOnly")}
              isChecked={waiting}
              onChange={({ isChecked }) => setWaiting(isChecked)}
            />
          </Stack>
          {payments.length === 0 ? (
            <Nothing title={say("payments.none")} />
          ) : (
            <PaymentTable payments={payments} />
          )}
        </>
      )}
    </Page>
  );
}
