import type { FocusEvent } from "react";
import { AmountField, type AmountFieldProps } from "../components/AmountField";
import { CodeField, type CodeFieldProps } from "../components/CodeField";
import { IbanField, type IbanFieldProps } from "../components/IbanField";
import { PasswordField, type PasswordFieldProps } from "../components/PasswordField";
import { TextField, type TextFieldProps } from "../components/TextField";
import { useFormField, type FormFieldProps } from "./useFormField";

type Bound<Props extends { onChange: unknown }> = Omit<
  Props,
  "value" | "onChange" | "error" | "name" | "counter"
> &
  FormFieldProps & {
    /** Heard after the form has the change. */
    onChange?: Props["onChange"];
    /** The words of the counter for the text as it stands. */
    counter?: (text: string) => string;
  };

export type FormTextFieldProps = Bound<TextFieldProps>;
export type FormPasswordFieldProps = Bound<PasswordFieldProps>;
export type FormCodeFieldProps = Bound<CodeFieldProps>;
export type FormAmountFieldProps = Bound<AmountFieldProps>;
export type FormIbanFieldProps = Bound<IbanFieldProps>;

interface TextProps extends FormFieldProps {
  counter?: (text: string) => string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}

function useText<Props extends TextProps>({ name, validationText, counter, onBlur, ...rest }: Props) {
  const { value, change, blur, bound } = useFormField({ name, validationText }, "");
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    blur();
    onBlur?.(event);
  };
  return { change, field: { ...rest, ...bound, value, counter: counter?.(value), onBlur: leave } };
}

export function FormTextField({ onChange, ...props }: FormTextFieldProps) {
  const { field, change } = useText(props);
  const hear: TextFieldProps["onChange"] = (typed) => {
    change(typed.value);
    onChange?.(typed);
  };
  return <TextField {...field} onChange={hear} />;
}

export function FormPasswordField({ onChange, ...props }: FormPasswordFieldProps) {
  const { field, change } = useText(props);
  const hear: PasswordFieldProps["onChange"] = (typed) => {
    change(typed.value);
    onChange?.(typed);
  };
  return <PasswordField {...field} onChange={hear} />;
}

export function FormCodeField({ onChange, ...props }: FormCodeFieldProps) {
  const { field, change } = useText(props);
  const hear: CodeFieldProps["onChange"] = (typed) => {
    change(typed.value);
    onChange?.(typed);
  };
  return <CodeField {...field} onChange={hear} />;
}

/** Keeps the text in the form; `onChange` also hears the amount. */
export function FormAmountField({ onChange, ...props }: FormAmountFieldProps) {
  const { field, change } = useText(props);
  const hear: AmountFieldProps["onChange"] = (typed) => {
    change(typed.text);
    onChange?.(typed);
  };
  return <AmountField {...field} onChange={hear} />;
}

/** Keeps the text in the form; `onChange` also hears the IBAN, for live help. */
export function FormIbanField({ onChange, ...props }: FormIbanFieldProps) {
  const { field, change } = useText(props);
  const hear: IbanFieldProps["onChange"] = (typed) => {
    change(typed.text);
    onChange?.(typed);
  };
  return <IbanField {...field} onChange={hear} />;
}
