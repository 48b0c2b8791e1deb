import { useId, useState } from "react";
import { TextField, type LineProps } from "../TextField/TextField";
import { Toggle } from "./PasswordField.styles";

export interface PasswordFieldProps extends LineProps {
  /** Called with the new value on every change. */
  onChange: (change: { value: string }) => void;
  /** Whether a password is asked for or made. */
  autoComplete: "current-password" | "new-password";
  /** Label of the toggle: "Show". Its accessible name ends with the field's label: "Show Password". */
  showLabel: string;
}

/** A password field with a visibility toggle. Pasting and password managers work. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const made = useId();
  const id = field.id ?? made;
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <Toggle
      type="button"
      aria-label={`${showLabel} ${field.label}`}
      aria-controls={id}
      aria-pressed={isShown}
      disabled={field.disabled}
      onClick={() => setIsShown(!isShown)}
    >
      {showLabel}
    </Toggle>
  );
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...field}
      id={id}
      type={isShown ? "text" : "password"}
      suffix={toggle}
    />
  );
}
