import { currencyDecimals } from "./decimals";

/** The tag Intl formats a language by; English for a language it does not know. */
export const tagOf = (locale: string): string =>
  locale === "en" ? "en-GB" : (Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? "en-GB");

const formats = new Map<string, Intl.NumberFormat>();

export function formatFor(tag: string, currency: string, display: "symbol" | "code"): Intl.NumberFormat {
  const key = `${tag} ${currency} ${display}`;
  const decimals = currencyDecimals(currency);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: display,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // By default some languages leave "1234,50" ungrouped; a column of amounts reads better if all are grouped.
    useGrouping: "always",
  });
  formats.set(key, made);
  return made;
}
