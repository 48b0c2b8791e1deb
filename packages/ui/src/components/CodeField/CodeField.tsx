import type { TextFieldProps } from "../TextField";
import { CodeRoot } from "./CodeField.styles";

export interface CodeFieldProps extends Omit<TextFieldProps, "prefix" | "suffix" | "type" | "maxLength"> {
  /** Further characters are ignored. @default 6 */
  length?: number;
  /** `numeric` for digits only, as an authenticator shows; `text` if letters may occur. */
  inputMode: "numeric" | "text";
}

/** A field for a one-time code: a single input, so that pasting and autofill from messages work. */
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
