import type { Proposal, Quote, TemplateDraft, Transaction } from "@amberline/api/client";
import { dayMs } from "@amberline/domain/dates";
import { money } from "@amberline/domain/money";
import type { Order, PendingAttempt, SendCaps, SendInput } from "./send.types";

/** Time of the examples. */
export const now = Date.UTC(2026, 10, 21, 9);

/** A payment as the form submits it. */
export const exampleOrder: Order = {
  payee: { name: "Jānis Kalniņš", account: "LV97HABA0012345678910", bic: "HABALV22", type: "private" },
  reference: "Koncerta biļetes",
  amount: money(2500, "EUR"),
  system: "SEPA",
  type: "INSTANT",
  debtor: {
    name: "Ilze Bērziņa",
    account: "LV80BANK0000435195001",
    country: "LV",
    city: "Rīga",
    zip: "LV-1010",
    street: "Brīvības iela 1",
  },
};

/** Its fee. */
export const exampleQuote: Quote = { fee: money(35, "EUR"), total: money(2535, "EUR") };

/** The same, saved as a template. */
export const exampleTemplate: TemplateDraft = {
  templateName: "Koncerti",
  payeeName: exampleOrder.payee.name,
  account: exampleOrder.payee.account,
  bic: exampleOrder.payee.bic,
  reference: exampleOrder.reference,
  amount: exampleOrder.amount,
};

/** Sending is not blocked. */
export const able: SendCaps = {
  verification: "verify",
  hasTwoFactor: true,
  isCompany: false,
  isCompanyConfirmed: false,
  rights: null,
  rule: null,
  hasApprovals: false,
};

/** A company's owner whose payments above €10.00 two others have to approve. */
export const ableWithApproval: SendCaps = {
  ...able,
  isCompany: true,
  isCompanyConfirmed: true,
  rule: { above: money(1000, "EUR"), approvers: 2 },
  hasApprovals: true,
};

/** A private customer who may send. */
export const exampleInput: SendInput = {
  accountId: "account-1",
  available: money(123_456, "EUR"),
  caps: able,
  policy: "warn",
  checksNamesFirst: true,
  pendingAttempts: [],
  canVerify: false,
};

/** A payment with an unknown outcome. */
export const examplePending: PendingAttempt = {
  id: "attempt-0",
  accountId: "account-1",
  startedAt: now,
  amount: exampleOrder.amount,
  payeeAccount: exampleOrder.payee.account,
  knownIds: ["payment-before"],
  isSent: true,
};

/** The payment as the provider lists it once made. */
export const examplePayment = (change: Partial<Transaction> = {}): Transaction => ({
  id: "payment-1",
  kind: "send",
  status: "pending",
  statusReason: "",
  displayed: exampleOrder.amount,
  amount: exampleOrder.amount,
  fee: money(0, "EUR"),
  createdAt: now,
  updatedAt: now,
  debtor: { name: "Ilze Bērziņa", account: "LV80BANK0000435195001", bic: "", bankName: "" },
  payee: {
    name: exampleOrder.payee.name,
    account: exampleOrder.payee.account,
    bic: "HABALV22",
    bankName: "Swedbank",
    address: "",
    city: "",
    zip: "",
    country: "",
  },
  reference: exampleOrder.reference,
  isHidden: false,
  directDebit: null,
  category: null,
  categoryFrom: "guess",
  note: "",
  noteVersion: 0,
  files: [],
  labels: [],
  spaceId: null,
  ...change,
});

/** The payment as the provider lists it while it waits for approval. */
export const exampleProposal = (change: Partial<Proposal> = {}, orderKey = examplePending.id): Proposal => ({
  id: "proposal-1",
  state: "waiting",
  madeBy: { name: "Ilze Bērziņa", isSelf: true },
  createdAt: now,
  expiresAt: now + 30 * dayMs,
  needed: 2,
  approvedBy: [],
  approvers: [],
  bar: "own",
  endedBy: null,
  proposed: {
    kind: "payment",
    payment: {
      orderKey,
      payee: exampleOrder.payee,
      reference: exampleOrder.reference,
      amount: exampleOrder.amount,
      fee: exampleQuote.fee,
      type: exampleOrder.type,
      plan: null,
      check: { result: "MTCH" },
      isRepeat: false,
    },
  },
  ...change,
});
