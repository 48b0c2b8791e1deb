const rem = (px: number) => `${px / 16}rem`;
const text = (size: number, line: number) => `${rem(size)}/${rem(line)}`;

const gently = "cubic-bezier(0.2, 0, 0, 1)";

/** Type, control and field sizes are in rem to follow the reader's font size; space and radii are in px. */
export const scale = {
  "font-sans": '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
  "font-mono": 'ui-monospace, "Cascadia Mono", "Segoe UI Mono", "Roboto Mono", Menlo, Consolas, monospace',
  "text-caption": text(12, 16),
  "text-small": text(14, 20),
  "text-body": text(16, 24),
  "text-lead": text(18, 26),
  "text-title": text(22, 28),
  "text-heading": text(28, 34),
  "text-balance": text(40, 44),
  "text-amount": text(48, 56),
  "weight-regular": "400",
  "weight-medium": "500",
  "weight-strong": "650",
  "space-4": "4px",
  "space-8": "8px",
  "space-12": "12px",
  "space-16": "16px",
  "space-20": "20px",
  "space-24": "24px",
  "space-28": "28px",
  "space-32": "32px",
  "space-48": "48px",
  "space-64": "64px",
  "radius-control": "8px",
  "radius-card": "14px",
  "radius-dialog": "20px",
  "radius-pill": "999px",
  "control-height": rem(44),
  "field-height": rem(48),
  /* A row comes in, or a mark in it changes; a number rolls, and the bar that shows it; a sheet rises. */
  "motion-row": `120ms ${gently}`,
  "motion-number": `200ms ${gently}`,
  "motion-sheet": `200ms ${gently}`,
} as const;
