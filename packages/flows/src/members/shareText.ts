import { wholeShare } from "@amberline/domain/company";

/** A share of hundredths of a percent in the language: 3333 is "33.33" in English, "33,33" in Latvian. */
export const shareText = (hundredths: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(hundredths / 100);

export const isTooMuch = (hundredths: number): boolean => hundredths > wholeShare;
