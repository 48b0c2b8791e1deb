import { type MandateScheme } from "@amberline/domain/directDebits";
import { foldText } from "@amberline/domain/text";
import { type Insertable, type Selectable } from "kysely";
import { instant, type Cents } from "../db/schema";
import { type TransactionStatus, type TransactionType, type TransactionsTable } from "../db/tables/ledger";

export type Transaction = Selectable<TransactionsTable>;

/** Payer or payee. */
export interface Party {
  name: string;
  /** IBAN without spaces, or an account number. */
  account: string;
  bic?: string;
  bankName?: string;
  address?: string;
  city?: string;
  zip?: string;
  country?: string;
}

export interface PaymentTerms {
  amountCents: Cents;
  /** @default 0 */
  feeCents?: Cents;
  /** @default "EUR" */
  currency?: string;
  reference: string;
  /** @default "SEPA" */
  paymentSystem?: "SEPA" | "SWIFT";
  paymentType: "INSTANT" | "CREDIT";
  /** @default "private" */
  beneficiaryType?: "private" | "organization";
}

interface TransactionFacts extends PaymentTerms {
  id: string;
  accountId: string;
  type: TransactionType;
  status: TransactionStatus;
  statusReason?: string | null;
  from: Party;
  to: Party;
  paymentId?: string;
  counterpartId?: string;
  enteredBy?: string | null;
  isSalary?: boolean;
  directDebit?: MandateScheme;
  spaceId?: string;
  vopCheckId?: string | null;
  idempotencyKey?: string;
  payloadHash?: string;
  dueAt?: number | null;
  now: number;
}

export const finalStatuses = ["done", "declined", "error_done"] as const;

export const isFinal = (status: TransactionStatus) => finalStatuses.some((final) => final === status);

/** Id of a payment's fee row. */
export const feeIdOf = (paymentId: string) => `${paymentId}-fee`;

function requireCents(name: string, cents: Cents, least: number): Cents {
  if (!Number.isSafeInteger(cents) || cents < least)
    throw new RangeError(`${name} of ${cents} is no amount.`);
  return cents;
}

/** Throws RangeError for an amount that is not a positive safe integer of cents. */
export function transactionRow(facts: TransactionFacts): Insertable<TransactionsTable> {
  const { from, to } = facts;
  const amountCents = requireCents("An amount", facts.amountCents, 1);
  const feeCents = requireCents("A fee", facts.feeCents ?? 0, 0);
  const isHolding = facts.type === "SEND" && !isFinal(facts.status);
  const at = instant(facts.now);
  return {
    id: facts.id,
    account_id: facts.accountId,
    payment_id: facts.paymentId ?? null,
    counterpart_id: facts.counterpartId ?? null,
    type: facts.type,
    status: facts.status,
    status_reason: facts.statusReason ?? null,
    amount_cents: amountCents,
    fee_cents: feeCents,
    held_cents: isHolding ? amountCents + feeCents : 0,
    currency: facts.currency ?? "EUR",
    payment_system: facts.paymentSystem ?? "SEPA",
    payment_type: facts.paymentType,
    beneficiary_type: facts.beneficiaryType ?? "private",
    from_name: from.name,
    from_account: from.account,
    from_bic: from.bic ?? "",
    from_bank_name: from.bankName ?? "",
    to_name: to.name,
    to_account: to.account,
    to_bic: to.bic ?? "",
    to_bank_name: to.bankName ?? "",
    to_address: to.address ?? "",
    to_address_city: to.city ?? "",
    to_address_zip: to.zip ?? "",
    to_address_country: to.country ?? "",
    to_reference: facts.reference,
    entered_by: facts.enteredBy ?? null,
    is_salary: facts.isSalary ?? false,
    direct_debit: facts.directDebit ?? null,
    space_id: facts.spaceId ?? null,
    vop_check_id: facts.vopCheckId ?? null,
    idempotency_key: facts.idempotencyKey ?? null,
    payload_hash: facts.payloadHash ?? null,
    due_at: typeof facts.dueAt === "number" ? instant(facts.dueAt) : null,
    search: foldText(
      [from.name, from.account, to.name, to.account, facts.reference, decimal(amountCents)].join(" "),
    ),
    created_at: at,
    updated_at: at,
  };
}

/** The row of a payment's fee in the list. */
export const feeRow = (payment: Insertable<TransactionsTable>): Insertable<TransactionsTable> => ({
  ...payment,
  id: feeIdOf(payment.id),
  payment_id: payment.id,
  type: "FEE",
  amount_cents: payment.fee_cents,
  held_cents: 0,
  vop_check_id: null,
  idempotency_key: null,
  payload_hash: null,
  due_at: null,
});

const decimal = (cents: Cents) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
