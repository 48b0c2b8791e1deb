import type { ComponentProps } from "react";
import { Root } from "./Center.styles";

export interface CenterProps extends ComponentProps<"div"> {
  /** Minimum height, rem: that of the content to come, which avoids a layout shift. */
  height?: 12 | 22;
}

/** Centres a placeholder or spinner in the available space. */
export function Center({ height, ...rest }: CenterProps) {
  return <Root data-height={height} {...rest} />;
}
