import { compareMoney, type Money } from "../money";

/**
 * What a person may do with the account of a company that isn't theirs: see balance and payments, prepare payments that
 * others approve, pay, approve what others made, see whom salaries go to, keep its documents up to date, say who
 * else has access. Who has access can see all but whom salaries go to.
 */
export const rights = ["see", "prepare", "pay", "approve", "salaries", "documents", "people"] as const;
export type Right = (typeof rights)[number];

/** The usual sets of rights. */
export const roles = {
  viewer: ["see"],
  accountant: ["see", "prepare", "salaries", "documents"],
  payer: ["see", "pay"],
  approver: ["see", "approve"],
  manager: ["see", "pay", "approve", "salaries", "documents", "people"],
} as const satisfies Record<string, readonly Right[]>;
export type Role = keyof typeof roles;

/** What a company lets a person do. The amounts are the most they may pay or approve, without fees; null for no limit. */
export interface Access {
  rights: readonly Right[];
  perPayment: Money | null;
  /** A day of the bank, for what they send and for what they approve each. */
  perDay: Money | null;
}

const isSame = (some: readonly Right[], others: readonly Right[]) =>
  some.length === others.length && some.every((right) => others.includes(right));

/** The role of these rights; null for rights that are no role's. */
export const roleOf = (given: readonly Right[]): Role | null =>
  (Object.keys(roles) as Role[]).find((role) => isSame(roles[role], given)) ?? null;

/** Whether the right is among these. Who may pay may prepare. */
export const hasRight = (given: readonly Right[], right: Right): boolean =>
  given.includes(right) || (right === "prepare" && given.includes("pay"));

/** Whether the amounts of an access count for anything. */
export const hasAmounts = (given: readonly Right[]): boolean =>
  hasRight(given, "prepare") || given.includes("approve");

const isAmountWithin = (amount: Money | null, most: Money | null) =>
  most === null || (amount !== null && compareMoney(amount, most) <= 0);

/** Whether it allows nothing that `most` does not. */
export const isWithin = (access: Access, most: Access): boolean =>
  access.rights.every((right) => hasRight(most.rights, right)) &&
  (!hasAmounts(access.rights) ||
    (isAmountWithin(access.perPayment, most.perPayment) && isAmountWithin(access.perDay, most.perDay)));

/** A company's payments above an amount, without fees, are made once so many others have approved them. */
export interface ApprovalRule {
  above: Money;
  approvers: number;
}

/** What makes sense for a company that a person may still know by name. */
export const mostApprovers = 5;

/** Characters of the reason why something is declined. */
export const longestReason = 140;

/**
 * How many others have to approve a payment. `given` are the rights of whoever makes it, null for the owner of the
 * account.
 */
export function approvalsNeeded(
  rule: ApprovalRule | null,
  given: readonly Right[] | null,
  amount: Money,
): number {
  if (rule && compareMoney(amount, rule.above) > 0) return rule.approvers;
  return given === null || given.includes("pay") ? 0 : 1;
}

/** Whether a payment that the rule has approved could be made with fewer approvals, or none, by another. */
export const isLooser = (rule: ApprovalRule | null, than: ApprovalRule | null): boolean =>
  than !== null &&
  (rule === null || rule.approvers < than.approvers || compareMoney(rule.above, than.above) > 0);
