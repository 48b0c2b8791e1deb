import { CodeField, type CodeFieldProps } from "../components/CodeField";
import { useFormText, type Bound } from "./useFormText";

export type FormCodeFieldProps = Bound<CodeFieldProps>;

export function FormCodeField({ onChange, ...props }: FormCodeFieldProps) {
  const { field, change } = useFormText(props);
  const handleChange: CodeFieldProps["onChange"] = (typed) => {
    change(typed.value);
    onChange?.(typed);
  };
  return <CodeField {...field} onChange={handleChange} />;
}
