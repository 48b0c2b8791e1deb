import { sql, type Expression } from "kysely";
import { addDays, civilDate } from "@amberline/domain/dates";
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

/** In cents of EUR. `own…` is what the company of the account lets the person pay, null for its owner. */
export type LimitsRow = Record<LimitName | "ownPerPayment" | "ownPerDay", Cents | null> &
  Record<"sentToday" | "instantToday" | "ownSentToday", Cents> & { personId: string | null };

/**
 * The limits of an account and of the person who pays from it, and what was sent since the bank's midnight. `enteredBy`
 * is the person's own account, as their payments record it.
 */
export function limitsOf(db: Db, accountId: string, enteredBy: Expression<string | null>, now: number) {
  const today = civilDate(now, bankTimeZone);
  return db
    .selectFrom("accounts")
    .leftJoin("payment_limits", "payment_limits.account_id", "accounts.id")
    .leftJoin("account_people as person", (join) =>
      join
        .onRef("person.account_id", "=", "accounts.id")
        .on(
          "person.login_id",
          "=",
          db
            .selectFrom("accounts as own")
            .select("login_id")
            .where("own.id", "=", sql<string>`${enteredBy}::uuid`),
        )
        .on("person.state", "=", "active"),
    )
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom("transactions")
          .select([
            sql<Cents>`coalesce(sum(amount_cents), 0)::bigint`.as("sentToday"),
            sql<Cents>`coalesce(sum(amount_cents) filter (where payment_type = 'INSTANT'), 0)::bigint`.as(
              "instantToday",
            ),
            sql<Cents>`coalesce(sum(amount_cents) filter (where entered_by = ${enteredBy}::text), 0)::bigint`.as(
              "ownSentToday",
            ),
          ])
          .whereRef("account_id", "=", "accounts.id")
          .where("type", "=", "SEND")
          .where("direct_debit", "is", null)
          .where("space_id", "is", null)
          .where("status", "not in", ["declined", "error_done"])
          .where("currency", "=", "EUR")
          .where("created_at", ">=", instant(startOfDay(today)))
          // Without an end, a third of all payments is expected, and the statement is planned anew for each.
          .where("created_at", "<", instant(startOfDay(addDays(today, 1))))
          .as("sent"),
      (join) => join.onTrue(),
    )
    .where("accounts.id", "=", accountId)
    .select(["sentToday", "instantToday", "ownSentToday"])
    .select([
      "payment_limits.per_payment_cents as perPayment",
      "payment_limits.per_day_cents as perDay",
      "instant_per_payment_cents as instantPerPayment",
      "instant_per_day_cents as instantPerDay",
      "person.id as personId",
      "person.per_payment_cents as ownPerPayment",
      "person.per_day_cents as ownPerDay",
    ]);
}

/** No row for an account without limits, which is told without reading its payments. */
export const limitsSet = (...of: Parameters<typeof limitsOf>) =>
  limitsOf(...of).where((row) =>
    row.or([
      row("payment_limits.account_id", "is not", null),
      row("person.per_payment_cents", "is not", null),
      row("person.per_day_cents", "is not", null),
    ]),
  );

const euro = (cents: Cents) => money(cents, "EUR");

const euroOrNone = (cents: Cents | null): Money | null => (cents === null ? null : euro(cents));

export function readLimits(row: LimitsRow): LimitsToday {
  const limits = limitNames.map((name) => [name, euroOrNone(row[name])]);
  return {
    limits: Object.fromEntries(limits) as LimitsToday["limits"],
    sentToday: euro(row.sentToday),
    instantToday: euro(row.instantToday),
    ...(row.personId !== null && {
      own: {
        perPayment: euroOrNone(row.ownPerPayment),
        perDay: euroOrNone(row.ownPerDay),
        sentToday: euro(row.ownSentToday),
      },
    }),
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
