import { useEffect, useId, useRef } from "react";
import type { PayeeBank } from "@amberline/api/client";
import { formatDate } from "@amberline/domain/dates";
import { nextLimit, type LimitsToday } from "@amberline/domain/limits";
import { formatMoney, parseAmount, type Money } from "@amberline/domain/money";
import { isForLater } from "@amberline/domain/rules";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { FormCheckbox, FormChoiceCards, FormTextField } from "@amberline/ui/form";
import { Row } from "@amberline/ui/Stack";
import { Text } from "@amberline/ui/Text";
import { useField, useForm, useFormState } from "react-final-form";
import { useTranslation } from "../i18n";
import { useBankInForm, useIsBankAwaited, useIsOutOfReach } from "../payee/PayeeBankContext";
import type { Notice } from "../shared";
import type { SendStep } from "./PaymentSteps";

/** The day a transfer reaches the other bank; `text` is a date in words. */
export type ArrivalDay = { day: "today" | "tomorrow" } | { day: "date"; text: string };

const valueOnly = { subscription: { value: true } } as const;

/** Whether the form asks for a payment later. */
export const useIsForLater = () =>
  isForLater({ when: useField<string | undefined>("when", valueOnly).input.value });

interface EditableProps {
  readOnly: boolean;
}

/** The only speed the payee's bank accepts; null if it accepts both. */
const onlySpeedOf = (bank: PayeeBank | null | undefined) =>
  bank && bank.takesInstant !== bank.takesCredit ? (bank.takesInstant ? "INSTANT" : "CREDIT") : null;

/**
 * Selects the speed the payee's bank accepts, and restores the customer's choice for a bank that accepts both. Returns the
 * only accepted speed once it is selected.
 */
function useOnlySpeed(bank: PayeeBank | null | undefined) {
  const form = useForm();
  const { input } = useField<string | undefined>("type", valueOnly);
  const replaced = useRef<string | null>(null);
  const only = onlySpeedOf(bank);
  useEffect(() => {
    if (!bank) return;
    const chosen = form.getFieldState("type")?.value as string | undefined;
    if (only && chosen !== only) {
      replaced.current = chosen ?? null;
      form.change("type", only);
    } else if (!only && replaced.current) {
      form.change("type", replaced.current);
      replaced.current = null;
    }
  }, [form, bank, only]);
  return input.value === only ? only : null;
}

/** Instant or regular; the option the payee's bank does not accept says so. */
export function SpeedField({ arrivalDay, readOnly }: EditableProps & { arrivalDay: ArrivalDay }) {
  const { t } = useTranslation();
  const bank = useBankInForm();
  const only = useOnlySpeed(bank);
  if (useIsOutOfReach()) return null;
  return (
    <FormChoiceCards
      name="type"
      readOnly={readOnly}
      label={t("send.speed")}
      description={only ? t(`send.speed.only.${only}`) : undefined}
      choices={[
        {
          value: "INSTANT",
          title: t("send.speed.INSTANT"),
          description: t("send.speed.INSTANT.text"),
          disabledReason: bank && !bank.takesInstant ? t("send.speed.noInstant") : undefined,
        },
        {
          value: "CREDIT",
          title: t("send.speed.CREDIT"),
          description:
            arrivalDay.day === "date"
              ? t("send.speed.CREDIT.text", { day: arrivalDay.text })
              : t(`send.speed.CREDIT.${arrivalDay.day}`),
          disabledReason: bank && !bank.takesCredit ? t("send.speed.noRegular") : undefined,
        },
      ]}
    />
  );
}

/** Says which planned payment this one takes the place of. */
export function ReplacedLine() {
  const { t, i18n } = useTranslation();
  const { value: day } = useField<string | undefined>("replacesDay", valueOnly).input;
  if (!day) return null;
  return <Banner tone="info">{t("send.replaces", { day: formatDate(day, i18n.language) })}</Banner>;
}

/** How much the customer's limits leave for a payment of the chosen speed. */
export function LimitLine({ limits, onChange }: { limits: LimitsToday; onChange: (() => void) | undefined }) {
  const { t, i18n } = useTranslation();
  const { input } = useField<string | undefined>("type", valueOnly);
  const next = nextLimit(limits, input.value === "INSTANT");
  // What today leaves says nothing of another day.
  if (useIsForLater() || !next) return null;
  const words = (sum: Money) => formatMoney(sum, i18n.language);
  return (
    <Row gap={8}>
      <Text size="small" tone="muted" isTabular aria-live="polite">
        {t(`send.limits.${next.name}`, { limit: words(next.limit), left: words(next.left) })}
      </Text>
      {onChange ? (
        <Button appearance="quiet" size="sm" onClick={onChange}>
          {t("send.limits.change")}
        </Button>
      ) : null}
    </Row>
  );
}

export function TemplateFields({ readOnly }: EditableProps) {
  const { t } = useTranslation();
  const { input } = useField<boolean | undefined>("saveAsTemplate", valueOnly);
  return (
    <>
      <FormCheckbox name="saveAsTemplate" label={t("send.saveAsTemplate")} readOnly={readOnly} />
      {input.value ? (
        <FormTextField
          name="templateName"
          label={t("send.templateName")}
          readOnly={readOnly}
          autoComplete="off"
        />
      ) : null}
    </>
  );
}

/** How many others have to approve a payment of this amount. */
export type ApprovalsFor = (amount: Money) => number;

export function SubmitButton({
  isBusy,
  isBlocked,
  reasonId,
  leadsOn,
  approvalsFor,
}: {
  isBusy: boolean;
  isBlocked: boolean;
  reasonId?: string;
  /** Continues to the next step; nothing is sent yet. */
  leadsOn: boolean;
  approvalsFor: ApprovalsFor;
}) {
  const { t, i18n } = useTranslation();
  const { input } = useField<string | undefined>("amount", valueOnly);
  const amount = parseAmount(input.value ?? "", "EUR", i18n.language);
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const isAwaited = useIsBankAwaited();
  const isOutOfReach = useIsOutOfReach();
  const outOfReachId = useId();
  const isLater = useIsForLater();
  const needed = amount.ok && !leadsOn ? approvalsFor(amount.money) : 0;
  const words = () => {
    if (leadsOn) return t("send.goOn");
    if (needed > 0) return t("send.submitForApproval");
    if (!amount.ok) return t(isLater ? "send.planUnknown" : "send.submitUnknown");
    const values = { amount: formatMoney(amount.money, i18n.language) };
    return t(isLater ? "send.plan" : "send.submit", values);
  };
  return (
    <>
      {needed > 0 ? <Banner tone="info">{t("send.approvals", { count: needed })}</Banner> : null}
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isBusy={isBusy || isAwaited || submitting}
        aria-disabled={isBlocked || isOutOfReach || undefined}
        aria-describedby={isBlocked ? reasonId : isOutOfReach ? outOfReachId : undefined}
      >
        {words()}
      </Button>
      {isOutOfReach ? (
        <Text id={outOfReachId} size="small" tone="muted">
          {t("send.outOfReach")}
        </Text>
      ) : null}
    </>
  );
}

interface FormLinkProps {
  step: SendStep;
  notice: Notice | null;
  /** Name in the last order sent: the account holder's once the customer has accepted it. */
  payeeName: string | undefined;
}

/** Fills in the account holder's name once accepted, and offers a regular payment when instant is refused. */
export function FormLink({ step, notice, payeeName }: FormLinkProps) {
  const { t } = useTranslation();
  const form = useForm();
  useEffect(() => {
    if (payeeName) form.change("payeeName", payeeName);
  }, [form, payeeName]);
  const bank = useBankInForm();
  if (step === "whom" || notice?.key !== "send.noInstant" || bank?.takesCredit === false) return null;
  return (
    <Button
      type="submit"
      appearance="quiet"
      size="lg"
      isFullWidth
      onClick={() => form.change("type", "CREDIT")}
    >
      {t("send.useRegular")}
    </Button>
  );
}
