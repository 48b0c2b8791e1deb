import { codeIn } from "@amberline/domain/code";
import type { LineProps } from "../TextField/TextField";
import { CodeRoot } from "./CodeField.styles";

export interface CodeFieldProps extends LineProps {
  /** Called with the new code on every change. */
  onChange: (change: { value: string }) => void;
  /** `numeric` for digits only, as an authenticator shows; `text` if letters may occur. */
  inputMode: "numeric" | "text";
}

/**
 * A field for a one-time code: a single input, so that pasting and autofill from messages work. Of a whole message only
 * the code is taken.
 */
export function CodeField({ onChange, ...field }: CodeFieldProps) {
  return (
    <CodeRoot
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      onChange={({ value }) => onChange({ value: codeIn(value) })}
    />
  );
}
