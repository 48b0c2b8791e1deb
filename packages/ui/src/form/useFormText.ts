import type { FocusEvent } from "react";
import { useFormField, type FormFieldProps } from "./useFormField";

/** A text field's props, with the form in place of its value, its change and its error. */
export type Bound<Props extends { onChange: unknown }> = Omit<
  Props,
  "value" | "onChange" | "error" | "name" | "counter"
> &
  FormFieldProps & {
    /** Heard after the form has the change. */
    onChange?: Props["onChange"];
    /** The words of the counter for the text as it stands. */
    counter?: (text: string) => string;
  };

interface TextProps extends FormFieldProps {
  counter?: (text: string) => string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}

/** Binds a text field: its value, its blur, its counter. */
export function useFormText<Props extends TextProps>({
  name,
  validationText,
  counter,
  onBlur,
  ...rest
}: Props) {
  const { value, change, blur, bound } = useFormField({ name, validationText }, "");
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    blur();
    onBlur?.(event);
  };
  return { change, field: { ...rest, ...bound, value, counter: counter?.(value), onBlur: leave } };
}
