import type { ComponentProps } from "react";
import type { LayoutElement, MaxWidth, Space } from "./spaces";
import { RowRoot, StackRoot } from "./Stack.styles";

interface LayoutProps extends ComponentProps<"section"> {
  /** @default "div" */
  as?: LayoutElement;
}

export interface StackProps extends LayoutProps {
  /** In px. @default 16 */
  gap?: Space;
  /** Alignment of narrower children; by default they are stretched. */
  align?: "start" | "center";
  /** Space above, px. */
  above?: 8 | 16;
  /** Maximum width, rem. */
  max?: MaxWidth;
}

/** Said, because Safari takes a list without markers for none. */
const roleOf = (as: LayoutElement) => (as === "ul" || as === "ol" ? "list" : undefined);

/** A vertical stack. Takes no space when empty. */
export function Stack({ as = "div", gap = 16, align, above, max, ...rest }: StackProps) {
  return (
    <StackRoot
      as={as}
      role={roleOf(as)}
      data-gap={gap}
      data-align={align}
      data-above={above}
      data-max={max}
      {...rest}
    />
  );
}

export interface RowProps extends LayoutProps {
  /** In px. @default 12 */
  gap?: Space;
  /** Space between wrapped lines, px. @default gap */
  rowGap?: Space;
  /** @default "center" */
  align?: "start" | "center" | "end" | "baseline";
  /** @default "start" */
  justify?: "start" | "center" | "between";
  /** At least as high as a button, to avoid a layout shift when one comes or goes. @default false */
  isTall?: boolean;
}

/** A horizontal row that wraps. */
export function Row({ as = "div", gap = 12, rowGap, align, justify, isTall, ...rest }: RowProps) {
  return (
    <RowRoot
      as={as}
      role={roleOf(as)}
      data-gap={gap}
      data-row-gap={rowGap}
      data-align={align}
      data-justify={justify}
      data-tall={isTall || undefined}
      {...rest}
    />
  );
}
