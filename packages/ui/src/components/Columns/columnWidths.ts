/** Minimum column widths, rem: from a short field to half a page. */
export const columnWidths = [9, 11, 12, 13, 15, 20, 22] as const;
export type ColumnWidth = (typeof columnWidths)[number];
