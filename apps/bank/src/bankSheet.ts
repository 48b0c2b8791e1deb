import type { BankFile } from "./bankFile/bankFile";
import { brandSheetOf } from "./brandSheet";

type Look = Pick<BankFile, "palette" | "art" | "font">;

/** Each file is a family of its own: a character is taken from the first that has it. */
function fontSheetOf({ font }: Look): string {
  if (!font) return "";
  const families = font.files.map((_, index) => `"${font.family} ${index + 1}"`);
  const faces = font.files.map(
    (file, index) =>
      `@font-face { font-family: ${families[index]}; src: url("${file}") format("woff2"); font-weight: 100 900; font-display: optional; }`,
  );
  return [...faces, `:root { --font-sans: ${families.join(", ")}, system-ui, sans-serif; }`].join("\n");
}

/** Style sheet of all that a bank looks like. */
export const bankSheetOf = (look: Look) => [fontSheetOf(look), brandSheetOf(look)].filter(Boolean).join("\n");
