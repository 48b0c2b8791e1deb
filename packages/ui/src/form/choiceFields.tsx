import { Checkbox, type CheckboxProps } from "../components/Checkbox/Checkbox";
import { ChoiceCards, type ChoiceCardsProps } from "../components/ChoiceCards/ChoiceCards";
import { useFormField, type FormFieldProps } from "./useFormField";

type Bound<Props extends { onChange: unknown }, Value extends keyof Props> = FormFieldProps &
  Omit<Props, Value | "onChange" | "onBlur" | "error" | "name" | "required"> & {
    /** Called after the form value has changed. */
    onChange?: Props["onChange"];
  };

export interface FormCheckboxProps extends Bound<CheckboxProps, "isChecked"> {
  /** Unlike `disabled`, keeps the control focusable and readable. @default false */
  readOnly?: boolean;
}
export type FormChoiceCardsProps<V extends string> = Bound<ChoiceCardsProps<V>, "value">;

/** Stores a boolean in the form. */
export function FormCheckbox({
  name,
  validationText,
  required = false,
  onChange,
  readOnly = false,
  ...rest
}: FormCheckboxProps) {
  const { value, change, blur, bound } = useFormField({ name, validationText, required }, false);
  const handleChange: CheckboxProps["onChange"] = (ticked) => {
    // A native checkbox has no read-only state.
    if (readOnly) return;
    change(ticked.isChecked);
    onChange?.(ticked);
  };
  return (
    <Checkbox
      {...rest}
      {...bound}
      aria-readonly={readOnly || undefined}
      isChecked={value}
      onChange={handleChange}
      onBlur={blur}
    />
  );
}

/** Stores the chosen value in the form, null while there is none. */
export function FormChoiceCards<V extends string>(props: FormChoiceCardsProps<V>) {
  const { name, validationText, required, onChange, ...rest } = props;
  const { value, change, blur, bound } = useFormField<V | null>({ name, validationText, required }, null);
  const handleChange: ChoiceCardsProps<V>["onChange"] = (chosen) => {
    change(chosen.value);
    onChange?.(chosen);
  };
  return <ChoiceCards<V> {...rest} {...bound} value={value} onChange={handleChange} onBlur={blur} />;
}
