import type { MoneyRequest, MoneyRequestChange } from "@amberline/api/client";
import { formatInstant } from "@amberline/domain/dates";
import { Amount } from "@amberline/ui/Amount";
import { Button } from "@amberline/ui/Button";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { Payments } from "./moneyRequests.styles";

type Received = MoneyRequest["payments"][number] | MoneyRequest["suggestions"][number];

interface RequestPaymentsProps {
  request: MoneyRequest;
  /** The change being made; null for none. */
  busy: MoneyRequestChange | null;
  /** Without it nothing can be said of a payment. */
  onChange: ((change: Pick<MoneyRequestChange, "act" | "transactionId">) => void) | null;
  timeZone: string;
}

/** What came in for a request, and what may be meant for it. */
export function RequestPayments({ request, busy, onChange, timeZone }: RequestPaymentsProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const { payments, suggestions } = request;
  const row = ({ createdAt, payer, amount }: Received, note: string) => (
    <>
      <div>
        <b>{payer || t("moneyRequests.unnamed")}</b>
        {[formatInstant(createdAt, locale, timeZone), note].filter(Boolean).join(" · ")}
      </div>
      <Amount money={amount} locale={locale} sign="always" tone="in" />
    </>
  );
  const say = (act: "match" | "unmatch", transactionId: string, payer: string) =>
    onChange ? (
      <Button
        size="sm"
        appearance={act === "match" ? "quiet" : "plain"}
        isBusy={busy?.act === act && busy.transactionId === transactionId}
        aria-disabled={busy !== null || undefined}
        aria-label={`${t(`moneyRequests.${act}`)}: ${payer}`}
        onClick={() => busy ?? onChange({ act, transactionId })}
      >
        {t(`moneyRequests.${act}`)}
      </Button>
    ) : null;
  return (
    <>
      {suggestions.length > 0 ? (
        <Stack gap={8}>
          <Heading level={3} size="body">
            {t("moneyRequests.suggestions")}
          </Heading>
          <Text size="small" tone="muted">
            {t("moneyRequests.suggestions.text")}
          </Text>
          <Payments role="list">
            {suggestions.map((each) => (
              <li key={each.id}>
                {row(each, each.reference)}
                {say("match", each.id, each.payer)}
              </li>
            ))}
          </Payments>
        </Stack>
      ) : null}
      {payments.length > 0 ? (
        <Stack gap={8}>
          <Heading level={3} size="body">
            {t("moneyRequests.payments")}
          </Heading>
          <Payments role="list">
            {payments.map((each) => (
              <li key={each.id}>
                {row(each, each.isChosen ? t("moneyRequests.chosen") : "")}
                {each.isChosen ? say("unmatch", each.id, each.payer) : null}
              </li>
            ))}
          </Payments>
        </Stack>
      ) : null}
    </>
  );
}
