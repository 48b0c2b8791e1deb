import { AmountField, type AmountFieldProps } from "../banking/AmountField";
import { useFormText, type Bound } from "./useFormText";

export type FormAmountFieldProps = Bound<AmountFieldProps>;

/** Keeps the text in the form; `onChange` also hears the amount. */
export function FormAmountField({ onChange, ...props }: FormAmountFieldProps) {
  const { field, change } = useFormText(props);
  const hear: AmountFieldProps["onChange"] = (typed) => {
    change(typed.text);
    onChange?.(typed);
  };
  return <AmountField {...field} onChange={hear} />;
}
