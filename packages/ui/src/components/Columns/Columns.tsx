import type { ComponentProps } from "react";
import type { LayoutElement, MaxWidth, Space } from "../Stack/spaces";
import type { ColumnWidth } from "./columnWidths";
import { Root } from "./Columns.styles";

export interface ColumnsProps extends ComponentProps<"section"> {
  /** The element. @default "div" */
  as?: LayoutElement;
  /** Minimum width of a column, rem; columns without room beside each other are stacked. @default 12 */
  min?: ColumnWidth;
  /** Space between columns, px. @default 16 */
  gap?: Space;
  /** Space between rows, px. @default gap */
  rowGap?: Space;
  /** `stretch` makes the items of a row equally high. @default "start" */
  align?: "start" | "stretch";
  /** Maximum total width, rem. */
  max?: MaxWidth;
}

/** As many columns of equal width as fit. */
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
