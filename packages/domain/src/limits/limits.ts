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
  /** What the company of the account lets the person pay; left out for its owner. */
  own?: { perPayment: Money | null; perDay: Money | null; sentToday: Money };
}

/** The limit that decides how much the next payment may be; `own…` for whoever can't change it. */
export interface NextLimit {
  name: LimitName | "ownPerPayment" | "ownPerDay";
  limit: Money;
  /** Less than the limit if it is one of a day; never negative. */
  left: Money;
}

/** The limit that leaves the least for the next payment; null if none applies. */
export function nextLimit(
  { limits, sentToday, instantToday, own }: LimitsToday,
  isInstant: boolean,
): NextLimit | null {
  const nothing = { ...sentToday, minor: 0 };
  const [perPayment, perDay] = own ? (["ownPerPayment", "ownPerDay"] as const) : [];
  const set: readonly [NextLimit["name"], Money | null | undefined, Money][] = [
    [perPayment ?? "perPayment", limits.perPayment, nothing],
    [perDay ?? "perDay", limits.perDay, sentToday],
    ["ownPerPayment", own?.perPayment, nothing],
    ["ownPerDay", own?.perDay, own?.sentToday ?? nothing],
    [perPayment ?? "instantPerPayment", isInstant ? limits.instantPerPayment : null, nothing],
    [perDay ?? "instantPerDay", isInstant ? limits.instantPerDay : null, instantToday],
  ];
  const bounds = set.flatMap(([name, limit, sent]): NextLimit[] => {
    if (!limit) return [];
    const left = subtractMoney(limit, sent);
    return [{ name, limit, left: left.minor < 0 ? nothing : left }];
  });
  return bounds.reduce<NextLimit | null>(
    (least, bound) => (least && compareMoney(least.left, bound.left) <= 0 ? least : bound),
    null,
  );
}

/** The limits of a payment for another day, of which nothing is sent yet. */
export function onAnyDay(limits: LimitsToday): LimitsToday {
  const none = { ...limits.sentToday, minor: 0 };
  const own = limits.own && { own: { ...limits.own, sentToday: none } };
  return { ...limits, sentToday: none, instantToday: none, ...own };
}
