/** Cents per payment. An instant payment never costs more than a regular one (Regulation (EU) 2024/886). */
export const tariffs = {
  everyday: { name: "Everyday", sepaFeeCents: 0, swiftFeeCents: 500 },
  business: { name: "Business", sepaFeeCents: 35, swiftFeeCents: 500 },
} as const;
export type TariffKey = keyof typeof tariffs;

const isTariff = (key: string): key is TariffKey => Object.hasOwn(tariffs, key);

/** The bank's fee for a payment, whatever the request names. */
export function feeOf(tariff: string, system: "SEPA" | "SWIFT"): number {
  const { sepaFeeCents, swiftFeeCents } = tariffs[isTariff(tariff) ? tariff : "everyday"];
  return system === "SEPA" ? sepaFeeCents : swiftFeeCents;
}
