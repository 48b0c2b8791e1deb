import type { ComponentProps, ReactNode } from "react";
import { Button } from "../Button/Button";
import { FieldLabel, FieldRoot } from "./Field.styles";
import { FieldFoot } from "./FieldFoot";
import { useFieldWiring, type FieldControl, type FieldWords } from "./useFieldWiring";

export interface FieldProps extends FieldWords, Omit<ComponentProps<"div">, "children"> {
  /** Names the control; always visible. */
  label: string;
  /** Generated if omitted. */
  controlId?: string;
  /** Renders the control. Spread the given props on the focusable element. */
  children: (control: FieldControl) => ReactNode;
}

/** The layout of every form field: label, control and one line of help or error. */
export function Field(props: FieldProps) {
  const { label, controlId, children, description, error, fix, help, counter, ...rest } = props;
  const words = { description, error, help, counter };
  const described = rest["aria-describedby"];
  const { control, footId } = useFieldWiring(words, { id: controlId, "aria-describedby": described });
  const use = () => {
    fix?.onUse();
    // The button unmounts, so move focus to the control it corrected.
    document.getElementById(control.id)?.focus();
  };
  return (
    <FieldRoot {...rest} aria-describedby={undefined}>
      <FieldLabel htmlFor={control.id}>{label}</FieldLabel>
      {children(control)}
      <FieldFoot id={footId} {...words} />
      {error && fix ? (
        <Button appearance="quiet" size="sm" onClick={use}>
          {fix.label}
        </Button>
      ) : null}
    </FieldRoot>
  );
}
