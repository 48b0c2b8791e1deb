import { compareMoney, subtractMoney, type Money } from "../money";

/** `instant…` count instant payments alone, `…PerDay` what is sent within a day of the bank. */
export const limitNames = ["perPayment", "perDay", "instantPerPayment", "instantPerDay"] as const;
export type LimitName = (typeof limitNames)[number];

/** The most a customer lets be sent from an account, without fees; null for no limit. */
export type PaymentLimits = Record<LimitName, Money | null>;

/** The limits of an account and what has been sent today, at the bank. */
export interface LimitsToday {
  limits: PaymentLimits;
  sentToday: Money;
  /** The instant payments of it. */
  instantToday: Money;
}

/** The limit that decides how much the next payment may be. */
export interface NextLimit {
  name: LimitName;
  limit: Money;
  /** Less than the limit if it is one of a day; never negative. */
  left: Money;
}

/** The limit that leaves the least for the next payment; null if none applies. */
export function nextLimit(
  { limits, sentToday, instantToday }: LimitsToday,
  isInstant: boolean,
): NextLimit | null {
  const nothing = { ...sentToday, minor: 0 };
  const sent = {
    perPayment: nothing,
    perDay: sentToday,
    instantPerPayment: nothing,
    instantPerDay: instantToday,
  };
  const names = isInstant ? limitNames : (["perPayment", "perDay"] as const);
  const bounds = names.flatMap((name): NextLimit[] => {
    const limit = limits[name];
    if (!limit) return [];
    const left = subtractMoney(limit, sent[name]);
    return [{ name, limit, left: left.minor < 0 ? nothing : left }];
  });
  return bounds.reduce<NextLimit | null>(
    (least, bound) => (least && compareMoney(least.left, bound.left) <= 0 ? least : bound),
    null,
  );
}
