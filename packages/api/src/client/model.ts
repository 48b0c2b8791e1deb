import type { BudgetCategory, Category } from "@amberline/domain/categories";
import type { MemberPosition } from "@amberline/domain/company";
import type {
  CollectionSequence,
  DebitRule,
  MandateLimit,
  MandateScheme,
} from "@amberline/domain/directDebits";
import type { Money } from "@amberline/domain/money";
import type { PaymentPlan } from "@amberline/domain/plans";
import type { Access, ApprovalRule } from "@amberline/domain/rights";
import type {
  beneficiaryTypes,
  closingBlockers,
  closingEnds,
  collectionStates,
  exportFormats,
  mandateStates,
  moneyRequestStates,
  NotificationKind,
  NotificationTarget,
  paymentFileFormats,
  paymentFileReports,
  paymentFileStates,
  paymentRowFields,
  paymentRowStates,
  paymentSystems,
  paymentTypes,
  signInResults,
  statementRhythms,
  transactionStatuses,
} from "../contract";

export type TransactionStatus = (typeof transactionStatuses)[number];
export type PaymentType = (typeof paymentTypes)[number];
export type PaymentSystem = (typeof paymentSystems)[number];
export type PayeeType = (typeof beneficiaryTypes)[number];

/** `none` until the customer starts the identity verification. */
/** `final` is a rejection after which no new photos are taken. */
export type VerificationStatus = "none" | "in_progress" | "verify" | "reject" | "final";

/** Fields the provider leaves out are empty. */
export interface Party {
  name: string;
  account: string;
  bic: string;
  bankName: string;
}

export interface Transaction {
  id: string;
  kind: "send" | "receive" | "fee" | "manualFee";
  status: TransactionStatus;
  statusReason: string;
  /** The fee of a FEE row, otherwise the amount. Never negative. */
  displayed: Money;
  amount: Money;
  fee: Money;
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
  debtor: Party;
  payee: Party & { address: string; city: string; zip: string; country: string };
  reference: string;
  /** A salary, and the customer may not know whose: a word stands for the name, the rest is empty. */
  isHidden: boolean;
  /** The scheme of the direct debit that it is; null if it is none. */
  directDebit: MandateScheme | null;
  /** The customer's own space that it went to, or came from; null if it is none. */
  spaceId: string | null;
  /** What it was for; null if the provider does not say. */
  category: Category | null;
  /** Who says so: the customer of this one, or of all with its payee, or a rule of the bank. */
  categoryFrom: "own" | "payee" | "guess";
  /** The customer's own; empty if there is none. */
  note: string;
  noteVersion: number;
  /** The customer's own, in the order they came. */
  files: readonly TransactionFile[];
  /** The customer's own. */
  labels: readonly string[];
}

/** A file that a customer put beside a transaction. */
export interface TransactionFile {
  id: string;
  name: string;
  /** Media type. */
  type: string;
  size: number;
}

/** What a customer says of a transaction. */
export interface TransactionNote {
  accountId: string;
  transactionId: string;
  /** The one that was seen. */
  version: number;
  note: string;
  /** Null lets the bank guess; left out, it stays as it is. */
  category?: Category | null;
  /** Whether the category is for all with the same payee. */
  isForPayee: boolean;
  /** Left out, they stay as they are. */
  labels?: string[];
}

/** Turnover of a category, as the totals of a list count it. */
export interface CategorySum {
  category: Category;
  in: Money;
  out: Money;
}

export interface User {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  isEmailConfirmed: boolean;
  isPhoneConfirmed: boolean;
  verification: VerificationStatus;
  hasTwoFactor: boolean;
  /** Null if the provider has no recovery codes. */
  recoveryCodesLeft: number | null;
  /** How many the login has; null where it can have none. */
  passkeys: number | null;
  /** Whether the provider lets the customer limit payments. */
  hasLimits: boolean;
  /** Whether payments can be planned for later. */
  hasPlans: boolean;
  /** Messages of support; null if the provider does not count them. */
  unreadMessages: number | null;
  /** Null if the provider has none. */
  unreadNotifications: number | null;
  isCompany: boolean;
  isCompanyConfirmed: boolean;
  /** Of companies, which wait for an answer. */
  invitations: Invitation[];
  /** New versions of what they agreed to that they have not looked at, by the day from which each is in force. */
  changedDocuments: readonly { document: "terms" | "fees"; version: string }[];
  /** Documents of the company the bank rejected. */
  rejectedDocuments: RejectedDocument[];
  /** What the bank wants changed before it confirms the company; empty if nothing. */
  returnedReason: string;
  tariffName: string;
  /** What a payment costs; null if the provider does not say. */
  fees: { instant: Money; regular: Money } | null;
  address: { street: string; city: string; zip: string; country: string };
}

/** Unknown fields are empty. */
interface CompanyInvitation {
  id: string;
  company: string;
  registrationNumber: string;
  invitedBy: string;
}

/** To be a member of a company. */
export interface MemberInvitation extends CompanyInvitation {
  kind: "member";
  position: MemberPosition;
  /** Owners only, in hundredths of a percent. */
  share: number | null;
}

/** To use a company's account. */
export interface AccessInvitation extends CompanyInvitation {
  kind: "access";
  access: Access;
}

export type Invitation = MemberInvitation | AccessInvitation;

/** By the name of its info entry; the comment is empty if the bank gave none. */
export interface RejectedDocument {
  name: string;
  comment: string;
}

export interface Account {
  id: string;
  name: string;
  /** Available to spend; null if the provider does not know. */
  balance: Money | null;
  balanceGbp: Money | null;
  pendingOut: Money;
  overdraft: Money;
  iban: string;
  bic: string;
  /** Assigns incoming payments to an account without an IBAN of its own. */
  topUpReference: string;
  nameCheckPolicy: "warn" | "refuse";
  /** Whether every payment is preceded by a name check, so that a first request never moves money. */
  checksNamesFirst: boolean;
  /** Seals what is kept of the account in the browser; 32 bytes in hex. */
  storageKey?: string;
  /** What the customer may do with it; null for its owner, who may do everything. */
  access: Access | null;
  /** Whether others can be given access. */
  hasPeople: boolean;
  /** Whether the customer can give up their access. */
  canLeave: boolean;
  /** Which payments others have to approve, and how much waits; null where nothing is approved. */
  approvals: { rule: ApprovalRule | null; waiting: number; forYou: number } | null;
  /** Whether payments can be made from a file. */
  hasPaymentFiles: boolean;
  /** Whether others can be asked for money. */
  hasMoneyRequests: boolean;
  /** Whether creditors can collect from it. */
  hasDirectDebits: boolean;
  /** Whether money can be set aside in spaces. */
  hasSpaces: boolean;
  /** Whether limits can be set for what is spent in a month. */
  hasBudgets: boolean;
  /** Whether statements can be scheduled. */
  hasStatements: boolean;
  /** Null while it is open. */
  closedAt: number | null;
  /** Whether the customer can close it, or say where its money goes. */
  canClose: boolean;
  user: User;
}

/** An account of the login with its token. */
export interface AccountToken {
  accountId: string;
  token: string;
  name: string;
}

export interface TransactionPage {
  transactions: Transaction[];
  next: string | null;
  /** Civil date of the first transaction, yyyy-MM-dd. */
  oldest: string | null;
  /** Number of transactions that match the query. */
  total: number;
  /** Turnover of the matching transactions: only booked ones in EUR. Present if requested. */
  totals?: { in: Money; out: Money };
  /** All of the account, whatever the query. Present if requested. */
  labels?: readonly string[];
}

/** Turnover of a month, as the totals of a list count it but for moves to and from spaces. */
export interface MonthTurnover {
  /** Its first day. */
  month: string;
  in: Money;
  out: Money;
}

/** What an account's home page says beyond its list. */
export interface AccountOverview {
  /** Oldest first; the last is the current one. */
  months: MonthTurnover[];
  /** What had gone out last month up to this day; null in an account's first month. */
  before: { day: string; out: Money } | null;
  /** Where most went this month, the largest first. */
  payees: { name: string; account: string; out: Money }[];
  /** Who was paid last, the latest first. */
  recent: RecentPayee[];
  /** Payments that are not final: how many, and the newest of them. */
  waiting: { total: number; transactions: Transaction[] };
  /** Planned payments that are not paused: how many, and the soonest of them. */
  upcoming: { total: number; plans: readonly PlannedPayment[] };
  /** Collections to come: how many, and the soonest of them. */
  collections: { total: number; coming: readonly DebitCollection[] };
  /** What the customer can approve: how many, and the newest of them. */
  toApprove: { total: number; proposals: readonly Proposal[] };
}

export interface RecentPayee {
  name: string;
  account: string;
  bic: string;
  /** Left out if the provider does not say. */
  type?: PayeeType;
}

/** A field that is left out, or an empty list, does not filter. */
export interface TransactionFilter {
  accountId: string;
  /** Civil dates, both included. */
  start?: string;
  end?: string;
  text?: string;
  statuses?: TransactionStatus[];
  kinds?: Transaction["kind"][];
  categories?: Category[];
  /** Whether there are files of the customer beside it; without it, both. */
  hasFiles?: boolean;
  /** Any of them, compared without case. */
  labels?: string[];
  /** Of the displayed amounts, both included. */
  amountMin?: Money;
  amountMax?: Money;
}

export interface TransactionQuery extends TransactionFilter {
  limit?: number;
  before?: string;
  /** This one alone; a provider without such a filter answers as if it were left out. */
  transactionId?: string;
  /** Whether to include totals. @default false */
  totals?: boolean;
  /** Whether to include all labels of the account. @default false */
  withLabels?: boolean;
}

/** How often the bank tells that a statement is ready. */
export type StatementRhythm = (typeof statementRhythms)[number];

export type ExportFormat = (typeof exportFormats)[number];

/** CSV uses the whole filter; camt.053 is a statement and uses only the range. */
export type ExportQuery = TransactionFilter & { format: ExportFormat };

/** With any filter the PDF is a list of the matches, without balances. */
export type StatementQuery = TransactionFilter & { start: string; end: string };

/** A file to be saved under its name. */
export interface ClientFile {
  name: string;
  content: Blob;
}

export interface PaymentOrder {
  payee: { name: string; account: string; bic: string; type: PayeeType };
  reference: string;
  amount: Money;
  system: PaymentSystem;
  type: PaymentType;
  debtor: { name: string; account: string; country: string; city: string; zip: string; street: string };
  /** Id of the login's first account that is not a company. */
  enteredBy: string;
  /** What the payer was shown as the fee: the provider charges it, or refuses. Left out if none is known. */
  quotedFee?: Money;
  /** When to pay instead of now. */
  plan?: PaymentPlan;
  /** The planned payment that this one takes the place of, by the day of its next one. */
  replaces?: { id: string; day: string };
}

export interface PlannedPayment {
  id: string;
  /** Idempotency key of the order that made it. */
  orderKey: string;
  /** Epoch milliseconds. */
  createdAt: number;
  payee: PaymentOrder["payee"];
  reference: string;
  amount: Money;
  plan: PaymentPlan;
  /** `held`: the payee's account has another name than when the payment was planned. */
  state: "active" | "paused" | "held";
  /** The business days of the next payments, at least one; that of the first is there even while it is not active. */
  days: readonly [string, ...string[]];
  /** Until when the next payment can be changed, epoch milliseconds. */
  changeableUntil: number;
  /** When the bank tries the next payment again, which it could not make; null if it has not failed. */
  triedAgain: number | null;
  /** Why the last one was not made, in the interface language; empty if it was. */
  problem: string;
}

export interface PlanChange {
  id: string;
  act: "skip" | "pause" | "resume" | "stop";
  /** The day of the next payment, as shown to the customer. */
  day: string;
}

/** What a payment costs, and what it comes to with that. */
export interface Quote {
  fee: Money;
  total: Money;
}

/** Consent to pay despite the result of the name check. */
export interface Forced {
  nameCheckId?: string;
  code?: string;
  /** Id of the newest payment that this one repeats on purpose. */
  repeatOf?: string;
}

export interface NameCheck {
  /** MTCH, CMTC, NMTC, NOAP, or any other result of the provider. */
  result: string;
  id?: string;
  /** Holder's name, disclosed only on a close match. */
  matchedName?: string;
  message?: string;
  /** Left out if the provider does not say. */
  quote?: Quote;
  /** How many others have to approve the payment, with what counts together with it; left out for none. */
  approvalsNeeded?: number;
  /** The payment takes no code, as the payee is trusted. @default false */
  withoutCode?: boolean;
}

export type OrderAnswer =
  | { kind: "nameCheck"; check: NameCheck }
  | {
      kind: "accepted";
      id: string | null;
      status: TransactionStatus | null;
      plannedFor?: string;
      /** How many others have to approve it before it is made. */
      approvalsNeeded?: number;
    };

/** Somebody who made or signs something; the customer if `isSelf`. */
export interface Signer {
  name: string;
  isSelf: boolean;
}

/** As its maker confirmed it. */
export interface ProposedPayment {
  /** Idempotency key of the order that made it. */
  orderKey: string;
  payee: PaymentOrder["payee"];
  reference: string;
  amount: Money;
  fee: Money;
  type: PaymentOrder["type"];
  plan: PaymentPlan | null;
  /** What the name check said to whoever made it. */
  check: Pick<NameCheck, "result" | "message">;
  /** Its maker knew of another like it. */
  isRepeat: boolean;
}

/** A file of payments, as its maker approved it. */
export interface ProposedFile {
  id: string;
  name: string;
  payments: number;
  amount: Money;
  fee: Money;
  isSalary: boolean;
  firstDay: string | null;
  lastDay: string | null;
  /** How many should have been paid by now. */
  passed: number;
  /** Salaries of which the customer sees the total alone. */
  isHidden: boolean;
  /** How many go to another name than the account's, or repeat another payment. */
  accepted: number;
  /** Whether the bank has asked for the names of the payees. */
  checksNames: boolean;
}

/** What waits for approval: a payment, a file of them, another rule for approvals, or access for a person. */
export type Proposed =
  | { kind: "payment"; payment: ProposedPayment }
  | { kind: "file"; file: ProposedFile }
  | { kind: "rule"; rule: ApprovalRule | null }
  | { kind: "person"; person: { firstName: string; lastName: string; email: string; access: Access } };

/** Something one person made and others have to approve. */
export interface Proposal {
  id: string;
  state: "waiting" | "approved" | "declined" | "withdrawn" | "expired";
  madeBy: Signer;
  /** Epoch milliseconds, as every time of it. */
  createdAt: number;
  expiresAt: number;
  /** How many others have to approve it. */
  needed: number;
  approvedBy: readonly (Signer & { at: number })[];
  /** Who else may still approve it. */
  approvers: readonly Signer[];
  /**
   * Why the customer can't approve it: they made it, have approved it, it is above what they may approve, in a payment or
   * today, or they have not the right to. Null if they can.
   */
  bar: "own" | "given" | "abovePayment" | "aboveDay" | "noRight" | null;
  /** Who declined or withdrew it, and why; empty for no reason. */
  endedBy: (Signer & { at: number; reason: string }) | null;
  proposed: Proposed;
}

export interface Approvals {
  /** What waits, and what ended in the last 30 days; the newest first. */
  proposals: readonly Proposal[];
  /** What the company lets the customer approve; null for no limits, as for the owner of the account. */
  own: { perPayment: Money | null; perDay: Money | null; approvedToday: Money } | null;
}

export type PaymentFileReport = (typeof paymentFileReports)[number];
export type PaymentRowState = (typeof paymentRowStates)[number];

/** A file of payments of a company. */
export interface PaymentFile {
  id: string;
  name: string;
  format: (typeof paymentFileFormats)[number];
  /** `checking` until the bank has asked for all names. */
  state: (typeof paymentFileStates)[number];
  madeBy: Signer;
  createdAt: number;
  approvedAt: number | null;
  /** Grows with every change. */
  version: number;
  isSalary: boolean;
  /** The customer may know its total alone. */
  isHidden: boolean;
  checksNames: boolean;
  /** How many names were asked for, of those that are. */
  checked: number;
  /** Without fees. */
  sums: Readonly<Record<PaymentRowState, { count: number; amount: Money }>>;
  /** Of what is ready, or was when it was approved. */
  fee: Money;
  firstDay: string | null;
  lastDay: string | null;
  /** How many are not approved although their day has passed. */
  passed: number;
  /** How many are to be paid instantly, of those that are not left out. */
  instant: number;
  /** How many others have to approve it. */
  approvalsNeeded: number;
  /** In the interface language. */
  warnings: readonly string[];
}

/** What is left out stays as it is. */
export interface PaymentFileChange {
  id: string;
  isSalary?: boolean;
  checksNames?: boolean;
  isInstant?: boolean;
  /** Null for as soon as possible. */
  day?: string | null;
}

export interface PaymentRow {
  /** From 1, in the order of the file. */
  nth: number;
  line: number;
  state: PaymentRowState;
  name: string;
  account: string;
  bic: string;
  reference: string;
  /** As it stands in the file: decimal text, perhaps of no amount. */
  amount: string;
  type: PaymentOrder["type"];
  day: string | null;
  faults: readonly { field: (typeof paymentRowFields)[number]; text: string }[];
  /** The name is disclosed only on a close match. */
  check: { result: string; matchedName: string } | null;
  /** What it is like, in words; empty if nothing. */
  repeats: string;
  isAccepted: boolean;
  paymentId: string | null;
  /** Why it was not paid; empty if it was. */
  refused: string;
}

export interface PaymentRowsPage {
  file: PaymentFile;
  rows: readonly PaymentRow[];
  /** Of the state that was asked for. */
  total: number;
  /** How many were refused or came back and are in no other file since, and the newest file with those that are. */
  again: { count: number; fileId: string | null };
}

export interface PaymentRowsQuery {
  id: string;
  state: PaymentRowState | null;
  offset: number;
  limit: number;
}

export type PaymentRowsChange = { id: string; version: number } & (
  | { act: "useName" | "accept" | "leave" | "restore"; nths: readonly number[] }
  | {
      act: "edit";
      nth: number;
      /** A day that is left out stays as it is. */
      edit: Pick<PaymentRow, "name" | "account" | "reference" | "amount"> & Partial<Pick<PaymentRow, "day">>;
    }
);

/** A file that was not read has no `file` but faults. */
export interface UploadedFile {
  file: PaymentFile | null;
  faults: readonly { line: number; text: string }[];
}

/** A payment that came in. */
export interface ReceivedPayment {
  /** Of the transaction. */
  id: string;
  createdAt: number;
  payer: string;
  amount: Money;
}

export type MoneyRequestState = (typeof moneyRequestStates)[number];

/** A copy of everything the provider holds about the customer. */
export interface DataCopy {
  id: string;
  state: "making" | "ready" | "failed";
  orderedAt: number;
  /** From when it is gone; null while it is not ready, as is `size`. */
  until: number | null;
  /** Bytes. */
  size: number | null;
}

export interface DataCopies {
  /** Newest first. */
  copies: readonly DataCopy[];
  /** Whether another can be ordered now. */
  mayOrder: boolean;
}

/** What the customer asks somebody to pay. */
export interface MoneyRequest {
  id: string;
  /** Of the request that made it. */
  key: string;
  /** In the link a payer is sent. */
  token: string;
  createdAt: number;
  madeBy: Signer;
  /** Whom the customer asks; may be empty. */
  payer: string;
  /** What it is for. */
  text: string;
  amount: Money;
  /** What the payer writes. */
  reference: string;
  /** The last day, yyyy-MM-dd. */
  until: string;
  state: MoneyRequestState;
  /** What came in for it. */
  paid: Money;
  /** `isChosen`: it came without the reference, and the customer took it for this. */
  payments: readonly (ReceivedPayment & { isChosen: boolean })[];
  /** What came in since, of just this amount and no request's. */
  suggestions: readonly (ReceivedPayment & { reference: string })[];
}

/** What a link asks its reader to pay. */
export interface RequestedPayment {
  state: MoneyRequestState;
  payee: string;
  text: string;
  /** What is left to pay; null unless it is open. */
  pay: {
    iban: string;
    /** Whose name the account bears: the payee's, or that of the bank that holds it for the payee. */
    holder: string;
    bic: string;
    bankName: string;
    amount: Money;
    reference: string;
    until: string;
  } | null;
}

export type { NotificationKind } from "../contract";

/** What the bank told the customer. */
export interface Notification {
  id: string;
  kind: NotificationKind;
  createdAt: number;
  isRead: boolean;
  title: string;
  text: string;
  /** The account it is about, if it is about one. */
  accountId: string | null;
  /** What it leads to. */
  about: { target: NotificationTarget; id: string | null } | null;
}

/** Whether notifications of a kind are mailed and pushed as well. `isFixed`: mailed whatever the customer would choose. */
export interface NotificationChoice {
  kind: NotificationKind;
  isMailed: boolean;
  isPushed: boolean;
  isFixed: boolean;
}

/** What a provider says of pushes to a browser. */
export interface PushState {
  /** To subscribe with; null: nothing is pushed. */
  publicKey: string | null;
  /** Whether this login has subscribed it. */
  isOn: boolean;
  /** Whether its pushes name amounts and people. */
  showsDetails: boolean;
}

/** How a browser is pushed to: where, and its keys in base64url. */
export interface PushSubscriptionKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a space is for; its id is made by whoever opens it. */
export interface SpaceWish {
  id: string;
  name: string;
  /** `until` is yyyy-MM-dd, or null for any time. */
  goal: { amount: Money; until: string | null } | null;
  /** What is moved to it by itself: what is missing to the next euro of payments, or an amount on a day of each month. */
  rule: { kind: "roundUp" } | { kind: "monthly"; amount: Money; day: number } | null;
}

/** Money of an account that is set aside. Days are yyyy-MM-dd. */
export interface Space extends SpaceWish {
  balance: Money;
  /** When the rule moves money next; null without one. */
  next: string | null;
  /** When the rule last ran, if the account had too little then. */
  skipped: string | null;
}

export interface SpaceMove {
  /** Of the space. */
  id: string;
  /** One per intent. */
  key: string;
  /** Into the space, or out of it. */
  direction: "in" | "out";
  amount: Money;
}

/** A label of the account, and how many transactions it stands on. */
export interface LabelUse {
  label: string;
  count: number;
}

/** What a label is to become; null takes it off its transactions. */
export interface LabelWish extends LabelUse {
  to: string | null;
  /** Whether it may become one with another. */
  merges: boolean;
}

/** What was spent on a category in the bank's month, and what may be. */
export interface Budget {
  category: BudgetCategory;
  /** Null without a budget. */
  limit: Money | null;
  spent: Money;
  /** Of a month of the last three whole ones, in whole euros; null if the account is newer than that. */
  average: Money | null;
  /** 0 before a budget was set. */
  version: number;
}

/** Of the bank's month. Days are yyyy-MM-dd. */
export interface Budgets {
  first: string;
  last: string;
  /** Today included. */
  daysLeft: number;
  /** Every category that can have a budget. */
  categories: readonly Budget[];
}

/** A limit of null takes the budget away. */
export type BudgetWish = Pick<Budget, "category" | "limit" | "version">;

/** Who may collect money from an account. */
export interface Mandate {
  id: string;
  creditor: string;
  creditorId: string;
  /** The creditor's number of it. */
  reference: string;
  scheme: MandateScheme;
  /** Days are yyyy-MM-dd. */
  signed: string;
  /** `new`: nothing is collected before the customer allows it. */
  state: (typeof mandateStates)[number];
  limit: MandateLimit;
  createdAt: number;
}

/** What a creditor collects, or is going to. */
export interface DebitCollection {
  id: string;
  mandateId: string;
  creditor: string;
  amount: Money;
  day: string;
  sequence: CollectionSequence;
  reference: string;
  state: (typeof collectionStates)[number];
  /** In the interface language: why it was refused, or is going to be as things are; empty if not. */
  problem: string;
  /** Until when it can be refused; null unless it is coming. */
  refusableUntil: number | null;
  /** The last day it is paid back on request; null if it is not. */
  refundableUntil: string | null;
  transactionId: string | null;
}

export interface DirectDebits {
  rule: DebitRule;
  /** By creditor; those that have ended or were revoked last. */
  mandates: readonly Mandate[];
  /** Soonest first. */
  coming: readonly DebitCollection[];
  /** Newest first. */
  past: readonly DebitCollection[];
}

export interface PayeeBank {
  bic: string;
  name: string;
  country: string;
  takesInstant: boolean;
  takesCredit: boolean;
}

export interface TemplateDraft {
  templateName: string;
  payeeName: string;
  account: string;
  bic: string;
  reference: string;
  amount: Money;
}

export interface Template extends TemplateDraft {
  id: string;
  /** Defined by the provider; customers can neither change nor delete it. */
  isFromProvider: boolean;
}

/** Unknown fields are empty. */
export interface ReceiverDraft {
  name: string;
  account: string;
  bic: string;
  bankName: string;
  type: PayeeType;
  reference: string;
}

export interface Receiver extends ReceiverDraft {
  id: string;
  /** Null where the provider takes a code for every payment. */
  trust: PayeeTrust | null;
}

/** The most that is paid to trusted payees without a code. */
export interface TrustLimits {
  perPayment: Money;
  /** To all of them together. */
  perDay: Money;
}

/** Whether a payee is paid small amounts without a code. */
export interface PayeeTrust {
  isTrusted: boolean;
  limits: TrustLimits;
}

export interface SignUpDraft {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164, or empty. */
  phone: string;
  /** Two-letter country code. */
  country: string;
  city: string;
  zip: string;
  street: string;
  password: string;
}

/** Not enabled yet. */
export interface TwoFactorSecret {
  /** An otpauth: address to draw as a QR code, or a data: image of one. */
  qrCode: string;
  /** Base32. */
  secret: string;
}

/** A key that only a device of the customer has. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: number;
  /** Null if it was never used. */
  lastUsedAt: number | null;
}

export interface SignedInDevice {
  id: string;
  /** Empty if unknown. */
  device: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  lastSeenAt: number;
  isCurrent: boolean;
}

/** When somebody signed in, or tried to. */
export interface SignIn {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  result: (typeof signInResults)[number];
  /** Empty if unknown. */
  device: string;
  address: string;
  /** ISO 3166; empty if unknown. */
  country: string;
  /** Whether it began this session. */
  isCurrent: boolean;
}

/** Newest first. */
export interface SignInPage {
  signIns: SignIn[];
  /** Where the next page begins; null after the last. */
  next: string | null;
}

export interface Tokens {
  accessToken: string;
  /** Null if the provider does not rotate or does not refresh. */
  refreshToken: string | null;
}

/** `account` is to keep it, `swift` a payment outside SEPA. */
export type PricedService = "account" | "instant" | "credit" | "swift" | "standing_order" | "direct_debit";

export interface Tariff {
  id: string;
  name: string;
  isForConsumers: boolean;
  /** What a service costs; one that is left out is not offered. */
  fees: Partial<Record<PricedService, Money>>;
}

/** Whom the money of a closed account goes to. */
export interface ClosingPayee {
  name: string;
  account: string;
}

export interface ClosingRow {
  /** Empty where the kind says it all. */
  name: string;
  amount: Money | null;
  /** yyyy-MM-dd. */
  day: string | null;
}

export type ClosingBlocker = (typeof closingBlockers)[number];
export type ClosingEnd = (typeof closingEnds)[number];

/** What closing an account takes and ends, or how a closed one stands. */
export interface Closing {
  /** Null while it is open. */
  closedAt: number | null;
  /** What is paid out; of a closed one, what has come back. */
  amount: Money;
  blockers: readonly { kind: ClosingBlocker; rows: readonly ClosingRow[] }[];
  ends: readonly { kind: ClosingEnd; rows: readonly ClosingRow[] }[];
  /** The customer's other accounts. */
  own: readonly ClosingPayee[];
  /** Where the money went last. */
  paid: { payee: ClosingPayee; amount: Money; isFinal: boolean } | null;
  /** The last day of its statements; null while it is open. */
  keptUntil: string | null;
}

/** A name check. */
export interface ClosingCheck {
  id: string;
  result: string;
  matchedName: string | null;
  /** Empty if it isn't known. */
  bank: string;
}

/** As the customer was shown it. */
export interface ClosingAsked {
  accountId: string;
  amount: Money;
  to: ClosingPayee | null;
  checkId: string | null;
}
