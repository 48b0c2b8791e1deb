import type { ComponentProps, ReactNode } from "react";
import { FieldLabel, FieldRoot } from "./Field.styles";
import { FieldFoot } from "./FieldFoot";
import { useFieldWiring, type FieldControl, type FieldWords } from "./useFieldWiring";

export interface FieldProps extends FieldWords, Omit<ComponentProps<"div">, "children"> {
  label: string;
  /** Id of the control; one is made when it is left out. */
  controlId?: string;
  /** Draws the control. Everything it is given belongs on the element that takes focus. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, one line below: the frame every field of a form stands in. */
export function Field(props: FieldProps) {
  const { label, controlId, children, description, error, help, counter, ...rest } = props;
  const words = { description, error, help, counter };
  const described = rest["aria-describedby"];
  const { control, footId } = useFieldWiring(words, { id: controlId, "aria-describedby": described });
  return (
    <FieldRoot {...rest} aria-describedby={undefined}>
      <FieldLabel htmlFor={control.id}>{label}</FieldLabel>
      {children(control)}
      <FieldFoot id={footId} {...words} />
    </FieldRoot>
  );
}
