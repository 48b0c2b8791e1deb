import qrcode from "qrcode-generator";

/** Width of the quiet zone in modules (ISO/IEC 18004, 5.3.8). */
export const quietZone = 4;

// The encoder takes one byte per character; scanners decode bytes as UTF-8.
const utf8 = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");

/**
 * The dark modules as one SVG path, and the modules per side including the quiet zone. Throws when the text is too
 * long.
 */
export function qrPath(text: string): { path: string; side: number } {
  const code = qrcode(0, "M");
  code.addData(utf8(text));
  try {
    code.make();
  } catch (cause) {
    throw new Error("The text is too long for a QR code. It holds 2331 bytes of UTF-8 at most.", { cause });
  }
  const modules = Array.from({ length: code.getModuleCount() }, (_, at) => at);
  const path = modules.map((y) => {
    const row = modules.map((x) => (code.isDark(y, x) ? "1" : "0")).join("");
    return Array.from(row.matchAll(/1+/g), (run) => bar(run.index, y, run[0].length)).join("");
  });
  return { path: path.join(""), side: modules.length + 2 * quietZone };
}

const bar = (x: number, y: number, width: number) =>
  `M${x + quietZone} ${y + quietZone}h${width}v1h-${width}z`;
