import { civilDate } from "@amberline/domain/dates";
import {
  mandateLimitProblem,
  mandateUntil,
  refundableUntil,
  type DebitRule,
  type MandateLimit,
} from "@amberline/domain/directDebits";
import { money } from "@amberline/domain/money";
import { type Selectable } from "kysely";
import { bankTimeZone } from "../../days";
import { epochOf } from "../../db/schema";
import { type DebitCollectionsTable, type MandatesTable } from "../../db/tables/ledger";
import { type Db } from "../../ledger";

export type Mandate = Selectable<MandatesTable>;
export type Collection = Selectable<DebitCollectionsTable>;

/** Why nothing is collected, with what the creditor's bank is told (ISO 20022 ExternalStatusReason1Code). */
export const refusalCodes = {
  nobody: "MS02",
  new: "MD01",
  blocked: "MS02",
  revoked: "MD01",
  ended: "MD01",
  amount: "SL01",
  often: "SL01",
  by_customer: "MS02",
  insufficient_funds: "AM04",
  stopped: "AC06",
} as const;
export type DebitRefusal = keyof typeof refusalCodes;

export const limitOf = ({ limit_cents: cents, limit_every: every }: Mandate): MandateLimit => ({
  amount: cents === null ? null : money(cents, "EUR"),
  every,
});

/** One that nobody has used for 36 months has ended, whatever it was. */
export const stateOf = ({ state, last_used: lastUsed }: Mandate, now: number): Mandate["state"] =>
  state !== "revoked" && mandateUntil(lastUsed) < civilDate(now, bankTimeZone) ? "ended" : state;

/** Why a collection can't be made as things are, balance aside; null if it can. */
export function problemOf(
  { rule, mandate, others }: { rule: DebitRule; mandate: Mandate; others: readonly Collection[] },
  collection: Pick<Collection, "id" | "amount_cents" | "day">,
  now: number,
): DebitRefusal | null {
  if (rule === "none") return "nobody";
  const state = stateOf(mandate, now);
  if (state !== "active") return state;
  return mandateLimitProblem(limitOf(mandate), {
    amount: money(collection.amount_cents, "EUR"),
    day: collection.day,
    others: countedDays(mandate, others, collection),
  });
}

/** Of those that were paid, or come before it: the first of a time is paid, the others are too often. */
const countedDays = (
  mandate: Mandate,
  others: readonly Collection[],
  { id, day }: Pick<Collection, "id" | "day">,
): string[] =>
  others
    .filter((other) => other.mandate_id === mandate.id && other.id !== id)
    .filter(
      (other) =>
        other.state === "collected" ||
        other.state === "returned" ||
        (other.state === "coming" && (other.day < day || (other.day === day && other.id < id))),
    )
    .map((other) => other.day);

/** The last day a collection is paid back without a reason: the bank may have collected it late. */
export const paidBackUntil = ({ updated_at: collectedAt }: Collection): string =>
  refundableUntil(civilDate(epochOf(collectedAt), bankTimeZone));

/** Of an account, as far back as a limit of a year looks from a day. */
export const collectionsSince = (db: Db, accountId: string, day: string) =>
  db
    .selectFrom("debit_collections")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("day", ">=", `${day.slice(0, 4)}-01-01`)
    .execute();
