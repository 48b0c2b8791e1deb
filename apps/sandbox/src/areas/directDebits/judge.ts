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
import { type AccountRow } from "../../http/caller";
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
  closed: "AC04",
} as const;
export type DebitRefusal = keyof typeof refusalCodes;

export const limitOf = ({ limit_cents: cents, limit_every: every }: Mandate): MandateLimit => ({
  amount: cents === null ? null : money(cents, "EUR"),
  every,
});

/** One that nobody has used for 36 months has ended, whatever it was. */
export const stateOf = ({ state, last_used: lastUsed }: Mandate, now: number): Mandate["state"] =>
  state !== "revoked" && mandateUntil(lastUsed) < civilDate(now, bankTimeZone) ? "ended" : state;

/** Whether nothing is paid from the account, whatever its mandates say. */
export const isStopped = (
  { kind, corporate_confirm: isConfirmed }: AccountRow,
  owner: { blocked_by: string | null; sumsub_status: string | null },
): boolean =>
  owner.blocked_by === "bank" || owner.sumsub_status !== "verify" || (kind === "corporate" && !isConfirmed);

/**
 * Why a collection can't be made as things are, balance aside; null if it can. `others` are the days of those of its
 * mandate that were collected, or are before it.
 */
export function problemOf(
  { rule, mandate, others }: { rule: DebitRule; mandate: Mandate; others: readonly string[] },
  { amount_cents: cents, day }: Pick<Collection, "amount_cents" | "day">,
  now: number,
): DebitRefusal | null {
  if (rule === "none") return "nobody";
  const state = stateOf(mandate, now);
  if (state !== "active") return state;
  return mandateLimitProblem(limitOf(mandate), { amount: money(cents, "EUR"), day, others });
}

/** The last day a collection is paid back without a reason: the bank may have collected it late. */
export const paidBackUntil = ({ updated_at: collectedAt }: Collection): string =>
  refundableUntil(civilDate(epochOf(collectedAt), bankTimeZone));

/** The days of what was collected and kept, by mandate: as far back as a limit of a year looks from a day. */
export async function collectedDays(
  db: Db,
  mandates: readonly Mandate[],
  day: string,
): Promise<Map<string, string[]>> {
  const limited = mandates.filter(({ limit_every: every }) => every !== "any").map(({ id }) => id);
  const days = new Map<string, string[]>();
  if (limited.length === 0) return days;
  const collected = await db
    .selectFrom("debit_collections")
    .select(["mandate_id", "day"])
    .where("mandate_id", "in", limited)
    .where("state", "=", "collected")
    .where("day", ">=", `${day.slice(0, 4)}-01-01`)
    .execute();
  for (const { mandate_id: id, day: on } of collected) days.set(id, [...(days.get(id) ?? []), on]);
  return days;
}
