import { PhoneField, type PhoneFieldProps } from "../components/PhoneField/PhoneField";
import { useFormText, type Bound } from "./useFormText";

export type FormPhoneFieldProps = Bound<PhoneFieldProps>;

/** Stores the text in the form; combine it with the country on submit. */
export function FormPhoneField({ onChange, ...props }: FormPhoneFieldProps) {
  const { field, change } = useFormText(props);
  const handleChange: PhoneFieldProps["onChange"] = (typed) => {
    change(typed.value);
    onChange?.(typed);
  };
  return <PhoneField {...field} onChange={handleChange} />;
}
