import { useState } from "react";
import { useField } from "react-final-form";
import { AmountField, type AmountFieldProps } from "../banking/AmountField/AmountField";
import { useFormText, type Bound } from "./useFormText";

export type FormAmountFieldProps = Omit<Bound<AmountFieldProps>, "onLeftOut">;

/** The field words it itself. */
const unfinished = { key: "" };

/** Keeps the form from being sent: what is left of "1e3" is not what was meant. */
function Unfinished({ name }: { name: string }) {
  useField(name, { subscription: {}, validate: () => unfinished });
  return null;
}

/** Stores the text in the form; `onChange` also receives the amount. Invalid while a key was left out of it. */
export function FormAmountField({ onChange, leftOutText, ...props }: FormAmountFieldProps) {
  const { field, change } = useFormText(props);
  const [leftOut, setLeftOut] = useState("");
  const handleChange: AmountFieldProps["onChange"] = (typed) => {
    change(typed.text);
    onChange?.(typed);
  };
  return (
    <>
      <AmountField
        {...field}
        error={leftOut && leftOutText ? leftOutText(leftOut) : field.error}
        onChange={handleChange}
        onLeftOut={setLeftOut}
      />
      {leftOut ? <Unfinished name={props.name} /> : null}
    </>
  );
}
