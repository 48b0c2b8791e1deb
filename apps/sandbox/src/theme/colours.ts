/** The product's colours on the pages the sandbox makes itself, as declarations of custom properties. */
export const light = `
  --canvas: #f7f5f1; --surface: #ffffff; --sunken: #efece6; --border: #ddd9d1; --border-strong: #87827a;
  --ink: #1b1917; --ink-muted: #504c46; --primary: #17564b; --primary-hover: #0f443b; --on-primary: #ffffff;
  --primary-soft: #e3f1ed; --on-primary-soft: #0f443b; --accent: #f3ad2f; --positive: #0f5a34;
  --positive-soft: #e2f5e9; --caution: #714500; --caution-soft: #fff1d2; --info: #124f87; --info-soft: #e5f0fb; --negative: #971717;
  --negative-soft: #fde9e7; --focus: #1668b0; color-scheme: light;`;

export const dark = `
  --canvas: #121110; --surface: #1b1a18; --sunken: #0c0b0a; --border: #35322d; --border-strong: #8a857c;
  --ink: #f3f0ea; --ink-muted: #b9b4aa; --primary: #86cfbd; --primary-hover: #a3dccd; --on-primary: #06241e;
  --primary-soft: #14342d; --on-primary-soft: #a3dccd; --accent: #f6bd55; --positive: #7fd3a0;
  --positive-soft: #10301e; --caution: #f6bd55; --caution-soft: #3a2804; --info: #8cc3f7; --info-soft: #0e2b46; --negative: #ff9d92;
  --negative-soft: #411512; --focus: #8cc3f7; color-scheme: dark;`;

/** One of the product's colours in the light theme, as "#rrggbb". */
export function lightColour(name: string): string {
  const [, hex] = new RegExp(`--${name}: (#[\\da-f]{6})`).exec(light) ?? [];
  if (hex === undefined) throw new Error(`look/colours.ts has no colour "${name}".`);
  return hex;
}
