import { create } from "storybook/theming";
// The manager's bundler knows no condition for sources.
import { scale, themes, type ThemeName } from "../packages/ui/src/tokens/index.ts";

/** Storybook's own look, from the tokens. */
export function storybookTheme(name: ThemeName) {
  const { colors } = themes[name];
  return create({
    base: name,
    brandTitle: "Amberline",
    brandUrl: "./?path=/docs/start-here--docs",
    fontBase: scale["font-sans"],
    fontCode: scale["font-mono"],
    colorPrimary: colors.primary,
    colorSecondary: colors.primary,
    appBg: colors.canvas,
    appContentBg: colors.surface,
    appPreviewBg: colors.canvas,
    appHoverBg: colors.sunken,
    appBorderColor: colors.border,
    appBorderRadius: 8,
    textColor: colors.ink,
    textInverseColor: colors.canvas,
    textMutedColor: colors["ink-muted"],
    barBg: colors.surface,
    barTextColor: colors["ink-muted"],
    barHoverColor: colors.primary,
    barSelectedColor: colors.primary,
    buttonBg: colors.surface,
    buttonBorder: colors["border-strong"],
    booleanBg: colors.sunken,
    booleanSelectedBg: colors.surface,
    inputBg: colors.surface,
    inputBorder: colors["border-strong"],
    inputTextColor: colors.ink,
    inputBorderRadius: 8,
  });
}

export const isTheme = (name: unknown): name is ThemeName => name === "light" || name === "dark";
