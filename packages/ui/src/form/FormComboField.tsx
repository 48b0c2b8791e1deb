import type { FocusEvent } from "react";
import { ComboField, type ComboFieldProps } from "../components/ComboField/ComboField";
import { useFormField, type FormFieldProps } from "./useFormField";

export interface FormComboFieldProps
  extends FormFieldProps, Omit<ComboFieldProps, "value" | "onChange" | "error" | "name" | "required"> {
  /** Called after the form value has changed. */
  onChange?: ComboFieldProps["onChange"];
}

/** Stores the id of the chosen option in the form, null while there is none. */
export function FormComboField(props: FormComboFieldProps) {
  const { name, validationText, required, onChange, onBlur, ...rest } = props;
  const { value, change, blur, bound } = useFormField<string | null>(
    { name, validationText, required },
    null,
  );
  const handleChange: ComboFieldProps["onChange"] = (chosen) => {
    change(chosen.value);
    onChange?.(chosen);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    blur();
    onBlur?.(event);
  };
  return <ComboField {...rest} {...bound} value={value} onChange={handleChange} onBlur={leave} />;
}
