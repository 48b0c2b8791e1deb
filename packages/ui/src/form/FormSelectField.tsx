import { SelectField, type SelectFieldProps } from "../components/SelectField/SelectField";
import { useFormField, type FormFieldProps } from "./useFormField";

export interface FormSelectFieldProps<V extends string>
  extends
    FormFieldProps,
    Omit<SelectFieldProps<V>, "value" | "onChange" | "onBlur" | "error" | "name" | "required"> {
  /** Called after the form value has changed. */
  onChange?: SelectFieldProps<V>["onChange"];
}

/** Stores the chosen value in the form, null while there is none. */
export function FormSelectField<V extends string>(props: FormSelectFieldProps<V>) {
  const { name, validationText, required = true, onChange, ...rest } = props;
  const {
    value,
    change,
    blur,
    bound: { "aria-required": _, ...bound },
  } = useFormField<V | null>({ name, validationText }, null);
  const handleChange: SelectFieldProps<V>["onChange"] = (chosen) => {
    change(chosen.value);
    onChange?.(chosen);
  };
  return (
    <SelectField<V>
      {...rest}
      {...bound}
      required={required}
      value={value}
      onChange={handleChange}
      onBlur={blur}
    />
  );
}
