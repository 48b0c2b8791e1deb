import type { ComponentProps } from "react";
import { Root } from "./FieldGroup.styles";

export interface FieldGroupProps extends ComponentProps<"fieldset"> {
  /** What the fields are about. */
  legend: string;
}

/** Fields that belong together, under a name; a line parts one group from the next. */
export function FieldGroup({ legend, children, ...rest }: FieldGroupProps) {
  return (
    <Root {...rest}>
      <legend>{legend}</legend>
      {children}
    </Root>
  );
}
