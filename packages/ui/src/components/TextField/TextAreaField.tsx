import type { ComponentProps, CSSProperties } from "react";
import { Field } from "../Field/Field";
import type { FieldWords } from "../Field/useFieldWiring";
import { ControlFrame } from "./ControlFrame";
import { TextArea } from "./TextField.styles";

type NativeTextArea = Omit<ComponentProps<"textarea">, "value" | "onChange" | "children">;

export interface TextAreaFieldProps extends FieldWords, NativeTextArea {
  /** Names the control; always visible. */
  label: string;
  /** What is shown; the caller keeps it. */
  value: string;
  /** Called with the new value on every change. */
  onChange: (change: { value: string }) => void;
}

/** A TextField for several lines that grows with its text where the browser supports it. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, value, onChange, description, error, fix, help, counter, ...others } = props;
  const { className, style, id, rows = 3, ...rest } = others;
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
        >
          <TextArea
            rows={rows}
            // With `field-sizing: content` a text area ignores its rows.
            style={{ "--rows": rows } as CSSProperties}
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
