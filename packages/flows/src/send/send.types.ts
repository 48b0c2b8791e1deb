import type {
  NameCheck,
  OrderAnswer,
  Outcome,
  PaymentOrder,
  TemplateDraft,
  Transaction,
  VerificationStatus,
} from "@amberline/api/client";
import type { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE } from "@amberline/api/contract";
import type { Money } from "@amberline/domain/money";
import type { Notice, Secret } from "../shared";

/** What sending depends on besides the money. */
export interface SendCaps {
  verification: VerificationStatus;
  hasTwoFactor: boolean;
  isCorporate: boolean;
  isCompanyConfirmed: boolean;
}

export type BlockReason = "noBalance" | "notVerified" | "twoFactorOff" | "companyNotConfirmed";

/** A payment that was sent and whose end is not known yet. Outlives a reload, so it holds no names and no texts. */
export interface PendingAttempt {
  /** Idempotency key of the intent. */
  id: string;
  accountId: string;
  /** Epoch milliseconds. */
  startedAt: number;
  /** Whether the request could already move money past a name check. */
  isForced: boolean;
  amount: Money;
  payeeAccount: string;
  /** Transactions that were there before: none of them is this payment. */
  knownIds: readonly string[];
}

export interface SendInput {
  accountId: string;
  /** What can be spent, overdraft included; null when the provider does not know. */
  available: Money | null;
  caps: SendCaps;
  /** What the provider does with a name that does not match. */
  policy: "warn" | "refuse";
  pendingAttempt: PendingAttempt | null;
  /** Whether identity verification can be opened from here. */
  canVerify: boolean;
}

export interface SendContext {
  accountId: string;
  available: Money | null;
  caps: SendCaps;
  policy: "warn" | "refuse";
  canVerify: boolean;
  /** Why sending is not possible now; empty when it is. */
  reasons: readonly BlockReason[];
  order: PaymentOrder | null;
  template: TemplateDraft | null;
  attempt: PendingAttempt | null;
  check: NameCheck | null;
  notice: Notice | null;
  /** A payment of unknown end that another tab has sent. */
  elsewhere: PendingAttempt | null;
  /** Whether the customer was told of it. */
  isTwinNoted: boolean;
  /** Looks for a payment of unknown end so far. */
  tries: number;
  /** What was found when looking for it. */
  found: readonly Transaction[];
  /** Goes up when the code field is to be emptied. */
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
      order: PaymentOrder;
      template: TemplateDraft | null;
      attemptId: string;
      now: number;
    }
  | { type: "name.confirm"; now: number }
  /** One tap takes the holder's name over and checks again. */
  | { type: "name.useMatched"; attemptId: string; now: number }
  | { type: "dialog.cancel" }
  | { type: "code.submit"; code: Secret; now: number }
  | { type: "verification.open" }
  | { type: "check.again" }
  /** The customer was asked twice and takes the payment for not made. */
  | { type: "payment.sendAgain" }
  | { type: "page.goHome" }
  | { type: "caps.changed"; caps: SendCaps }
  | { type: "balance.changed"; available: Money | null }
  /** Another tab sends a payment of this account; null once its end is known. */
  | { type: "attempt.seen"; attempt: PendingAttempt | null }
  | { type: "session.ended" }
  | { type: "account.switched" }
  | { type: "page.left" };

type Refusal = typeof INSTANT_NOT_REACHABLE | typeof CREDIT_NOT_REACHABLE | "INCORRECT_2FA_CODE";
export type OrderOutcome = Outcome<OrderAnswer, Refusal>;

export interface CreateRequest {
  order: PaymentOrder;
  attemptId: string;
  accountId: string;
  /** Null for the first request, which only checks the name. */
  forced: { nameCheckId?: string; code: Secret } | null;
}

/** What came of a request, and the transactions that were there before it was sent. */
export interface Created {
  outcome: OrderOutcome;
  knownIds: readonly string[];
}

export type ReconcileOutcome = Outcome<readonly Transaction[]>;
export type TemplateOutcome = Outcome<{ id: string }>;
