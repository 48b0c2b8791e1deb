import { parseShare, type MemberPosition } from "@amberline/domain/company";
import { nearestMoney, type Money } from "@amberline/domain/money";
import type { Access, ApprovalRule } from "@amberline/domain/rights";
import type { WireAccess, WireAccount, WireApprovalRule, WireUser } from "../contract";
import type { Account, Invitation, Tokens, User, VerificationStatus } from "./model";
import { mapOutcome, type Outcome } from "./outcome";

/** Thrown for an answer that matches the schema but makes no sense; results in `unreadable`. */
export class Untranslatable extends Error {}

/** Maps the data of a successful outcome; `unreadable` if the mapping throws Untranslatable. */
export function translated<T, U, Code extends string>(
  outcome: Outcome<T, Code>,
  read: (data: T) => U,
): Outcome<U, Code> {
  try {
    return mapOutcome(outcome, read);
  } catch (error) {
    if (error instanceof Untranslatable) return { ok: false, problem: "unreadable" };
    throw error;
  }
}

/** The nearest amount of the currency. Null and undefined count as zero. */
export const readMoney = (value: string | number | null | undefined, currency: string): Money => {
  const read = nearestMoney(value ?? "0", currency);
  if (!read) throw new Untranslatable(`Not an amount in ${currency}.`);
  return read;
};

export const readInstant = (value: string): number => {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) throw new Untranslatable("Not an instant.");
  return instant;
};

export const verification = (value: string | null | undefined): VerificationStatus =>
  value === "in_progress" || value === "verify" || value === "reject" ? value : "none";

/** Null for whoever is no owner. */
export function readShare(position: MemberPosition, percent: string | number | null): number | null {
  if (position !== "owner" || percent === null) return null;
  const share = parseShare(typeof percent === "number" ? percent.toFixed(2) : percent);
  if (share === null) throw new Untranslatable("Not a share.");
  return share;
}

const mostOf = (text: string | number | null) => (text === null ? null : readMoney(text, "EUR"));

export const readAccess = (wire: WireAccess): Access => ({
  rights: wire.rights,
  perPayment: mostOf(wire.per_payment),
  perDay: mostOf(wire.per_day),
});

export const readApprovalRule = ({ above, approvers }: WireApprovalRule): ApprovalRule => ({
  above: readMoney(above, "EUR"),
  approvers,
});

const readInvitationOf = (wire: {
  id: string;
  company: string;
  registration_number?: string | null;
  invited_by?: string | null;
}) => ({
  id: wire.id,
  company: wire.company,
  registrationNumber: wire.registration_number ?? "",
  invitedBy: wire.invited_by ?? "",
});

const readInvitations = ({ invitations, access_invitations: toAccounts }: WireUser): Invitation[] => [
  ...(invitations ?? []).map((wire) => ({
    ...readInvitationOf(wire),
    kind: "member" as const,
    position: wire.position,
    share: readShare(wire.position, wire.percent),
  })),
  ...(toAccounts ?? []).map((wire) => ({
    ...readInvitationOf(wire),
    kind: "access" as const,
    access: readAccess(wire.access),
  })),
];

export const readUser = (wire: WireUser): User => ({
  id: wire.id,
  firstName: wire.first_name ?? "",
  lastName: wire.last_name ?? "",
  email: wire.email_address ?? "",
  phone: wire.mobile_number ?? "",
  isEmailConfirmed: wire.email_confirm,
  isPhoneConfirmed: wire.phone_confirm,
  verification:
    wire.sumsub_status === "reject" && wire.sumsub_final ? "final" : verification(wire.sumsub_status),
  hasTwoFactor: wire.two_factor_auth,
  recoveryCodesLeft: wire.recovery_codes_left,
  passkeys: wire.passkeys,
  hasLimits: wire.has_limits,
  hasPlans: wire.has_plans,
  unreadMessages: wire.unread_messages,
  unreadNotifications: wire.unread_notifications,
  isCompany: wire.is_corporate,
  isCompanyConfirmed: wire.corporate_confirm,
  invitations: readInvitations(wire),
  changedDocuments: (wire.changed_documents ?? []).flatMap(({ document, version }) =>
    document === "terms" || document === "fees" ? [{ document, version }] : [],
  ),
  rejectedDocuments: (wire.rejected_documents ?? []).map(({ name, comment }) => ({
    name,
    comment: comment ?? "",
  })),
  returnedReason: wire.returned_reason ?? "",
  tariffName: wire.tariff_name ?? "",
  fees: wire.tariff_fees && {
    instant: readMoney(wire.tariff_fees.instant, "EUR"),
    regular: readMoney(wire.tariff_fees.credit, "EUR"),
  },
  address: {
    street: wire.street ?? "",
    city: wire.city ?? "",
    zip: wire.zip_code ?? "",
    country: wire.country ?? "",
  },
});

/** By the id it was asked for: providers need not repeat it. */
export const readAccount = (id: string, wire: WireAccount): Account => ({
  id,
  name: wire.name || "My account",
  balance: wire.balance === null ? null : readMoney(wire.balance, "EUR"),
  balanceGbp: wire.balance_gbp === null ? null : readMoney(wire.balance_gbp, "GBP"),
  pendingOut: readMoney(wire.pending_out, "EUR"),
  overdraft: readMoney(wire.user.overdraft, "EUR"),
  iban: wire.user.iban ?? "",
  bic: wire.bic ?? "",
  topUpReference: wire.fiat_topup ?? "",
  nameCheckPolicy: wire.vop_policy ?? "warn",
  checksNamesFirst: wire.vop_policy !== undefined,
  ...(wire.storage_key ? { storageKey: wire.storage_key } : {}),
  access: wire.access && readAccess(wire.access),
  hasPeople: wire.has_people,
  canLeave: wire.can_leave,
  approvals: wire.approvals && {
    rule: wire.approvals.rule && readApprovalRule(wire.approvals.rule),
    waiting: wire.approvals.waiting,
    forYou: wire.approvals.for_you,
  },
  hasPaymentFiles: wire.has_payment_files,
  hasMoneyRequests: wire.has_money_requests,
  hasDirectDebits: wire.has_direct_debits,
  hasSpaces: wire.has_spaces,
  closedAt: wire.closed_at === null ? null : readInstant(wire.closed_at),
  canClose: wire.can_close,
  hasBudgets: wire.has_budgets,
  hasStatements: wire.has_statements,
  user: readUser(wire.user),
});

export const readTokens = (wire: { accessToken?: string; refreshToken?: string }): Tokens => {
  if (!wire.accessToken) throw new Untranslatable("No access token.");
  return { accessToken: wire.accessToken, refreshToken: wire.refreshToken ?? null };
};
