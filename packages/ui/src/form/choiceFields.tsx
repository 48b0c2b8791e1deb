import { Checkbox, type CheckboxProps } from "../components/Checkbox";
import { ChoiceCards, type ChoiceCardsProps } from "../components/ChoiceCards";
import { useFormField, type FormFieldProps } from "./useFormField";

type Bound<Props extends { onChange: unknown }, Value extends keyof Props> = FormFieldProps &
  Omit<Props, Value | "onChange" | "onBlur" | "error" | "name"> & {
    /** Heard after the form has the change. */
    onChange?: Props["onChange"];
  };

export interface FormCheckboxProps extends Bound<CheckboxProps, "isChecked"> {
  /** Keeps its tick and its focus for now; unlike `disabled` it can be read. @default false */
  readOnly?: boolean;
}
export type FormChoiceCardsProps<V extends string> = Bound<ChoiceCardsProps<V>, "value">;

/** Keeps true or false in the form. */
export function FormCheckbox({
  name,
  validationText,
  onChange,
  readOnly = false,
  ...rest
}: FormCheckboxProps) {
  const { value, change, blur, bound } = useFormField({ name, validationText }, false);
  const hear: CheckboxProps["onChange"] = (ticked) => {
    // A native checkbox knows no read-only.
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
      onChange={hear}
      onBlur={blur}
    />
  );
}

/** Keeps the chosen value in the form, null while there is none. */
export function FormChoiceCards<V extends string>(props: FormChoiceCardsProps<V>) {
  const { name, validationText, onChange, ...rest } = props;
  const { value, change, blur, bound } = useFormField<V | null>({ name, validationText }, null);
  const hear: ChoiceCardsProps<V>["onChange"] = (chosen) => {
    change(chosen.value);
    onChange?.(chosen);
  };
  return <ChoiceCards<V> {...rest} {...bound} value={value} onChange={hear} onBlur={blur} />;
}
