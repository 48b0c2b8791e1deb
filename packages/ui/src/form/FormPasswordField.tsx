import { PasswordField, type PasswordFieldProps } from "../components/PasswordField/PasswordField";
import { useFormText, type Bound } from "./useFormText";

export type FormPasswordFieldProps = Bound<PasswordFieldProps>;

/** `PasswordField` for a value of the form. */
export function FormPasswordField({ onChange, ...props }: FormPasswordFieldProps) {
  const { field, change } = useFormText(props);
  const handleChange: PasswordFieldProps["onChange"] = (typed) => {
    change(typed.value);
    onChange?.(typed);
  };
  return <PasswordField {...field} onChange={handleChange} />;
}
