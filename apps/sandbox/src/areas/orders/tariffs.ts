import { type calls, type ResponseOf } from "@amberline/api/contract";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { type Catalogue } from "../../locales";

/** Cents per payment. An instant payment never costs more than a regular one (Regulation (EU) 2024/886). */
export const tariffs = {
  everyday: { name: "Everyday", isForConsumers: true, sepaFeeCents: 0, swiftFeeCents: 500 },
  business: { name: "Business", isForConsumers: false, sepaFeeCents: 35, swiftFeeCents: 500 },
} as const;
export type TariffKey = keyof typeof tariffs;

export const isTariff = (key: string): key is TariffKey => Object.hasOwn(tariffs, key);

/** The bank's fee for a payment, whatever the request names. */
export function feeOf(tariff: string, system: "SEPA" | "SWIFT"): number {
  const { sepaFeeCents, swiftFeeCents } = tariffs[isTariff(tariff) ? tariff : "everyday"];
  return system === "SEPA" ? sepaFeeCents : swiftFeeCents;
}

const decimal = (cents: number) => moneyToDecimal(money(cents, "EUR"));

/** What a payment costs, on the wire. */
export const quoteOf = ({ amountCents, feeCents }: { amountCents: number; feeCents: number }) => ({
  fee: decimal(feeCents),
  total: decimal(amountCents + feeCents),
});

/** The fees of a tariff, on the wire. */
export function feesOf(tariff: string) {
  const fee = decimal(feeOf(tariff, "SEPA"));
  return { instant: fee, credit: fee };
}

/** The price list, on the wire. A planned payment costs what any does; to keep an account, and direct debits, nothing. */
export function priceList({ tariffNames }: Catalogue): ResponseOf<typeof calls.tariffs>["data"] {
  const free = decimal(0);
  return (Object.keys(tariffs) as TariffKey[]).map((tariff) => {
    const { instant, credit } = feesOf(tariff);
    return {
      tariff,
      tariff_name: tariffNames[tariff],
      for_consumers: tariffs[tariff].isForConsumers,
      fees: [
        { service: "account", fee: free },
        { service: "instant", fee: instant },
        { service: "credit", fee: credit },
        { service: "standing_order", fee: credit },
        { service: "swift", fee: decimal(feeOf(tariff, "SWIFT")) },
        { service: "direct_debit", fee: free },
      ],
    };
  });
}
