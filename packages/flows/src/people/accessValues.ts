import type { Person, PersonDraft } from "@amberline/api/client";
import { compareMoney, formatAmount, formatMoney, parseAmount, type Money } from "@amberline/domain/money";
import {
  hasAmounts,
  hasRight,
  rights,
  roleOf,
  roles,
  type Access,
  type Right,
  type Role,
} from "@amberline/domain/rights";
import { accessRules, createValidator, tidyValues } from "@amberline/domain/rules";

/** Who has access can see. */
export const choosableRights = rights.filter((right) => right !== "see");
type ChoosableRight = Exclude<Right, "see">;

/** The form's text as typed, and what is chosen in it. */
export interface AccessValues extends Partial<Record<ChoosableRight, boolean>> {
  firstName?: string;
  lastName?: string;
  email?: string;
  role?: Role | "own" | null;
  perPayment?: string;
  perDay?: string;
}

/** What the form depends on besides its values. */
export interface AccessFrame {
  /** Whose access is to change; null for somebody new. */
  person: Person | null;
  /** The most that may be given; null for no limit. */
  most: Access | null;
  /** The language the amounts are typed in. */
  locale: string;
}

const amountNames = ["perPayment", "perDay"] as const;

export function valuesOf({ person, locale }: AccessFrame): AccessValues {
  if (!person) return {};
  const { rights: given, perPayment, perDay } = person.access;
  return {
    role: roleOf(given) ?? "own",
    ...Object.fromEntries(choosableRights.map((right) => [right, hasRight(given, right)])),
    ...(perPayment ? { perPayment: formatAmount(perPayment, locale) } : {}),
    ...(perDay ? { perDay: formatAmount(perDay, locale) } : {}),
  };
}

export function rightsOf({ role, ...chosen }: AccessValues): readonly Right[] {
  if (role !== "own") return role ? roles[role] : [];
  // Who may pay may prepare.
  return rights.filter((right) => right === "see" || (chosen[right] && !(right === "prepare" && chosen.pay)));
}

/** Values for the rules: amounts count for who may make or approve payments. */
const ruledValues = (values: AccessValues, person: Person | null) => {
  const { firstName, lastName, email, perPayment, perDay } = values;
  const amounts = hasAmounts(rightsOf(values)) ? { perPayment, perDay } : {};
  return { isInvited: person === null, firstName, lastName, email, ...amounts };
};

const amountOf = (text: string | undefined, locale: string): Money | null => {
  const parsed = parseAmount(text ?? "", "EUR", locale);
  return parsed.ok ? parsed.money : null;
};

/** Judges the form: its text, that something is chosen, and that no amount is more than may be given. */
export function createJudge({ person, most, locale }: AccessFrame) {
  const judge = createValidator(accessRules, { locale });
  return (values: AccessValues) => {
    const problems: Record<string, { key: string; values?: Record<string, string | number> }> = judge(
      ruledValues(values, person),
    );
    if (!values.role) problems["role"] = { key: "people.roleRequired" };
    if (!hasAmounts(rightsOf(values))) return problems;
    for (const name of amountNames) {
      const limit = most?.[name];
      if (!limit || problems[name]) continue;
      const amount = amountOf(values[name], locale);
      if (amount && compareMoney(amount, limit) <= 0) continue;
      problems[name] = { key: "people.amountHigh", values: { amount: formatMoney(limit, locale) } };
    }
    return problems;
  };
}

/** The draft to send. */
export function draftOf(values: AccessValues, { person, locale }: AccessFrame): PersonDraft {
  const {
    firstName = "",
    lastName = "",
    email = "",
    ...tidy
  } = tidyValues(accessRules, ruledValues(values, person));
  const access: Access = {
    rights: rightsOf(values),
    perPayment: amountOf(tidy.perPayment, locale),
    perDay: amountOf(tidy.perDay, locale),
  };
  return person ? { id: person.id, access } : { firstName, lastName, email, access };
}

/** The name, or the address while the name is unknown. */
export const nameOf = ({ firstName, lastName, email }: Person): string =>
  `${firstName} ${lastName}`.trim() || email;
