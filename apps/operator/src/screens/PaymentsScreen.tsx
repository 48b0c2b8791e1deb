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
import { May } from "../parts/May";
import { Nothing } from "../parts/Nothing";
import { OperatorPage } from "../parts/OperatorPage";
import { PaymentTable } from "../parts/PaymentTable";
import { useAnswer } from "../wiring/useAnswer";
import { useMutation } from "../wiring/useMutation";
import { useSearch } from "../wiring/useSearch";
import { useTranslation } from "../i18n";
import { MoneyForm } from "./MoneyForm";

function Clearing({ isPaused, children }: { isPaused: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const { busy, perform } = useMutation();
  const pause = (paused: boolean) =>
    void perform("pause", pauseClearing, { paused }, t(paused ? "clearing.paused" : "clearing.resumed"));
  return (
    <Card aria-label={t("clearing.pause")}>
      <Switch
        label={t("clearing.pause")}
        description={t(isPaused ? "clearing.byHand" : "clearing.byItself")}
        isOn={isPaused}
        isBusy={busy === "pause"}
        onChange={({ isOn }) => pause(isOn)}
      />
      <Row rowGap={8}>
        {isPaused ? null : (
          <Button
            appearance="quiet"
            isBusy={busy === "run"}
            onClick={() => void perform("run", runClearing, {}, t("clearing.ran"))}
          >
            {t("clearing.run")}
          </Button>
        )}
        {children}
      </Row>
    </Card>
  );
}

/** Pending payments to settle, decline, fail or return by hand, and the most recent others. */
export function PaymentsScreen() {
  const { t } = useTranslation();
  const { typed, setTyped, search } = useSearch();
  const [isMoving, setMoving] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const read = useAnswer(listPayments, { search, waiting });
  return (
    <OperatorPage title={t("payments.title")} lead={t("payments.lead")} read={read}>
      {({ payments, isPaused }) => (
        <>
          <May call={pauseClearing}>
            <Clearing isPaused={isPaused}>
              {isMoving ? null : (
                <Button
                  appearance="quiet"
                  icon={<Icon icon={ArrowDownToLine} />}
                  onClick={() => setMoving(true)}
                >
                  {t("money.title")}
                </Button>
              )}
            </Clearing>
          </May>
          {isMoving ? (
            <Card aria-label={t("money.title")}>
              <Heading size="title">{t("money.title")}</Heading>
              <MoneyForm onClose={() => setMoving(false)} />
            </Card>
          ) : null}
          <Stack gap={12}>
            <SearchField
              label={t("payments.search")}
              value={typed}
              maxLength={100}
              onChange={({ value }) => setTyped(value)}
            />
            <Checkbox
              label={t("payments.waitingOnly")}
              isChecked={waiting}
              onChange={({ isChecked }) => setWaiting(isChecked)}
            />
          </Stack>
          {payments.length === 0 ? (
            <Nothing title={t("payments.none")} />
          ) : (
            <PaymentTable payments={payments} />
          )}
        </>
      )}
    </OperatorPage>
  );
}
