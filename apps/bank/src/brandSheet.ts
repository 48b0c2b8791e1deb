import type { ColorRole, ThemeName } from "@amberline/ui/tokens";

/** Colours a brand changes, per theme. */
export type Palette = Partial<Record<ThemeName, Partial<Record<ColorRole, string>>>>;

const rule = (selector: string, colors: Partial<Record<ColorRole, string>> | undefined) => {
  const lines = Object.entries(colors ?? {}).map(([role, value]) => `--color-${role}: ${value};`);
  return lines.length ? `${selector} { ${lines.join(" ")} }` : "";
};

/** Style sheet that lays a brand's colours over the design system's; empty when nothing differs. */
export const paletteSheet = ({ light, dark }: Palette) =>
  [
    rule(":root", light),
    dark && `@media (prefers-color-scheme: dark) { ${rule(':root:not([data-theme="light"])', dark)} }`,
    rule(':root[data-theme="dark"]', dark),
  ]
    .filter(Boolean)
    .join("\n");
