import { DateField, type DateFieldProps } from "../components/DateField/DateField";
import { useFormField, type FormFieldProps } from "./useFormField";

export interface FormDateFieldProps
  extends
    FormFieldProps,
    Omit<DateFieldProps, "value" | "onChange" | "onBlur" | "error" | "name" | "required"> {
  /** Called after the form value has changed. */
  onChange?: DateFieldProps["onChange"];
}

/** Stores the day in the form, undefined while there is none or an incomplete one. */
export function FormDateField(props: FormDateFieldProps) {
  const { name, validationText, required = true, onChange, ...rest } = props;
  const {
    value,
    change,
    blur,
    bound: { "aria-required": _, ...bound },
  } = useFormField<string | null | undefined>({ name, validationText }, null);
  const handleChange: DateFieldProps["onChange"] = (day) => {
    change(day ?? undefined);
    onChange?.(day);
  };
  return (
    <DateField
      {...rest}
      {...bound}
      required={required}
      value={value ?? null}
      onChange={handleChange}
      onBlur={blur}
    />
  );
}
