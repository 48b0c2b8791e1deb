const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Decimal: 20,000,000 bytes are "20 MB". */
const STEP = 1_000;

/** "812 bytes", "12 kB" or "3.4 MB" in the language. Rounded up, so that it is never understated. */
export function formatFileSize(bytes: number, locale: string): string {
  let unit = 0;
  let divisor = 1;
  while (unit < units.length - 1 && bytes >= divisor * STEP) {
    unit += 1;
    divisor *= STEP;
  }
  const decimals = unit > 1 && bytes < 100 * divisor ? 1 : 0;
  return new Intl.NumberFormat(locale === "en" ? "en-GB" : locale, {
    style: "unit",
    unit: units[unit] ?? "byte",
    unitDisplay: unit === 0 ? "long" : "short",
    maximumFractionDigits: decimals,
    roundingMode: "ceil",
  } as Intl.NumberFormatOptions).format(bytes / divisor);
}
