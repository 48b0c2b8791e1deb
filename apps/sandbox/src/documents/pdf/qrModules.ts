import qrcode from "qrcode-generator";

/** Empty modules required around a code (ISO/IEC 18004, 5.3.8). */
export const quietZone = 4;

// The encoder takes one byte per character; scanners read the bytes as UTF-8.
const utf8 = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");

/** The dark modules of a level M QR code as an SVG path, and the modules per side, quiet zone included. */
export function qrModules(text: string): { path: string; side: number } {
  const code = qrcode(0, "M");
  code.addData(utf8(text));
  code.make();
  const modules = Array.from({ length: code.getModuleCount() }, (_, at) => at);
  const runs = modules.flatMap((y) => {
    const row = modules.map((x) => (code.isDark(y, x) ? "1" : "0")).join("");
    return Array.from(row.matchAll(/1+/g), ({ index, 0: run }) => {
      const [x, width] = [index + quietZone, run.length];
      return `M${x} ${y + quietZone}h${width}v1h-${width}z`;
    });
  });
  return { path: runs.join(""), side: modules.length + 2 * quietZone };
}
