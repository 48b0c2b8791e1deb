import { sql, type Expression } from "kysely";
import { civilDate } from "@amberline/domain/dates";
import {
  limitNames,
  nextLimit,
  type LimitName,
  type LimitsToday,
  type NextLimit,
} from "@amberline/domain/limits";
import { money, type Money } from "@amberline/domain/money";
import { bankTimeZone, startOfDay } from "../days";
import { instant, type Cents } from "../db/schema";
import { type Db } from "../db/inTransaction";

/** In cents of EUR. */
export type LimitsRow = Record<LimitName, Cents | null> & { sentToday: Cents; instantToday: Cents };

const sum = (amounts: Expression<Cents>) => sql<Cents>`coalesce(sum(${amounts}), 0)::bigint`;

/** The limits of an account, and what it has sent since the bank's midnight. */
export function limitsOf(db: Db, accountId: string, now: number) {
  const midnight = instant(startOfDay(civilDate(now, bankTimeZone)));
  const sent = db
    .selectFrom("transactions")
    .select((row) => sum(row.ref("amount_cents")).as("cents"))
    .where("account_id", "=", accountId)
    .where("type", "=", "SEND")
    .where("status", "not in", ["declined", "error_done"])
    .where("currency", "=", "EUR")
    .where("created_at", ">=", midnight);
  return db
    .selectFrom("accounts")
    .leftJoin("payment_limits", "payment_limits.account_id", "accounts.id")
    .where("accounts.id", "=", accountId)
    .select([
      "per_payment_cents as perPayment",
      "per_day_cents as perDay",
      "instant_per_payment_cents as instantPerPayment",
      "instant_per_day_cents as instantPerDay",
    ])
    .select([
      sent.$asScalar().$notNull().as("sentToday"),
      sent.where("payment_type", "=", "INSTANT").$asScalar().$notNull().as("instantToday"),
    ]);
}

/** No row for an account without limits, which is told without reading its payments. */
export const limitsSet = (...of: Parameters<typeof limitsOf>) =>
  limitsOf(...of).where("payment_limits.account_id", "is not", null);

const euro = (cents: Cents) => money(cents, "EUR");

export function readLimits({ sentToday, instantToday, ...limits }: LimitsRow): LimitsToday {
  const limitOf = (name: LimitName): [LimitName, Money | null] => {
    const cents = limits[name];
    return [name, cents === null ? null : euro(cents)];
  };
  return {
    limits: Object.fromEntries(limitNames.map(limitOf)) as LimitsToday["limits"],
    sentToday: euro(sentToday),
    instantToday: euro(instantToday),
  };
}

/** The limit that a payment is above; null if none. */
export function limitBelow(
  limits: LimitsRow | null,
  { amountCents, isInstant }: { amountCents: Cents; isInstant: boolean },
): NextLimit | null {
  const next = limits && nextLimit(readLimits(limits), isInstant);
  return next && next.left.minor < amountCents ? next : null;
}
