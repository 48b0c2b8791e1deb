import { AmountField, type AmountFieldProps } from "../banking/AmountField/AmountField";
import { useFormText, type Bound } from "./useFormText";

export type FormAmountFieldProps = Bound<AmountFieldProps>;

/** Stores the text in the form; `onChange` also receives the amount. */
export function FormAmountField({ onChange, ...props }: FormAmountFieldProps) {
  const { field, change } = useFormText(props);
  const handleChange: AmountFieldProps["onChange"] = (typed) => {
    change(typed.text);
    onChange?.(typed);
  };
  return <AmountField {...field} onChange={handleChange} />;
}
