import { describe, expect, it } from "vitest";
import {
  colorRoles,
  contrast,
  flatTokens,
  outlinePairs,
  textPairs,
  themes,
  tokenFile,
  tokenSheet,
  type ThemeName,
} from ".";

const themeNames = Object.keys(themes) as ThemeName[];

describe("contrast", () => {
  it("matches known ratios", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.478, 2);
  });
});

describe.each(themeNames)("the %s theme", (name) => {
  const { colors } = themes[name];

  it.each(textPairs)("has a contrast of at least 7:1 for $text on $ground", ({ text, ground }) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each(outlinePairs)("has a contrast of at least 3:1 for $outline on $ground", ({ outline, ground }) => {
    expect(contrast(colors[outline], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe("the style sheet", () => {
  it("equals the committed tokens.css byte for byte", async () => {
    await expect(tokenSheet()).toMatchFileSnapshot("./tokens.css");
  });

  it.each([
    ["tokens.json", tokenFile],
    ["tokens.flat.json", flatTokens],
  ])("stands beside an equal %s for other tools", async (name, file) => {
    await expect(`${JSON.stringify(file(), null, 2)}\n`).toMatchFileSnapshot(`./${name}`);
  });

  it("hands over only colours of the palette", () => {
    expect(JSON.stringify(tokenFile())).not.toContain("{palette.undefined}");
  });

  it("applies the dark theme when chosen or preferred by the system, unless light is chosen", () => {
    const darkCanvas = `--color-canvas: ${themes.dark.colors.canvas};`;
    const [, bySystem = "", byChoice = ""] = tokenSheet().split(
      /:root:not\(\[data-theme="light"\]\)|:root\[data-theme="dark"\]/,
    );
    expect(bySystem).toContain(darkCanvas);
    expect(byChoice).toContain(darkCanvas);
  });

  it("sets every role in every theme", () => {
    for (const role of colorRoles) {
      expect(tokenSheet().split(`--color-${role}: `)).toHaveLength(4);
    }
  });
});
