import { useEffect, useRef } from "react";
import { formatMoney, parseAmount } from "@amberline/domain/money";
import { paymentReferenceLimit, textLength, willBeSentAs } from "@amberline/domain/reference";
import { Button } from "@amberline/ui/Button";
import { FormCheckbox, FormChoiceCards, FormTextField } from "@amberline/ui/form";
import { useField, useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { useBankInForm } from "./PayeeBankContext";
import { rewriteAmount } from "./rewriteAmount";

const valueOnly = { subscription: { value: true } } as const;

interface EditableProps {
  isReadOnly: boolean;
}

/** Text that travels through SEPA: says what letters will become when that differs. */
function SepaTextField({
  name,
  label,
  isReadOnly,
  limit,
}: EditableProps & { name: string; label: string; limit?: number }) {
  const { t } = useTranslation();
  const { input } = useField<string | undefined>(name, valueOnly);
  const sentAs = willBeSentAs(input.value ?? "");
  return (
    <FormTextField
      name={name}
      label={label}
      readOnly={isReadOnly}
      autoComplete="off"
      {...(sentAs ? { description: t("send.sentAs", { text: sentAs }) } : {})}
      {...(limit
        ? {
            counter: (text: string) =>
              t("send.counter", { typed: String(textLength(text)), limit: String(limit) }),
          }
        : {})}
    />
  );
}

export function PayeeNameField(props: EditableProps) {
  const { t } = useTranslation();
  return <SepaTextField name="payeeName" label={t("send.payeeName")} {...props} />;
}

export function ReferenceField(props: EditableProps) {
  const { t } = useTranslation();
  return (
    <SepaTextField name="reference" label={t("send.reference")} limit={paymentReferenceLimit} {...props} />
  );
}

/** Keeps the amount that was typed when the language changes: written as the new one does. */
export function AmountInLanguage() {
  const { i18n } = useTranslation();
  const form = useForm();
  const locale = i18n.language;
  const written = useRef(locale);
  useEffect(() => {
    if (written.current === locale) return;
    const typed = form.getFieldState("amount")?.value as string | undefined;
    const amount = rewriteAmount(typed ?? "", written.current, locale);
    written.current = locale;
    if (amount !== null) form.change("amount", amount);
  }, [form, locale]);
  return null;
}

/** Instant or regular, with what the payee's bank does not take said on the card. */
export function SpeedField({ arrivalDay, isReadOnly }: EditableProps & { arrivalDay: string }) {
  const { t } = useTranslation();
  const bank = useBankInForm();
  return (
    <FormChoiceCards
      name="type"
      readOnly={isReadOnly}
      label={t("send.speed")}
      choices={[
        {
          value: "INSTANT",
          title: t("send.speed.INSTANT"),
          description: t("send.speed.INSTANT.text"),
          ...(bank && !bank.takesInstant ? { disabledReason: t("send.speed.noInstant") } : {}),
        },
        {
          value: "CREDIT",
          title: t("send.speed.CREDIT"),
          description: t("send.speed.CREDIT.text", { day: arrivalDay }),
          ...(bank && !bank.takesCredit ? { disabledReason: t("send.speed.noCredit") } : {}),
        },
      ]}
    />
  );
}

/** Keeps the payment as a template under a name of the customer's. */
export function TemplateFields({ isReadOnly }: EditableProps) {
  const { t } = useTranslation();
  const { input } = useField<boolean | undefined>("saveAsTemplate", valueOnly);
  return (
    <>
      <FormCheckbox name="saveAsTemplate" label={t("send.saveAsTemplate")} readOnly={isReadOnly} />
      {input.value ? (
        <FormTextField
          name="templateName"
          label={t("send.templateName")}
          readOnly={isReadOnly}
          autoComplete="off"
        />
      ) : null}
    </>
  );
}

/** The button says what it does: how much goes. */
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
