export interface WidgetFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Scripts and fonts of the widget's pages, by name. Created by the build. */
export type WidgetFiles = ReadonlyMap<string, WidgetFile>;

export const scriptName = "widget.js";
export const fontNames = ["inter-latin-wght-normal.woff2", "inter-latin-ext-wght-normal.woff2"] as const;
