import { readFileSync } from "node:fs";
import path from "node:path";
import type { BankFile } from "@amberline/bank/bankFile";
import { bankSheetOf } from "@amberline/bank/bankSheet";
import { flows } from "@amberline/flow-lab/flows";
import { modes } from "@amberline/stepper/mode";
import { shotOf, statesOf, type ScreenShot } from "./shots.ts";

/** The second bank, whose colours, font and picture a few screens are drawn with; also the folder of these pictures. */
export const otherBank = "birchbank";

const folder = path.join(import.meta.dirname, "../apps/bank/brands", otherBank);
const bank = JSON.parse(readFileSync(path.join(folder, "bank.json"), "utf8")) as BankFile;

/** States by flow. */
const screens: Readonly<Record<string, readonly string[]>> = {
  signIn: [
    "signedOut.auth.form.credentials+signedOut.forgot.closed",
    "signedOut.auth.confirm.code.editing+signedOut.auth.confirm.resend.paused+signedOut.forgot.closed",
  ],
  overview: ["shown"],
  send: ["editing", "completed"],
  transactions: ["shown.resting"],
  receive: ["shown.resting"],
  devices: ["shown.resting"],
};

/** The theme that this bank begins with, in English, on a phone and a wide screen. */
const isOwnMode = ({ locale, theme, width }: (typeof modes)[number]) =>
  locale === "en" && theme === bank.theme && width !== 768;

export function brandShots(): readonly ScreenShot[] {
  const shots = Object.entries(screens).flatMap(([id, keys]) => {
    const flow = flows.find((each) => each.id === id);
    const { subjects } = flow ? statesOf(flow) : { subjects: [] };
    return keys.flatMap((key) => {
      const subject = subjects.find((each) => each.id === key);
      if (!subject) throw new Error(`There is no screen of ${id}, ${key} to draw for ${bank.name}.`);
      const [flowName, state] = subject.words;
      const own = { ...subject, group: otherBank, id: `${id}.${key}` };
      const words = [`${bank.name}, ${flowName}`, state] as const;
      return modes.filter(isOwnMode).map((mode) => shotOf({ ...own, words }, mode));
    });
  });
  return shots.sort((one, other) => one.mode.width - other.mode.width);
}

const types: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".woff2": "font/woff2" };

/** What the bank looks like, with its files in it: nothing of it stands where the screens are served. */
export const brandStyle = (): string =>
  bankSheetOf(bank)
    .replaceAll(/url\("(\/[^"]+)"\)/g, (_, file: string) => {
      const content = readFileSync(path.join(folder, file)).toString("base64");
      return `url("data:${types[path.extname(file)]};base64,${content}")`;
    })
    // A font that comes a moment later is taken all the same.
    .replaceAll("font-display: optional", "font-display: block");
