import type {
  NameCheck,
  OrderAnswer,
  Outcome,
  PaymentOrder,
  Quote,
  TemplateDraft,
  Transaction,
  VerificationStatus,
} from "@amberline/api/client";
import type { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE, LIKELY_REPEAT } from "@amberline/api/contract";
import type { Money } from "@amberline/domain/money";
import type { Notice, Secret } from "../shared";

/** What the customer asks to pay. Whose login enters it is added when it is sent. */
export type Order = Omit<PaymentOrder, "enteredBy" | "quotedFee">;

/** What sending depends on besides the money. */
export interface SendCaps {
  verification: VerificationStatus;
  hasTwoFactor: boolean;
  isCompany: boolean;
  isCompanyConfirmed: boolean;
}

export type BlockReason = "noBalance" | "notVerified" | "twoFactorOff" | "companyNotConfirmed";

/**
 * A payment that may have been made and whose end is not known yet. Outlives a reload, so it holds no names and no texts.
 */
export interface PendingAttempt {
  /** Idempotency key of the intent. */
  id: string;
  accountId: string;
  /** Epoch milliseconds. */
  startedAt: number;
  amount: Money;
  payeeAccount: string;
  /** Transactions that were there before: none of them is this payment. Null when they could not be read. */
  knownIds: readonly string[] | null;
  /** Payments that other attempts on this device are known to have made. */
  takenIds?: readonly string[];
  /** Whether a request that may pay has begun. Before it nothing is in doubt: other tabs only know that one may come. */
  isSent: boolean;
}

export interface SendInput {
  accountId: string;
  /** What can be spent, overdraft included; null when the provider does not know. */
  available: Money | null;
  caps: SendCaps;
  /** What the provider does with a name that does not match. */
  policy: "warn" | "refuse";
  /** Whether the provider checks the payee's name before any payment: a first request then never moves money. */
  checksNamesFirst: boolean;
  /** Payments of this account whose end is not known, oldest first. The first is looked for. */
  pendingAttempts: readonly PendingAttempt[];
  /** Whether identity verification can be opened from here. */
  canVerify: boolean;
}

export interface SendContext {
  accountId: string;
  available: Money | null;
  caps: SendCaps;
  policy: "warn" | "refuse";
  checksNamesFirst: boolean;
  canVerify: boolean;
  /** Why sending is not possible now; empty when it is. */
  reasons: readonly BlockReason[];
  order: Order | null;
  template: TemplateDraft | null;
  /** What the order costs, as the customer was shown; null when the provider does not say. */
  quote: Quote | null;
  attempt: PendingAttempt | null;
  /** Whether an earlier request of this attempt may have paid. */
  isInDoubt: boolean;
  check: NameCheck | null;
  notice: Notice | null;
  /** Other payments of unknown end, such as another tab has sent. */
  elsewhere: readonly PendingAttempt[];
  /** Whether the customer was told that one of them is this very payment. */
  isTwinNoted: boolean;
  /** Payments of the last day that the customer was told this one seems to repeat. */
  toldOf: readonly string[];
  /** Whether the customer was told that nobody could look for such payments before this one. */
  isUnreadNoted: boolean;
  /** Checks made so far for a payment of unknown end: three by themselves, then each time the customer asks. */
  tries: number;
  found: readonly Transaction[];
  /** Incremented to clear the code field. */
  codesRefused: number;
  isPaid: boolean;
  hasTemplateFailed: boolean;
}

/** How the page goes on after the machine has ended. */
export interface SendResult {
  isPaid: boolean;
  found: readonly Transaction[];
  hasTemplateFailed: boolean;
}

export type SendEvent =
  /** `attemptId` becomes the idempotency key, unless the same order is being tried again. */
  | {
      type: "order.submit";
      order: Order;
      template: TemplateDraft | null;
      /** What the form said it costs; left out when that is not known. */
      quote?: Quote | undefined;
      attemptId: string;
      now: number;
    }
  | { type: "name.confirm"; now: number }
  /** Takes over the account holder's name and checks again. */
  | { type: "name.useMatched"; attemptId: string; now: number }
  | { type: "dialog.cancel" }
  | { type: "code.submit"; code: Secret; now: number }
  | { type: "verification.open" }
  | { type: "check.retry" }
  /** The payment was missing when the customer asked, and the customer takes it that it was not made. */
  | { type: "payment.sendAgain" }
  | { type: "page.goHome" }
  | { type: "caps.changed"; caps: SendCaps }
  | { type: "balance.changed"; available: Money | null }
  /** Another tab sends payments of this account, or knows their end: those of unknown end as they are now. */
  | { type: "attempts.seen"; attempts: readonly PendingAttempt[] };

/** A payment is entered in a person's name; this login has no account of a person. */
export const NO_PERSONAL_ACCOUNT = "NO_PERSONAL_ACCOUNT";
/** The transactions could not be read, so that nobody knows whether the payment repeats one of them. */
export const POSSIBLE_REPEAT = "POSSIBLE_REPEAT";

type Refusal =
  | typeof INSTANT_NOT_REACHABLE
  | typeof CREDIT_NOT_REACHABLE
  | typeof LIKELY_REPEAT
  | "INCORRECT_2FA_CODE";
export type OrderOutcome = Outcome<OrderAnswer, Refusal>;

export interface CreateRequest {
  order: Order;
  quote: Quote | null;
  attempt: PendingAttempt;
  /** Whether the request may make the payment, and not only check the name. */
  mayPay: boolean;
  /** Payments that the customer knows this one seems to repeat. */
  toldOf: readonly string[];
  isUnreadNoted: boolean;
  /** Null for the first request, which only checks the name. */
  forced: { nameCheckId: string | undefined; code: Secret } | null;
}

/** What came of a request, and the transactions that were there before it was sent; null when they could not be read. */
export interface Created {
  outcome: Outcome<OrderAnswer, Refusal | typeof NO_PERSONAL_ACCOUNT | typeof POSSIBLE_REPEAT>;
  knownIds: PendingAttempt["knownIds"];
  /** With LIKELY_REPEAT: the payments it seems to repeat, newest first. */
  repeated: readonly string[];
  /** False when it came to nothing before anything was sent. */
  isSent: boolean;
}

export type ReconcileOutcome = Outcome<readonly Transaction[]>;
export type TemplateOutcome = Outcome<true>;
