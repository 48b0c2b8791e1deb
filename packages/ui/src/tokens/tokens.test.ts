import { describe, expect, it } from "vitest";
import { colorRoles, contrast, outlinePairs, textPairs, themes, tokenSheet, type ThemeName } from ".";

const themeNames = Object.keys(themes) as ThemeName[];

describe("contrast", () => {
  it("agrees with the two ratios everyone knows", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.478, 2);
  });
});

describe.each(themeNames)("the %s theme", (name) => {
  const { colors } = themes[name];

  it.each(textPairs)("reads $text on $ground at 7:1 or more", ({ text, ground }) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each(outlinePairs)("shows $outline against $ground at 3:1 or more", ({ outline, ground }) => {
    expect(contrast(colors[outline], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe("the style sheet", () => {
  it("is what the tokens say, byte for byte", async () => {
    await expect(tokenSheet()).toMatchFileSnapshot("./tokens.css");
  });

  it("gives the dark theme to those who ask for it and to systems that prefer it, unless light is chosen", () => {
    const darkCanvas = `--color-canvas: ${themes.dark.colors.canvas};`;
    const [, bySystem = "", byChoice = ""] = tokenSheet().split(
      /:root:not\(\[data-theme="light"\]\)|:root\[data-theme="dark"\]/,
    );
    expect(bySystem).toContain(darkCanvas);
    expect(byChoice).toContain(darkCanvas);
  });

  it("names every role in every theme", () => {
    for (const role of colorRoles) {
      expect(tokenSheet().split(`--color-${role}: `)).toHaveLength(4);
    }
  });
});
