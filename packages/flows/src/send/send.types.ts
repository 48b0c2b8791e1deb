import type {
  NameCheck,
  OrderAnswer,
  Outcome,
  PaymentOrder,
  Proposal,
  Quote,
  TemplateDraft,
  Transaction,
  VerificationStatus,
} from "@amberline/api/client";
import type { CREDIT_NOT_REACHABLE, INSTANT_NOT_REACHABLE, LIKELY_REPEAT } from "@amberline/api/contract";
import type { Money } from "@amberline/domain/money";
import type { ApprovalRule, Right } from "@amberline/domain/rights";
import type { Notice, Secret } from "../shared";

/** The payment as ordered. The login that enters it is added when it is sent. */
export type Order = Omit<PaymentOrder, "enteredBy" | "quotedFee">;

/** What sending depends on besides the balance. */
export interface SendCaps {
  verification: VerificationStatus;
  hasTwoFactor: boolean;
  isCompany: boolean;
  isCompanyConfirmed: boolean;
  /** Of people with access to a company's account; null for its owner. */
  rights: readonly Right[] | null;
  /** Which payments others have to approve. */
  rule: ApprovalRule | null;
  /** Whether a payment may wait for approval. */
  hasApprovals: boolean;
}

export type BlockReason = "noBalance" | "notVerified" | "twoFactorOff" | "companyNotConfirmed" | "noRight";

/**
 * A payment that may have been made and whose outcome is unknown. It survives a reload, so it holds no names or texts.
 */
export interface PendingAttempt {
  /** Idempotency key of the attempt. */
  id: string;
  accountId: string;
  /** Epoch milliseconds. */
  startedAt: number;
  amount: Money;
  payeeAccount: string;
  /** Ids of earlier transactions, none of which is this payment; null if they could not be read. */
  knownIds: readonly string[] | null;
  /** Payments known to have been made by other attempts on this device. */
  takenIds?: readonly string[];
  /**
   * Whether a request that may pay has started. Before that the outcome is not in doubt; other tabs only learn that a
   * payment may follow.
   */
  isSent: boolean;
  /** Whether it is a payment for later, which is found among the planned ones. @default false */
  isPlanned?: boolean;
}

export interface SendInput {
  accountId: string;
  /** Available balance including the overdraft; null if the provider does not know it. */
  available: Money | null;
  caps: SendCaps;
  /** How the provider treats a name that does not match. */
  policy: "warn" | "refuse";
  /** Whether the provider checks the payee's name before any payment; if so, a first request never moves money. */
  checksNamesFirst: boolean;
  /** This account's payments with an unknown outcome, oldest first. The first one is searched for. */
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
  /** Reasons why sending is blocked; empty if it is not. */
  reasons: readonly BlockReason[];
  order: Order | null;
  template: TemplateDraft | null;
  /** The fee shown to the customer; null if the provider does not state it. */
  quote: Quote | null;
  attempt: PendingAttempt | null;
  /** Whether an earlier request of this attempt may have paid. */
  isInDoubt: boolean;
  check: NameCheck | null;
  notice: Notice | null;
  /** Other payments with an unknown outcome, for example from another tab. */
  elsewhere: readonly PendingAttempt[];
  /** Whether the customer was told that one of them matches this payment. */
  isTwinNoted: boolean;
  /** Payments of the last day that the customer was told this one may duplicate. */
  toldOf: readonly string[];
  /** Whether the customer was told that duplicates could not be checked. */
  isUnreadNoted: boolean;
  /**
   * Searches made so far for a payment with an unknown outcome: three automatic, then one each time the customer asks.
   */
  tries: number;
  found: readonly Transaction[];
  /** Incremented to clear the code field. */
  codesRefused: number;
  isPaid: boolean;
  /** How many others have to approve the payment before it is made; null if nobody has to. */
  approvalsNeeded: number | null;
  hasTemplateFailed: boolean;
}

/** What the page does once the machine has ended. */
export interface SendResult {
  isPaid: boolean;
  found: readonly Transaction[];
  hasTemplateFailed: boolean;
}

export type SendEvent =
  /** `attemptId` becomes the idempotency key, unless the same order is being retried. */
  | {
      type: "order.submit";
      order: Order;
      template: TemplateDraft | null;
      /** The fee shown in the form; omitted if unknown. */
      quote?: Quote | undefined;
      attemptId: string;
      now: number;
    }
  | { type: "name.confirm"; now: number }
  /** Accepts the account holder's name and checks again. */
  | { type: "name.useMatched"; attemptId: string; now: number }
  | { type: "dialog.cancel" }
  | { type: "code.submit"; code: Secret; now: number }
  | { type: "verification.open" }
  | { type: "check.retry" }
  /** The payment was not found when the customer asked, and the customer concludes it was not made. */
  | { type: "payment.sendAgain" }
  | { type: "page.goHome" }
  | { type: "caps.changed"; caps: SendCaps }
  | { type: "balance.changed"; available: Money | null }
  /**
   * Another tab is sending payments of this account or knows their outcome; carries the current ones with an unknown
   * outcome.
   */
  | { type: "attempts.seen"; attempts: readonly PendingAttempt[] };

/** A payment is entered in a person's name, but this login has no private account. */
export const NO_PERSONAL_ACCOUNT = "NO_PERSONAL_ACCOUNT";
/** The transactions could not be read, so duplicates could not be checked. */
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
  /** Whether the request may make the payment rather than only check the name. */
  mayPay: boolean;
  /** Whether the payment may wait for approval. */
  mayWait: boolean;
  /** Payments the customer knows this one may duplicate. */
  toldOf: readonly string[];
  isUnreadNoted: boolean;
  /** Null for the first request, which only checks the name. */
  forced: {
    nameCheckId: string | undefined;
    /** Null for none, to a trusted payee. */
    code: Secret | null;
  } | null;
}

/** Result of a request, with the transactions that existed before it was sent; null if they could not be read. */
export interface Created {
  outcome: Outcome<OrderAnswer, Refusal | typeof NO_PERSONAL_ACCOUNT | typeof POSSIBLE_REPEAT>;
  knownIds: PendingAttempt["knownIds"];
  /** With LIKELY_REPEAT: the payments it may duplicate, newest first. */
  repeated: readonly string[];
  /** Payments that wait for approval, none of which is this one. @default none */
  waiting?: readonly string[];
  /** False if it failed before anything was sent. */
  isSent: boolean;
}

export interface ReconcileRequest {
  attempt: PendingAttempt;
  /** Whether the payment may wait for approval. */
  mayWait: boolean;
}

/** What the attempt may have made: a payment, or what others have to approve first. */
export type ReconcileOutcome = Outcome<readonly Transaction[]> & {
  proposal?: Pick<Proposal, "state" | "needed"> | null;
};
export type TemplateOutcome = Outcome<true>;
