import type { ComponentProps } from "react";
import type { LayoutElement, MaxWidth, Space } from "../Stack";
import type { ColumnWidth } from "./columnWidths";
import { Root } from "./Columns.styles";

export interface ColumnsProps extends ComponentProps<"section"> {
  /** @default "div" */
  as?: LayoutElement;
  /** Least width of a column in rem: where two have no room beside each other, they stand under each other. @default 12 */
  min?: ColumnWidth;
  /** Pixels between columns. @default 16 */
  gap?: Space;
  /** Pixels between rows. @default gap */
  rowGap?: Space;
  /** Whether what stands in one row is equally high. @default "start" */
  align?: "start" | "stretch";
  /** Greatest width of all of them in rem. */
  max?: MaxWidth;
}

/** Columns of one width, as many as there is room for. */
export function Columns({ as = "div", min = 12, gap = 16, rowGap, align, max, ...rest }: ColumnsProps) {
  return (
    <Root
      as={as}
      data-min={min}
      data-gap={gap}
      data-row-gap={rowGap}
      data-align={align}
      data-max={max}
      {...rest}
    />
  );
}
