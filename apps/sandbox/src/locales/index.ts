import { textsByLanguage, type Language } from "@amberline/domain/language";
import { ownLanguages } from "../bank";
import * as all from "./all";
import * as allBankTexts from "./allBankTexts";
import { type BankTexts } from "./bank.en";
import { type Catalogue } from "./en";

export { languages, type Language } from "@amberline/domain/language";
export type { Catalogue } from "./en";

export const catalogueIn = textsByLanguage<Catalogue>(all, all.en);
export const bankTextsIn = textsByLanguage<BankTexts>(allBankTexts, allBankTexts.en);

const weighted = (part: string, order: number) => {
  const [range = "", ...parameters] = part.trim().split(";");
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { tag: range.trim().toLowerCase(), weight: quality === undefined ? 1 : Number(quality), order };
};

/** The preferred one of the languages offered in an Accept-Language header, by default English. */
export function languageOf(
  header: string | null | undefined,
  offered: readonly Language[] = ownLanguages,
  otherwise: Language = "en",
): Language {
  const wanted = (header ?? "")
    .split(",")
    .map(weighted)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  for (const { tag } of wanted) {
    const language = offered.find((known) => tag === known || tag.startsWith(`${known}-`));
    if (language) return language;
  }
  return otherwise;
}
