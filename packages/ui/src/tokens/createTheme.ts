import { contrast } from "./contrast";
import { colorRoles, outlinePairs, textPairs, type ColorRole } from "./roles";
import type { scale } from "./scale";
import { themes, type ThemeName } from "./themes";

/** Colours as `#rrggbb`; a role left out keeps ours. */
export type Palette = Partial<Record<ThemeName, Partial<Record<ColorRole, string>>>>;

type Radius = keyof typeof scale extends infer Name
  ? Name extends `radius-${infer Size}`
    ? Size
    : never
  : never;

export interface ThemeChoices {
  palette?: Palette;
  /** CSS lengths. */
  radius?: Partial<Record<Radius, string>>;
  /** A font-family list. */
  font?: string;
}

/** What each theme says wrong: no colour, or too little contrast. */
const faultsIn = (name: ThemeName, colors: Record<ColorRole, string>) => {
  const unreadable = colorRoles.filter((role) => !/^#[\da-f]{6}$/i.test(colors[role]));
  if (unreadable.length > 0)
    return unreadable.map((role) => `${name}: ${role} is "${colors[role]}", not a colour such as "#17564b".`);
  const pairs = [
    ...textPairs.map(({ text, ground }) => ({ front: text, ground, needed: 7 })),
    ...outlinePairs.map(({ outline, ground }) => ({ front: outline, ground, needed: 3 })),
  ];
  return pairs
    .map(({ front, ground, needed }) => ({
      ...{ front, ground, needed },
      ratio: contrast(colors[front], colors[ground]),
    }))
    .filter(({ ratio, needed }) => ratio < needed)
    .map(
      ({ front, ground, needed, ratio }) =>
        `${name}: ${front} (${colors[front]}) on ${ground} (${colors[ground]}) has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 and needs ${needed}:1.`,
    );
};

const rule = (selector: string, declarations: string[]) => `${selector} { ${declarations.join(" ")} }`;

/**
 * The style sheet of a brand, light and dark, for the page or for the elements a selector names: a part of a page may
 * have a brand, or by `data-theme` a theme, of its own. Throws RangeError with each pair of colours that is too faint.
 */
export function createTheme({ palette = {}, radius = {}, font }: ThemeChoices): {
  sheet: (selector?: string) => string;
} {
  const colorsOf = (name: ThemeName) => ({ ...themes[name].colors, ...palette[name] });
  const faults = (["light", "dark"] as const).flatMap((name) => faultsIn(name, colorsOf(name)));
  if (faults.length > 0) throw new RangeError(`The theme cannot be read by everybody.\n${faults.join("\n")}`);

  const colors = (name: ThemeName) => [
    `color-scheme: ${name};`,
    ...Object.entries(colorsOf(name)).map(([role, value]) => `--color-${role}: ${value};`),
    `--color-scrim: ${themes[name].scrim};`,
    `--shadow-float: ${themes[name].shadow};`,
  ];
  const measures = [
    ...Object.entries(radius).map(([size, value]) => `--radius-${size}: ${value};`),
    ...(font === undefined ? [] : [`--font-sans: ${font};`]),
  ];
  return {
    sheet: (selector = ":root") => {
      const isPage = selector === ":root";
      const root = ':root:not([data-theme="light"])';
      const part = `:is(${selector})`;
      const unlessLight = `${part}:not([data-theme="light"])`;
      const paint = isPage ? [] : ["color: var(--color-ink);", "background-color: var(--color-canvas);"];
      return [
        rule(isPage ? selector : part, [...colors("light"), ...measures, ...paint]),
        `@media (prefers-color-scheme: dark) { ${rule(isPage ? root : `${root} ${unlessLight}`, colors("dark"))} }`,
        `@media screen { ${rule(isPage ? ':root[data-theme="dark"]' : `:root[data-theme="dark"] ${unlessLight}, ${part}[data-theme="dark"]`, colors("dark"))} }`,
      ].join("\n");
    },
  };
}
