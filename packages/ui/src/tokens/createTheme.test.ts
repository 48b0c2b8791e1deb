import { describe, expect, it } from "vitest";
import { createTheme } from ".";

describe("a theme", () => {
  it("is one source of light and dark", () => {
    const { sheet } = createTheme({
      palette: { light: { primary: "#3b1d8f", "primary-hover": "#2c1570" } },
      radius: { control: "2px" },
      font: "Lato, sans-serif",
    });
    expect(sheet().split("--color-primary: #3b1d8f;")).toHaveLength(2);
    expect(sheet()).toContain("--radius-control: 2px;");
    expect(sheet()).toContain("--font-sans: Lato, sans-serif;");
    expect(sheet()).toContain('@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) {');
    expect(sheet()).toContain('@media screen { :root[data-theme="dark"] {');
  });

  it("belongs to the elements of a selector, whatever the theme of the page", () => {
    const sheet = createTheme({}).sheet(".partner");
    expect(sheet).toContain(':is(.partner)[data-theme="dark"] {');
    expect(sheet).not.toMatch(/:root(\[[^\]]*\]|:not\([^)]*\))? \{/);
    expect(sheet).toContain("color: var(--color-ink);");
  });

  it("is refused with the pair that is too faint and what it needs", () => {
    const make = () => createTheme({ palette: { light: { primary: "#3f9fbf" } } });
    expect(make).toThrow(RangeError);
    expect(make).toThrow(
      "light: primary (#3f9fbf) on canvas (#f7f5f1) has a contrast of 2.78:1 and needs 7:1.",
    );
    expect(() => createTheme({ palette: { dark: { ink: "white" } } })).toThrow('dark: ink is "white"');
  });
});
