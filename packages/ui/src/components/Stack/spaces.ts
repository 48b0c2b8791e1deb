/** The steps of the scale of spaces, in pixels. */
export const spaces = [4, 8, 12, 16, 20, 24, 28, 32, 48, 64] as const;
export type Space = (typeof spaces)[number];

/** Widths in rem: a search field, a pair of amounts, a form. */
export const maxWidths = [24, 30, 35] as const;
export type MaxWidth = (typeof maxWidths)[number];

/** What a layout may be, where its meaning is more than that of a `div`. */
export type LayoutElement = "div" | "section" | "header" | "footer" | "span" | "ul" | "ol" | "dl" | "form";
