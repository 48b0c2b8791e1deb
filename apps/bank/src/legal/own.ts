import type { Language } from "@amberline/domain/language";
import { brand } from "../brand";
import type { LegalName, LegalText, LegalTexts } from "./types";

/** The texts that the bank has itself, in files beside its `bank.json`; `brand check` has looked at them. */
export async function ownTexts(language: Language): Promise<Partial<LegalTexts>> {
  const read = async (name: LegalName): Promise<[LegalName, LegalText]> => {
    const answer = await fetch(`/legal/${name}.${language}.json`);
    if (!answer.ok) throw new Error(`The text on ${name} was answered with ${answer.status}.`);
    return [name, (await answer.json()) as LegalText];
  };
  return Object.fromEntries(await Promise.all(brand.legal.map(read)));
}
