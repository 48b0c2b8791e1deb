import { colorRoles, themes, type ThemeName } from "@amberline/ui/tokens";
import type { CSSProperties } from "react";

/** The variables of a theme for a part of a page, with its ground and text. */
export const themeStyle = (name: ThemeName): CSSProperties => ({
  ...Object.fromEntries(colorRoles.map((role) => [`--color-${role}`, themes[name].colors[role]])),
  ...{ "--color-scrim": themes[name].scrim, "--shadow-float": themes[name].shadow },
  colorScheme: name,
  background: "var(--color-canvas)",
  color: "var(--color-ink)",
});
