import type { ColorRole, ThemeName } from "@amberline/ui/tokens";

export type Palette = Partial<Record<ThemeName, Partial<Record<ColorRole, string>>>>;

const rule = (selector: string, colors: Partial<Record<ColorRole, string>> | undefined) => {
  const lines = Object.entries(colors ?? {}).map(([role, value]) => `--color-${role}: ${value};`);
  return lines.length ? `${selector} { ${lines.join(" ")} }` : "";
};

interface BrandLook {
  palette: Palette;
  art: string | null;
}

/** Style sheet with the brand's picture and its overrides of the design system's colours; empty when there are none. */
export const brandSheetOf = ({ palette: { light, dark }, art }: BrandLook) =>
  [
    art && `:root { --brand-art: url("${art}"); }`,
    rule(":root", light),
    dark && `@media (prefers-color-scheme: dark) { ${rule(':root:not([data-theme="light"])', dark)} }`,
    dark && `@media screen { ${rule(':root[data-theme="dark"]', dark)} }`,
  ]
    .filter(Boolean)
    .join("\n");
