import { useEffect } from "react";
import { formatMoney, parseAmount } from "@amberline/domain/money";
import { Button } from "@amberline/ui/Button";
import { FormCheckbox, FormChoiceCards, FormTextField } from "@amberline/ui/form";
import { useField, useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { useBankInForm } from "../payee";
import type { Notice } from "../shared";

/** The day a transfer reaches the other bank; `text` is a date in words. */
export type ArrivalDay = { day: "today" | "tomorrow" } | { day: "date"; text: string };

const valueOnly = { subscription: { value: true } } as const;

interface EditableProps {
  readOnly: boolean;
}

/** Instant or regular; the card says what the payee's bank does not accept. */
export function SpeedField({ arrivalDay, readOnly }: EditableProps & { arrivalDay: ArrivalDay }) {
  const { t } = useTranslation();
  const bank = useBankInForm();
  return (
    <FormChoiceCards
      name="type"
      readOnly={readOnly}
      label={t("send.speed")}
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
          disabledReason: bank && !bank.takesCredit ? t("send.speed.noCredit") : undefined,
        },
      ]}
    />
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

export function SubmitButton({
  isBusy,
  isDisabled,
  reasonId,
}: {
  isBusy: boolean;
  isDisabled: boolean;
  reasonId?: string;
}) {
  const { t, i18n } = useTranslation();
  const { input } = useField<string | undefined>("amount", valueOnly);
  const amount = parseAmount(input.value ?? "", "EUR", i18n.language);
  return (
    <Button
      type="submit"
      size="lg"
      isFullWidth
      isBusy={isBusy}
      aria-disabled={isDisabled || undefined}
      aria-describedby={isDisabled ? reasonId : undefined}
    >
      {amount.ok
        ? t("send.submit", { amount: formatMoney(amount.money, i18n.language) })
        : t("send.submitUnknown")}
    </Button>
  );
}

interface FormLinkProps {
  notice: Notice | null;
  /** Name in the order last sent: the holder's, once the customer took it over. */
  payeeName: string | undefined;
}

/** Fills in the holder's name once it was taken over, and offers a regular transfer where instant is refused. */
export function FormLink({ notice, payeeName }: FormLinkProps) {
  const { t } = useTranslation();
  const form = useForm();
  useEffect(() => {
    if (payeeName) form.change("payeeName", payeeName);
  }, [form, payeeName]);
  if (notice?.key !== "send.noInstant") return null;
  const sendRegular = () => {
    form.change("type", "CREDIT");
    form.resumeValidation();
    void form.submit();
  };
  return (
    <Button appearance="quiet" size="lg" isFullWidth onClick={sendRegular}>
      {t("send.useRegular")}
    </Button>
  );
}
