import { compareMoney, type Money } from "../money";

/**
 * What a person may do with the account of a company that isn't theirs: see balance and payments, pay, keep its
 * documents up to date, say who else has access. Who has access can see.
 */
export const rights = ["see", "pay", "documents", "people"] as const;
export type Right = (typeof rights)[number];

/** The usual sets of rights. */
export const roles = {
  viewer: ["see"],
  payer: ["see", "pay"],
  accountant: ["see", "documents"],
  manager: ["see", "pay", "documents", "people"],
} as const satisfies Record<string, readonly Right[]>;
export type Role = keyof typeof roles;

/** What a company lets a person do. The amounts are the most they may pay, without fees; null for no limit. */
export interface Access {
  rights: readonly Right[];
  perPayment: Money | null;
  /** A day of the bank. */
  perDay: Money | null;
}

const isSame = (some: readonly Right[], others: readonly Right[]) =>
  some.length === others.length && some.every((right) => others.includes(right));

/** The role of these rights; null for rights that are no role's. */
export const roleOf = (given: readonly Right[]): Role | null =>
  (Object.keys(roles) as Role[]).find((role) => isSame(roles[role], given)) ?? null;

const isAmountWithin = (amount: Money | null, most: Money | null) =>
  most === null || (amount !== null && compareMoney(amount, most) <= 0);

/** Whether it allows nothing that `most` does not. Amounts count for who may pay. */
export const isWithin = (access: Access, most: Access): boolean =>
  access.rights.every((right) => most.rights.includes(right)) &&
  (!access.rights.includes("pay") ||
    (isAmountWithin(access.perPayment, most.perPayment) && isAmountWithin(access.perDay, most.perDay)));
