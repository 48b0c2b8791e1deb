import type { ComponentProps } from "react";
import type { LayoutElement, MaxWidth, Space } from "../Stack";
import { Root } from "./Card.styles";

export interface CardProps extends ComponentProps<"section"> {
  /** @default "section" */
  as?: LayoutElement;
  /** Pixels between one thing on it and the next. @default 16 */
  gap?: Space;
  /** Pixels inside its edge. @default 20 */
  padding?: 20 | 24 | 28;
  /** Pixels inside its edge on a narrow page. @default padding */
  narrowPadding?: 16 | 20;
  /** `start`: what is narrower than the card stands at its start. */
  align?: "start";
  /** Greatest width in rem. */
  max?: MaxWidth;
}

/** A surface for what belongs together. */
export function Card({
  as = "section",
  gap = 16,
  padding = 20,
  narrowPadding,
  align,
  max,
  ...rest
}: CardProps) {
  return (
    <Root
      as={as}
      data-gap={gap}
      data-padding={padding}
      data-narrow={narrowPadding}
      data-align={align}
      data-max={max}
      {...rest}
    />
  );
}
