import { IbanField, type IbanFieldProps } from "../components/IbanField";
import { useFormText, type Bound } from "./useFormText";

export type FormIbanFieldProps = Bound<IbanFieldProps>;

/** Keeps the text in the form; `onChange` also hears the IBAN, for live help. */
export function FormIbanField({ onChange, ...props }: FormIbanFieldProps) {
  const { field, change } = useFormText(props);
  const hear: IbanFieldProps["onChange"] = (typed) => {
    change(typed.text);
    onChange?.(typed);
  };
  return <IbanField {...field} onChange={hear} />;
}
