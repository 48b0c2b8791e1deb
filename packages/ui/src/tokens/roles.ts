/** Semantic colours. Every theme sets each of them; components use these names only. */
export const colorRoles = [
  "canvas",
  "surface",
  "sunken",
  "quiet",
  "border",
  "border-strong",
  "ink",
  "ink-muted",
  "primary",
  "primary-hover",
  "on-primary",
  "primary-soft",
  "on-primary-soft",
  "accent",
  "on-accent",
  "positive",
  "positive-soft",
  "caution",
  "caution-soft",
  "negative",
  "negative-soft",
  "info",
  "info-soft",
  "focus",
] as const;

export type ColorRole = (typeof colorRoles)[number];

const grounds: ColorRole[] = ["canvas", "surface", "sunken"];
const tones: ColorRole[] = ["positive", "caution", "negative", "info"];
const on = (ground: ColorRole, texts: ColorRole[]) => texts.map((text) => ({ text, ground }));

/** Every text and background pair a component may use; contrast is at least 7:1 in every theme (WCAG 2.2, 1.4.6). */
export const textPairs: { text: ColorRole; ground: ColorRole }[] = [
  ...grounds.flatMap((ground) => on(ground, ["ink", "ink-muted"])),
  ...(["canvas", "surface"] as const).flatMap((ground) => on(ground, ["primary", ...tones])),
  ...tones.flatMap((tone) => on(`${tone}-soft` as ColorRole, [tone, "ink"])),
  ...on("primary", ["on-primary"]),
  ...on("primary-hover", ["on-primary"]),
  ...on("primary-soft", ["on-primary-soft", "ink"]),
  ...on("accent", ["on-accent"]),
  ...on("negative", ["surface"]),
  ...on("ink", ["canvas"]),
  ...on("quiet", ["ink"]),
];

/** Outlines that carry meaning; contrast is at least 3:1 in every theme (WCAG 2.2, 1.4.11). */
export const outlinePairs: { outline: ColorRole; ground: ColorRole }[] = grounds.flatMap((ground) =>
  (["border-strong", "focus", "primary", "negative"] as const).map((outline) => ({ outline, ground })),
);
