import type { Account, Transaction } from "@amberline/api/client";
import { money } from "@amberline/domain/money";
import type { SendClient } from "@amberline/flows/send";

const now = Date.UTC(2026, 10, 20, 9);
const bank = { bic: "HABALV22", name: "Swedbank", country: "LV", takesInstant: true, takesCredit: true };
const fee = money(35, "EUR");

export const account: Account = {
  id: "account-1",
  name: "Ilze Bērziņa",
  balance: money(100_000, "EUR"),
  balanceGbp: null,
  pendingOut: money(0, "EUR"),
  overdraft: money(0, "EUR"),
  iban: "LV80BANK0000435195001",
  bic: "BANKLV22",
  topUpReference: "",
  nameCheckPolicy: "warn",
  checksNamesFirst: true,
  access: null,
  hasPeople: false,
  canLeave: false,
  approvals: null,
  hasStatements: false,
  closedAt: null,
  canClose: false,
  hasPaymentFiles: false,
  hasMoneyRequests: false,
  hasSpaces: false,
  hasBudgets: false,
  hasDirectDebits: false,
  user: {
    id: "user-1",
    firstName: "Ilze",
    lastName: "Bērziņa",
    email: "ilze@example.lv",
    phone: "+37120000001",
    isEmailConfirmed: true,
    isPhoneConfirmed: true,
    verification: "verify",
    hasTwoFactor: true,
    recoveryCodesLeft: 10,
    passkeys: null,
    hasLimits: false,
    hasPlans: false,
    unreadMessages: null,
    unreadNotifications: null,
    isCompany: false,
    isCompanyConfirmed: false,
    invitations: [],
    changedDocuments: [],
    rejectedDocuments: [],
    returnedReason: "",
    tariffName: "",
    fees: { instant: fee, regular: fee },
    address: { street: "Brīvības iela 1", city: "Rīga", zip: "LV-1010", country: "LV" },
  },
};

/** A provider whose answers to a payment are lost: it is made, and nobody is told. */
export function provider() {
  const made: Transaction[] = [];
  const isListed = { current: false };
  const lost = { ok: false, problem: "unreachable" } as const;
  let lose = () => undefined as void;
  const answer = new Promise<typeof lost>((resolve) => (lose = () => resolve(lost)));
  const client: SendClient = {
    async createOrder({ payee, amount, reference }, forced) {
      if (!forced) return { ok: true, data: { kind: "nameCheck", check: { result: "MTCH", id: "check-1" } } };
      made.push({
        id: `payment-${made.length}`,
        kind: "send",
        status: "pending",
        statusReason: "",
        createdAt: now,
        updatedAt: now,
        amount,
        displayed: amount,
        fee,
        debtor: { name: account.name, account: "LV80BANK0000435195001", bic: "BANKLV22", bankName: "" },
        payee: { ...payee, bankName: bank.name, address: "", city: "", zip: "", country: "" },
        reference,
        isHidden: false,
        directDebit: null,
        spaceId: null,
        category: null,
        categoryFrom: "guess",
        note: "",
        noteVersion: 0,
        files: [],
        labels: [],
      });
      return answer;
    },
    async transactions() {
      const transactions = isListed.current ? made : [];
      return { ok: true, data: { transactions, next: null, oldest: null, total: transactions.length } };
    },
    plans: async () => ({ ok: true, data: [] }),
    approvals: async () => ({ ok: true, data: { proposals: [], own: null } }),
    createTemplate: async () => ({ ok: true, data: true }),
    receivers: async () => ({ ok: true, data: [] }),
    templates: async () => ({ ok: true, data: [] }),
    payeeBank: async () => ({ ok: true, data: bank }),
    quote: async ({ amount }) => ({
      ok: true,
      data: { fee, total: { ...amount, minor: amount.minor + 35 } },
    }),
  };
  return { client, made, list: () => (isListed.current = true), lose: () => lose(), now: () => now };
}
