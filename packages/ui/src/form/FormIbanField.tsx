import type { FieldHelp } from "../components/Field/useFieldWiring";
import { IbanField, type IbanFieldProps } from "../banking/IbanField/IbanField";
import { useFormText, type Bound } from "./useFormText";

export interface FormIbanFieldProps extends Omit<Bound<IbanFieldProps>, "help"> {
  /** Live help for the current text. */
  help?: (text: string) => FieldHelp | null;
}

/** Stores the text in the form; `onChange` also receives the IBAN. */
export function FormIbanField({ onChange, help, ...props }: FormIbanFieldProps) {
  const { field, change } = useFormText(props);
  const handleChange: IbanFieldProps["onChange"] = (typed) => {
    change(typed.text);
    onChange?.(typed);
  };
  return <IbanField {...field} help={help?.(field.value) ?? null} onChange={handleChange} />;
}
