import { expect, it } from "vitest";
import { paletteSheet } from "./brandSheet";

it("changes only the colours a brand names, in the theme it names them for", () => {
  const sheet = paletteSheet({ light: { primary: "#123456" }, dark: { accent: "#abcdef" } });
  expect(sheet).toContain(":root { --color-primary: #123456; }");
  expect(sheet).toContain(':root[data-theme="dark"] { --color-accent: #abcdef; }');
  expect(sheet).toContain("prefers-color-scheme: dark");
});

it("is empty for a brand that keeps the design system's colours", () => {
  expect(paletteSheet({})).toBe("");
});
