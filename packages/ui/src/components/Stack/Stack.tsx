import type { ComponentProps } from "react";
import type { LayoutElement, MaxWidth, Space } from "./spaces";
import { RowRoot, StackRoot } from "./Stack.styles";

interface LayoutProps extends ComponentProps<"section"> {
  /** @default "div" */
  as?: LayoutElement;
}

export interface StackProps extends LayoutProps {
  /** Pixels between one and the next. @default 16 */
  gap?: Space;
  /** Where what is narrower than the stack stands; without it everything takes the whole width. */
  align?: "start" | "center";
  /** Pixels above it. */
  above?: 8 | 16;
  /** Greatest width in rem. */
  max?: MaxWidth;
}

/** One thing under another. An empty stack takes no room. */
export function Stack({ as = "div", gap = 16, align, above, max, ...rest }: StackProps) {
  return <StackRoot as={as} data-gap={gap} data-align={align} data-above={above} data-max={max} {...rest} />;
}

export interface RowProps extends LayoutProps {
  /** Pixels between one and the next. @default 12 */
  gap?: Space;
  /** Pixels between lines, where one is not enough. @default gap */
  rowGap?: Space;
  /** @default "center" */
  align?: "start" | "center" | "end" | "baseline";
  /** @default "start" */
  justify?: "start" | "center" | "between";
  /** As high as a button even without one, so that nothing moves when one comes or goes. @default false */
  isTall?: boolean;
}

/** One thing beside another, on as many lines as it takes. */
export function Row({ as = "div", gap = 12, rowGap, align, justify, isTall, ...rest }: RowProps) {
  return (
    <RowRoot
      as={as}
      data-gap={gap}
      data-row-gap={rowGap}
      data-align={align}
      data-justify={justify}
      data-tall={isTall || undefined}
      {...rest}
    />
  );
}
