import { paymentReferenceLimit, textLength, willBeSentAs } from "@amberline/domain/reference";
import { FormTextField, type FormTextFieldProps } from "@amberline/ui/form";
import { useRef, type FocusEvent } from "react";
import { useField, useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { payeeTypeOf, useFillIn } from "./fillIn";
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

/** Infers the payee type from the typed name, if the form has that field and the customer has not chosen. */
function useTypeOfName() {
  const form = useForm<Record<string, string | undefined>>();
  const { isTyped, offer } = useFillIn();
  const before = useRef("");
  const nameNow = () => form.getState().values.payeeName ?? "";
  return {
    onFocus: () => (before.current = nameNow()),
    onBlur: () => {
      const name = nameNow();
      const type = form.getFieldState("payeeType");
      if (!type || name === before.current || !isTyped("payeeName")) return;
      if (!type.value || type.value === payeeTypeOf(before.current)) offer("payeeType", payeeTypeOf(name));
    },
  };
}

export function PayeeNameField({ readOnly }: EditableProps) {
  const { t } = useTranslation();
  const typed = useTypeOfName();
  return (
    <SuggestPayee field="payeeName" readOnly={readOnly}>
      {({ onType, ...suggesting }) => (
        <SepaTextField
          {...suggesting}
          name="payeeName"
          label={t("send.payeeName")}
          readOnly={readOnly}
          onChange={({ value }) => onType(value)}
          onFocus={typed.onFocus}
          onBlur={(event) => {
            suggesting.onBlur?.(event as FocusEvent<HTMLInputElement>);
            typed.onBlur();
          }}
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
