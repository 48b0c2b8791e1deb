import type { TextFieldProps } from "../TextField";
import { CodeRoot } from "./CodeField.styles";

export interface CodeFieldProps extends Omit<TextFieldProps, "prefix" | "suffix" | "type" | "maxLength"> {
  /** How many characters the code has; what is typed beyond them is not taken. @default 6 */
  length?: number;
  /** `numeric` for codes of digits alone, as an authenticator shows; `text` when letters may come. */
  inputMode: "numeric" | "text";
}

/** Asks for a one-time code. One plain input, so that pasting and the keyboard's own suggestion work. */
export function CodeField({ length = 6, onChange, ...field }: CodeFieldProps) {
  return (
    <CodeRoot
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      onChange={({ value }) => onChange({ value: value.replace(/[\s\p{Cf}-]/gu, "").slice(0, length) })}
    />
  );
}
