/** Steps of the spacing scale, px. */
export const spaces = [4, 8, 12, 16, 20, 24, 28, 32, 48, 64] as const;
export type Space = (typeof spaces)[number];

/** Maximum widths, rem: a search field, a pair of amounts, a form. */
export const maxWidths = [24, 30, 35, 45] as const;
export type MaxWidth = (typeof maxWidths)[number];

/** Elements a layout component can render as. */
export type LayoutElement = "div" | "section" | "header" | "footer" | "span" | "ul" | "ol" | "dl" | "form";
