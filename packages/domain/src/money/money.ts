/** Integer minor units (cents for EUR) of an ISO 4217 currency; always a safe integer. */
export type Money = { readonly minor: number; readonly currency: string };

/** Throws RangeError for a fraction, an unsafe integer or a code that is not three capitals. */
export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(
      `Money needs a safe integer of minor units, got ${minor}. Read decimal text with moneyFromDecimal.`,
    );
  }
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new RangeError(`Money needs an ISO 4217 code such as "EUR", got "${currency}".`);
  }
  return { minor: minor === 0 ? 0 : minor, currency };
}

function sameCurrency(a: Money, b: Money): string {
  if (a.currency !== b.currency) {
    throw new TypeError(`Cannot combine ${a.currency} with ${b.currency}. Convert one of them first.`);
  }
  return a.currency;
}

/** For sorting: -1, 0 or 1. Throws TypeError if the currencies differ. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  sameCurrency(a, b);
  if (a.minor === b.minor) return 0;
  return a.minor < b.minor ? -1 : 1;
}

/** Throws TypeError if the currencies differ, RangeError if the sum is no safe integer. */
export const addMoney = (a: Money, b: Money): Money => money(a.minor + b.minor, sameCurrency(a, b));

/** Throws TypeError if the currencies differ, RangeError if the difference is no safe integer. */
export const subtractMoney = (a: Money, b: Money): Money => money(a.minor - b.minor, sameCurrency(a, b));

export const negateMoney = (amount: Money): Money => money(-amount.minor, amount.currency);

export const isZeroMoney = (amount: Money): boolean => amount.minor === 0;

/** Zero of `currency` for an empty list. Throws TypeError if the list contains another currency. */
export const sumMoney = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(addMoney, money(0, currency));
