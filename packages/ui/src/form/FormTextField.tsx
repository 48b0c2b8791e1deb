import { TextField, type TextFieldProps } from "../components/TextField/TextField";
import { useFormText, type Bound } from "./useFormText";

export type FormTextFieldProps = Bound<TextFieldProps>;

/** `TextField` for a value of the form. */
export function FormTextField({ onChange, ...props }: FormTextFieldProps) {
  const { field, change } = useFormText(props);
  const handleChange: TextFieldProps["onChange"] = (typed) => {
    change(typed.value);
    onChange?.(typed);
  };
  return <TextField {...field} onChange={handleChange} />;
}
