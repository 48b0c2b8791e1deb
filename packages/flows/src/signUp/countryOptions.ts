import { countries } from "@amberline/domain/tables";
import type { ComboOption } from "@amberline/ui/ComboField";

/** Countries of residence, named and sorted in the interface language; also found by code and English name. */
export function countryOptions(language: string): ComboOption[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { compare } = new Intl.Collator(language);
  return countries
    .map(({ code, alpha3, name, dialPrefix }) => ({
      id: code,
      label: names.of(code) ?? name,
      hint: dialPrefix,
      aliases: [code, alpha3, name],
    }))
    .sort((one, other) => compare(one.label, other.label));
}

export const dialPrefixOf = (country: string | null | undefined): string | null =>
  countries.find(({ code }) => code === country)?.dialPrefix ?? null;
