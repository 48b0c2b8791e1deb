import { expect, test } from "vitest";
import { brandStyle } from "./brand.ts";

test("the second bank's looks stand by themselves: colours, and the font's and the picture's content", () => {
  const style = brandStyle();
  expect(style).toContain("--color-primary: #c3b6ff;");
  expect(style).toMatch(/--font-sans: "Figtree 1"/);
  expect(style.match(/url\("data:font\/woff2;base64,/g)).toHaveLength(2);
  expect(style).not.toMatch(/url\("\//);
  expect(style).not.toContain("optional");
});
