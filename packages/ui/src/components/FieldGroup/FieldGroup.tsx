import type { ComponentProps } from "react";
import { Root } from "./FieldGroup.styles";

export interface FieldGroupProps extends ComponentProps<"fieldset"> {
  /** Names the group. */
  legend: string;
}

/** Related fields below a legend; groups are separated by a line. */
export function FieldGroup({ legend, children, ...rest }: FieldGroupProps) {
  return (
    <Root {...rest}>
      <legend>{legend}</legend>
      {children}
    </Root>
  );
}
