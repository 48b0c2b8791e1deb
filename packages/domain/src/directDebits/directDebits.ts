import { addDays, addMonths } from "../dates";
import { hasValidCheckDigits } from "../iban/checkDigits";
import { compareMoney, type Money } from "../money";

/** A private payer is paid back on request, a company that has agreed to B2B is not. */
export const mandateSchemes = ["CORE", "B2B"] as const;
export type MandateScheme = (typeof mandateSchemes)[number];

/** The place of a collection in its mandate: the first, one that follows, the only one, the last. */
export const collectionSequences = ["FRST", "RCUR", "OOFF", "FNAL"] as const;
export type CollectionSequence = (typeof collectionSequences)[number];

/** Whose collections an account pays: of every mandate, of those the customer has allowed, of nobody. */
export const debitRules = ["all", "allowed", "none"] as const;
export type DebitRule = (typeof debitRules)[number];

/** In how long a time of the calendar one collection may come; `any` for as many as come. */
export const collectionPeriods = ["any", "month", "quarter", "year"] as const;
export type CollectionPeriod = (typeof collectionPeriods)[number];

/** What the customer lets be collected under a mandate (Regulation (EU) No 260/2012, Article 5(3)(d)). */
export interface MandateLimit {
  /** The most of one collection; null for no limit. */
  amount: Money | null;
  every: CollectionPeriod;
}

export const noMandateLimit: MandateLimit = { amount: null, every: "any" };

const normalise = (text: string): string => text.replace(/\s/g, "").toUpperCase();

/** What tells creditors apart: without the business code, which one creditor may have several of. */
export const creditorIdentity = (text: string): string => normalise(text).replace(/^(.{4}).{3}/, "$1ZZZ");

/** What tells the mandates of a creditor apart, in which neither case nor spaces count (EPC016-06). */
export const mandateIdentity = (text: string): string => normalise(text);

/**
 * A creditor identifier (EPC262-08): country, two check digits, a business code of three characters that they do not
 * count, and 1 to 28 characters the country gives.
 */
export function isCreditorId(text: string): boolean {
  const id = normalise(text);
  return (
    /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(id) && hasValidCheckDigits(id.slice(0, 4) + id.slice(7))
  );
}

const quarterOf = (month: string) => Math.ceil(Number(month) / 3);

function periodOf(day: string, every: CollectionPeriod): string {
  const [year = "", month = ""] = day.split("-");
  if (every === "year") return year;
  return every === "quarter" ? `${year} ${quarterOf(month)}` : `${year} ${month}`;
}

export type LimitProblem = "amount" | "often";

/** Why a collection is above the customer's limit; null if it is not. `others` are the days of those paid or to come. */
export function mandateLimitProblem(
  { amount: most, every }: MandateLimit,
  { amount, day, others }: { amount: Money; day: string; others: readonly string[] },
): LimitProblem | null {
  if (most && compareMoney(amount, most) > 0) return "amount";
  if (every === "any") return null;
  return others.some((other) => periodOf(other, every) === periodOf(day, every)) ? "often" : null;
}

/** Whether more could be collected than before. */
export function isLooserLimit(limit: MandateLimit, than: MandateLimit): boolean {
  const allowsMore =
    than.amount !== null && (limit.amount === null || compareMoney(limit.amount, than.amount) > 0);
  return allowsMore || collectionPeriods.indexOf(limit.every) < collectionPeriods.indexOf(than.every);
}

/** The last day on which a collection is paid back without a reason: eight weeks after it (Directive (EU) 2015/2366, Article 77). */
export const refundableUntil = (day: string): string => addDays(day, 56);

/** The last day on which a mandate may be used again: 36 months after it was used (EPC016-06). */
export const mandateUntil = (lastUsed: string): string => addMonths(lastUsed, 36);
