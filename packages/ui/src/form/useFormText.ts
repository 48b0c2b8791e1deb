import type { FocusEvent, FocusEventHandler } from "react";
import { useForm } from "react-final-form";
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

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TextProps extends FormFieldProps {
  counter?: (text: string) => string;
  onFocus?: FocusEventHandler<TextElement>;
  onBlur?: FocusEventHandler<TextElement>;
}

/**
 * Binds a text field: its value, its focus, its counter. While text is typed whose problem would not be told yet, nothing
 * is judged; leaving the field and sending the form judge it.
 */
export function useFormText<Props extends TextProps>({
  name,
  validationText,
  counter,
  onFocus,
  onBlur,
  ...rest
}: Props) {
  const form = useForm();
  const { value, change, blur, isTouched, bound } = useFormField({ name, validationText }, "");
  // final-form's types leave the argument out: fields go on hearing of changes.
  const pauseValidation: (isSilent: boolean) => void = form.pauseValidation;
  const enter = (event: FocusEvent<TextElement>) => {
    if (!isTouched) pauseValidation(false);
    onFocus?.(event);
  };
  const leave = (event: FocusEvent<TextElement>) => {
    blur();
    onBlur?.(event);
  };
  return {
    change,
    field: { ...rest, ...bound, value, counter: counter?.(value), onFocus: enter, onBlur: leave },
  };
}
