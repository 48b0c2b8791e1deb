import { paymentReferenceLimit, textLength, willBeSentAs } from "@amberline/domain/reference";
import { FormTextField, type FormTextFieldProps } from "@amberline/ui/form";
import { useField } from "react-final-form";
import { useTranslation } from "../i18n";
import { SuggestPayee } from "./SuggestPayee";

const valueOnly = { subscription: { value: true } } as const;

interface EditableProps {
  readOnly: boolean;
}

interface SepaTextFieldProps extends EditableProps, Omit<FormTextFieldProps, "readOnly" | "counter"> {
  limit?: number;
}

/** A SEPA text field: shows the transliteration if it differs. */
function SepaTextField({ name, label, readOnly, limit, ...rest }: SepaTextFieldProps) {
  const { t } = useTranslation();
  const { input } = useField<string | undefined>(name, valueOnly);
  const sentAs = willBeSentAs(input.value ?? "");
  return (
    <FormTextField
      {...rest}
      name={name}
      label={label}
      readOnly={readOnly}
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

export function PayeeNameField({ readOnly }: EditableProps) {
  const { t } = useTranslation();
  return (
    <SuggestPayee field="payeeName" readOnly={readOnly}>
      {({ onType, ...suggesting }) => (
        <SepaTextField
          {...suggesting}
          name="payeeName"
          label={t("send.payeeName")}
          readOnly={readOnly}
          onChange={({ value }) => onType(value)}
        />
      )}
    </SuggestPayee>
  );
}

export function ReferenceField({ label, ...props }: EditableProps & { label?: string; required?: boolean }) {
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
