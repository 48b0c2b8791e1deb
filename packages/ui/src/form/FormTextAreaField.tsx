import { TextAreaField, type TextAreaFieldProps } from "../components/TextField/TextAreaField";
import { useFormText, type Bound } from "./useFormText";

export type FormTextAreaFieldProps = Bound<TextAreaFieldProps>;

/** `TextAreaField` for a value of the form. */
export function FormTextAreaField({ onChange, ...props }: FormTextAreaFieldProps) {
  const { field, change } = useFormText(props);
  const handleChange: TextAreaFieldProps["onChange"] = (typed) => {
    change(typed.value);
    onChange?.(typed);
  };
  return <TextAreaField {...field} onChange={handleChange} />;
}
