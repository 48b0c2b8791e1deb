import { expect, it } from "vitest";
import { paletteSheet } from "./brandSheet";

it("overrides only the brand's colours, per theme", () => {
  const sheet = paletteSheet({ light: { primary: "#123456" }, dark: { accent: "#abcdef" } });
  expect(sheet).toContain(":root { --color-primary: #123456; }");
  expect(sheet).toContain(':root[data-theme="dark"] { --color-accent: #abcdef; }');
  expect(sheet).toContain("prefers-color-scheme: dark");
});

it("is empty for a brand without colours of its own", () => {
  expect(paletteSheet({})).toBe("");
});
