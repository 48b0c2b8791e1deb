import type { ComponentProps, ReactNode } from "react";
import { Field } from "../Field/Field";
import type { FieldWords } from "../Field/useFieldWiring";
import { ControlFrame } from "./ControlFrame";
import { Input } from "./TextField.styles";

type NativeInput = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "prefix" | "size" | "type" | "children"
>;

/** What every field for one line of text takes. */
export interface LineProps extends FieldWords, NativeInput {
  /** Names the control; always visible. */
  label: string;
  /** What is shown; the caller keeps it. */
  value: string;
}

export interface TextFieldProps extends LineProps {
  /** Of the native input. @default "text" */
  type?: ComponentProps<"input">["type"];
  /** Called with the new value on every change. */
  onChange: (change: { value: string }) => void;
  /** Shown before the text, inside the outline. Decorative, or a button. */
  prefix?: ReactNode;
  /** Shown after the text, inside the outline. Decorative, or a button. */
  suffix?: ReactNode;
}

/**
 * A field for one line of text. `className` and `style` go to the whole field, everything else to the input. Do not set
 * `maxLength`: it cuts pasted text silently. Show the length in `counter` and refuse in `error` instead.
 */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, description, error, fix, help, counter, ...others } = props;
  const { className, style, prefix, suffix, id, type = "text", ...rest } = others;
  return (
    <Field
      className={className}
      style={style}
      label={label}
      description={description}
      error={error}
      fix={fix}
      help={help}
      counter={counter}
      controlId={id}
      aria-describedby={rest["aria-describedby"]}
    >
      {(control) => (
        <ControlFrame
          isInvalid={Boolean(error)}
          isDisabled={Boolean(rest.disabled)}
          readOnly={Boolean(rest.readOnly)}
          prefix={prefix}
          suffix={suffix}
        >
          <Input
            type={type}
            {...rest}
            {...control}
            value={value}
            onChange={(event) => onChange({ value: event.target.value })}
          />
        </ControlFrame>
      )}
    </Field>
  );
}
