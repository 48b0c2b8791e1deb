import { baseSheet } from "./base";
import { colorRoles } from "./roles";
import { scale } from "./scale";
import { themes, type ThemeName } from "./themes";

type Declaration = readonly [property: string, value: string];

const themeDeclarations = (name: ThemeName): Declaration[] => {
  const { colors, scrim, shadow } = themes[name];
  return [
    ["color-scheme", name],
    ...colorRoles.map((role): Declaration => [`--color-${role}`, colors[role]]),
    ["--color-scrim", scrim],
    ["--shadow-float", shadow],
  ];
};

const scaleDeclarations = Object.entries(scale).map(([name, value]): Declaration => [`--${name}`, value]);

const rule = (selector: string, declarations: readonly Declaration[], indent = "") =>
  [
    `${indent}${selector} {`,
    ...declarations.map(([property, value]) => `${indent}  ${property}: ${value};`),
    `${indent}}`,
  ].join("\n");

const stillness: Declaration[] = [
  ["--motion-row", "0ms"],
  ["--motion-number", "0ms"],
  ["--motion-sheet", "0ms"],
];

/** The style sheet of CSS variables and base element styles. `tokens.css` is its committed output. */
export const tokenSheet = () =>
  [
    "/* Made from the tokens beside it; a test holds the two equal. `npx vitest run --project unit packages/ui/src/tokens -u` writes it. */",
    rule(":root", [...themeDeclarations("light"), ...scaleDeclarations]),
    `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-theme="light"])', themeDeclarations("dark"), "  ")}\n}`,
    `/* Paper is light, as browsers hold it for the system's dark. */\n@media screen {\n${rule(':root[data-theme="dark"]', themeDeclarations("dark"), "  ")}\n}`,
    `@media (prefers-reduced-motion: reduce) {\n${rule(":root", stillness, "  ")}\n}`,
    baseSheet,
  ].join("\n\n");
