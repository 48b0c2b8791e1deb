import type { ComponentProps } from "react";
import type { LayoutElement, MaxWidth, Space } from "../Stack/spaces";
import { Root } from "./Card.styles";

export interface CardProps extends ComponentProps<"section"> {
  /** The element. @default "section" */
  as?: LayoutElement;
  /** Space between children, px. @default 16 */
  gap?: Space;
  /** Aligns narrower children to the start; by default they are stretched. */
  align?: "start";
  /** Maximum width, rem. */
  max?: MaxWidth;
}

/** A surface for what belongs together, with an outline and a gap between its children. */
export function Card({ as = "section", gap = 16, align, max, ...rest }: CardProps) {
  return <Root as={as} data-gap={gap} data-align={align} data-max={max} {...rest} />;
}
