import type { ComponentProps } from "react";
import { Root } from "./Center.styles";

export interface CenterProps extends ComponentProps<"div"> {
  /** Rem it is high at least: the height of what it stands for, so that nothing moves when that arrives. */
  height?: 12 | 22;
}

/** Something in the middle of the room there is: what is waited for. */
export function Center({ height, ...rest }: CenterProps) {
  return <Root data-height={height} {...rest} />;
}
