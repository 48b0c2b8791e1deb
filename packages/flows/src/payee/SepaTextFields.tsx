import { paymentReferenceLimit, textLength, willBeSentAs } from "@amberline/domain/reference";
import { FormTextField } from "@amberline/ui/form";
import { useField } from "react-final-form";
import { useTranslation } from "../i18n";

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

export function ReferenceField({ label, ...props }: EditableProps & { label?: string }) {
  const { t } = useTranslation();
  return (
    <SepaTextField
      name="reference"
      label={label ?? t("send.reference")}
      limit={paymentReferenceLimit}
      {...props}
    />
  );
}
