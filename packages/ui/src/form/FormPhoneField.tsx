import { PhoneField, type PhoneFieldProps } from "../components/PhoneField";
import { useFormText, type Bound } from "./useFormText";

export type FormPhoneFieldProps = Bound<PhoneFieldProps>;

/** Keeps the text in the form; resolve it, together with the country, where the form is sent. */
export function FormPhoneField({ onChange, ...props }: FormPhoneFieldProps) {
  const { field, change } = useFormText(props);
  const hear: PhoneFieldProps["onChange"] = (typed) => {
    change(typed.value);
    onChange?.(typed);
  };
  return <PhoneField {...field} onChange={hear} />;
}
