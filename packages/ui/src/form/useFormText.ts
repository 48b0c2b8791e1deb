import type { FocusEvent, FocusEventHandler } from "react";
import { useForm } from "react-final-form";
import { useFormField, type FormFieldProps } from "./useFormField";

/** Props of a text field with value, change and error bound to the form. */
export type Bound<Props extends { onChange: unknown }> = Omit<
  Props,
  "value" | "onChange" | "error" | "name" | "counter" | "required"
> &
  FormFieldProps & {
    /** Called after the form value has changed. */
    onChange?: Props["onChange"];
    /** Counter text for the current value. */
    counter?: (text: string) => string;
  };

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TextProps extends FormFieldProps {
  counter?: (text: string) => string;
  onFocus?: FocusEventHandler<TextElement>;
  onBlur?: FocusEventHandler<TextElement>;
}

/**
 * Binds a text field. Validation is paused while typing as long as no problem would be shown yet; blur and submit
 * resume it.
 */
export function useFormText<Props extends TextProps>({
  name,
  validationText,
  required,
  counter,
  onFocus,
  onBlur,
  ...rest
}: Props) {
  const form = useForm();
  const { value, change, blur, isTouched, fix, bound } = useFormField({ name, validationText, required }, "");
  // final-form's types lack the argument: with false, fields are still notified of changes.
  const pauseValidation: (isSilent: boolean) => void = form.pauseValidation;
  const enter = (event: FocusEvent<TextElement>) => {
    if (!isTouched) pauseValidation(false);
    onFocus?.(event);
  };
  const leave = (event: FocusEvent<TextElement>) => {
    blur();
    onBlur?.(event);
  };
  const offer = fix && { fix: { label: fix.label, onUse: () => change(fix.text) } };
  return {
    change,
    field: { ...rest, ...bound, ...offer, value, counter: counter?.(value), onFocus: enter, onBlur: leave },
  };
}
