import { useRef } from "react";
import { codeLength } from "@amberline/domain/code";
import { CodeField, type CodeFieldProps } from "../components/CodeField/CodeField";
import { useFormText, type Bound } from "./useFormText";

export interface FormCodeFieldProps extends Omit<Bound<CodeFieldProps>, "ref"> {
  /**
   * The last character sends the form, once for each time it is typed: a code that is refused is not sent again by
   * itself. The description should say so. @default false
   */
  submitsWhenFull?: boolean;
}

/** `CodeField` for a value of the form. */
export function FormCodeField({ submitsWhenFull = false, onChange, ...props }: FormCodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { field, change } = useFormText(props);
  const handleChange: CodeFieldProps["onChange"] = (typed) => {
    change(typed.value);
    onChange?.(typed);
    const isFilled = typed.value.length === codeLength && field.value.length < codeLength;
    if (submitsWhenFull && isFilled) input.current?.form?.requestSubmit();
  };
  return <CodeField {...field} ref={input} onChange={handleChange} />;
}
