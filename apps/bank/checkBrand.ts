import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { colorRoles, contrast, outlinePairs, textPairs, themes, type ColorRole } from "@amberline/ui/tokens";
import { checkLegal } from "./checkLegal.ts";
import type { BankFile } from "./src/bankFile/bankFile.ts";
import { faultText, type Fault } from "./src/bankFile/checkBank.ts";
import { faultsIn } from "./src/bankFile/faultsIn.ts";
import { lineOf } from "./src/bankFile/lineOf.ts";

/** Bytes. The fonts and the pictures are loaded before anything else is seen. */
const MOST = { fonts: 80_000, picture: 20_000 };
/** Letters that fit beside the menu's button on the narrowest phone. */
const LONGEST_NAME = 20;

const AAA = { text: 7, outline: 3 };

function coloursOf({ palette }: BankFile): Fault[] {
  return (["light", "dark"] as const).flatMap((theme) => {
    const own = palette[theme] ?? {};
    const colours = { ...themes[theme].colors, ...own };
    const unknown = Object.keys(own)
      .filter((role) => !(colorRoles as readonly string[]).includes(role))
      .map((role) => ({ path: ["palette", theme, role], fault: "is no colour of the design system" }));
    const pairs: [ColorRole, ColorRole, number][] = [
      ...textPairs.map(({ text, ground }): [ColorRole, ColorRole, number] => [text, ground, AAA.text]),
      ...outlinePairs.map(({ outline, ground }): [ColorRole, ColorRole, number] => [
        outline,
        ground,
        AAA.outline,
      ]),
    ];
    const faint = pairs
      .filter(([one, other]) => one in own || other in own)
      .map(([one, other, least]) => ({ one, other, least, is: contrast(colours[one], colours[other]) }))
      .filter(({ least, is }) => is < least)
      .map(({ one, other, least, is }) => ({
        path: ["palette", theme, one in own ? one : other],
        fault: `has a contrast of ${is.toFixed(2)}:1 as ${one} on ${other}; it has to have ${least}:1`,
      }));
    return [...unknown, ...faint];
  });
}

/** Whatever runs, or asks for something. */
const active =
  /<(?:\w+:)?(?:script|foreignObject|iframe|object|embed)\b|[\s"'/]on\w+\s*=|(?:href|src)\s*=\s*(?!["']?#)|url\(\s*(?!["']?#)|@import|<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet/i;

function pictureFault(file: string): string | null {
  const bytes = readFileSync(file);
  if (bytes.length > MOST.picture) return `has ${bytes.length} bytes; at most ${MOST.picture} are loaded`;
  if (!file.endsWith(".svg")) return null;
  const text = bytes.toString();
  if (active.test(text)) return "has a script or an address in it";
  return /viewBox="0 0 (\d+) \1"/.test(text) ? null : "has to be square, with a viewBox from 0 0";
}

function filesOf({ art, mark, font }: BankFile, folder: string): Fault[] {
  const inFolder = (file: string) => path.join(folder, file);
  const missing = "is not in the folder";
  const pictures = [
    { path: [], file: "/icon.svg" },
    { path: ["art"], file: art },
    { path: ["mark"], file: mark },
  ].flatMap(({ path: place, file }) => {
    if (file === null) return [];
    const fault = existsSync(inFolder(file)) ? pictureFault(inFolder(file)) : missing;
    return fault === null ? [] : [{ path: place, fault: `names ${file}, which ${fault}` }];
  });
  const fonts = (font?.files ?? []).map((file, index) => ({ file, path: ["font", "files", String(index)] }));
  const lost = fonts.filter(({ file }) => !existsSync(inFolder(file)));
  const sizes = fonts
    .filter((each) => !lost.includes(each))
    .map((each) => ({ ...each, bytes: readFileSync(inFolder(each.file)) }));
  const all = sizes.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return [
    ...pictures,
    ...lost.map((each) => ({ path: each.path, fault: missing })),
    ...sizes
      .filter(({ bytes }) => bytes.subarray(0, 4).toString() !== "wOF2")
      .map((each) => ({ path: each.path, fault: "is no WOFF2 file" })),
    ...(all > MOST.fonts
      ? [{ path: ["font"], fault: `has ${all} bytes in its files; at most ${MOST.fonts} are loaded` }]
      : []),
  ];
}

/** All that is wrong with a brand's folder, each with its line; nothing if a bank can be made of it. */
export function checkBrand(folder: string): string[] {
  const file = path.join(folder, "bank.json");
  if (!existsSync(file)) return [`There is no ${file}.`];
  const text = readFileSync(file, "utf8");
  const told = (faults: readonly Fault[]) =>
    faults.map((fault) => `${file}:${lineOf(text, fault.path)} ${faultText(fault)}`);
  const faults = faultsIn(text);
  if (faults.length > 0) return faults.map(({ line, fault }) => `${file}:${line} ${fault}`);
  const bank = JSON.parse(text) as BankFile;
  const long =
    bank.name.length > LONGEST_NAME
      ? [{ path: ["name"], fault: `has ${bank.name.length} letters; ${LONGEST_NAME} fit on a phone` }]
      : [];
  return [...told([...long, ...coloursOf(bank), ...filesOf(bank, folder)]), ...checkLegal(folder, bank)];
}
