/** A file of the widget, ready to be sent. */
export interface WidgetFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** What the widget's pages load, by name: its script and its fonts. Made by the build. */
export type WidgetFiles = ReadonlyMap<string, WidgetFile>;

export const scriptName = "widget.js";
export const fontNames = ["inter-latin-wght-normal.woff2", "inter-latin-ext-wght-normal.woff2"] as const;
