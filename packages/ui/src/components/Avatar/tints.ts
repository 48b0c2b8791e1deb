/** Background and text colour for a light and a dark theme; each pair has a contrast of 7:1 (WCAG 2.2, 1.4.6). */
export const tints = [
  { light: ["#e3f1ed", "#0f443b"], dark: ["#14342d", "#a3dccd"] },
  { light: ["#e5f0fb", "#124f87"], dark: ["#0e2b46", "#8cc3f7"] },
  { light: ["#fff1d2", "#714500"], dark: ["#3a2804", "#f6bd55"] },
  { light: ["#fde9e7", "#971717"], dark: ["#411512", "#ff9d92"] },
  { light: ["#efe8fb", "#55308f"], dark: ["#2c1d4a", "#c9b2f5"] },
  { light: ["#fbe6f1", "#8a1a5c"], dark: ["#41122d", "#f5a8d0"] },
  { light: ["#e7f2dc", "#365314"], dark: ["#1f300d", "#b5d98a"] },
  { light: ["#e2f0f4", "#12505f"], dark: ["#0d2f38", "#8fd0e0"] },
] as const;

/** Index of the tint of a name, whatever its case and spacing. FNV-1a, 32 bits. */
export function tintOf(name: string): number {
  const letters = name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
  const hash = [...letters].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
  return ((hash ^ (hash >>> 16)) >>> 0) % tints.length;
}
