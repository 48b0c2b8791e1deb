import { expect, it } from "vitest";
import { brandSheetOf } from "./brandSheet";

it("overrides only the brand's colours, per theme", () => {
  const palette = { light: { primary: "#123456" }, dark: { accent: "#abcdef" } };
  const sheet = brandSheetOf({ palette, art: null });
  expect(sheet).toContain(":root { --color-primary: #123456; }");
  expect(sheet).toContain('@media screen { :root[data-theme="dark"] { --color-accent: #abcdef; } }');
  expect(sheet).toContain("prefers-color-scheme: dark");
});

it("names the brand's picture", () => {
  expect(brandSheetOf({ palette: {}, art: "/drop.svg" })).toBe(':root { --brand-art: url("/drop.svg"); }');
});

it("is empty for a brand without colours and picture of its own", () => {
  expect(brandSheetOf({ palette: {}, art: null })).toBe("");
});
