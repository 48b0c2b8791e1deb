import {
  type CallName,
  type Calls,
  type RequestOf,
  type ResponseOf,
  type WireTransaction,
} from "@amberline/api/contract";
import { chatExamples } from "./chatExamples";
import { companyExamples } from "./companyExamples";
import { payeeExamples } from "./payeeExamples";
import { paymentFileExamples } from "./paymentFileExamples";
import { closingExamples } from "./closingExamples";
import { dataCopyExamples } from "./dataCopyExamples";
import { notificationExamples } from "./notificationExamples";
import { requestExamples } from "./requestExamples";

type Examples = {
  [Name in CallName]: { request: RequestOf<Calls[Name]>; response: ResponseOf<Calls[Name]> };
};

const accountId = "5f0c2f6e-6a57-4d1c-9c3e-2b8f6d1a7e01";
const loginId = "0a4d9b52-4c1e-4e0b-8f0a-6b8f8f4b3c02";
const paymentId = "9d2b7c11-7d0f-4a53-a2ce-1f4f3c5d6e03";
const checkId = "c7e1f3a9-2b64-4d8e-b5a7-8e9f0a1b2c04";
const instant = "2026-03-02T09:15:00.000Z";
const token = "hV0Zt2nq3uWc5sYx8aBd1eFg4iJk7lMn0oPq3rSt6uV";

const user: ResponseOf<Calls["userInfo"]>["data"] = {
  id: loginId,
  provider: "amberline",
  account_id: accountId,
  risk_level: "low",
  email_confirm: true,
  phone_confirm: true,
  sumsub_status: "verify",
  sumsub_final: false,
  unread_messages: 1,
  unread_notifications: 2,
  sumsub_id: null,
  createdAt: instant,
  updatedAt: instant,
  first_name: "Ilze",
  last_name: "Bērziņa",
  middle_name: "",
  tariff: "everyday",
  tariff_name: "Everyday",
  tariff_fees: { instant: "0.00", credit: "0.00" },
  is_corporate: false,
  corporate_confirm: false,
  two_factor_auth: true,
  recovery_codes_left: 10,
  passkeys: 1,
  has_limits: true,
  has_plans: true,
  overdraft: "0.00",
  email_address: "ilze@example.com",
  mobile_number: "+37120000001",
  zip_code: "LV-1010",
  city: "Rīga",
  country: "LV",
  street: "Brīvības iela 1",
  iban: "LV80BANK0000435195001",
};

const fileId = "5e0c8d1e-7d0a-4c53-9f0b-0d2f1c6a9b11";

const notedTransaction: WireTransaction = {
  id: paymentId,
  type: "SEND",
  status: "done",
  amount: "25.00",
  fee: "0.00",
  currency: "EUR",
  createdAt: instant,
  updatedAt: instant,
  from_name: "Ilze Bērziņa",
  from_account: "LV80BANK0000435195001",
  from_bic: "AMBELV22",
  from_bank_name: "Amberline",
  to_name: "Jānis Ozols",
  to_account: "LV97HABA0012345678910",
  to_bic: "HABALV22",
  to_bank_name: "Swedbank",
  to_address: "",
  to_address_city: "",
  to_address_zip: "",
  to_address_country: "",
  to_reference: "Rēķins 118",
  status_reason: null,
  is_hidden: false,
  direct_debit: null,
  space_id: null,
  category: "groceries",
  category_from: "guess",
  note: "For the office party",
  note_version: 1,
  files: [{ id: fileId, name: "receipt.jpg", type: "image/jpeg", size: 48_213 }],
  labels: ["Office", "Party"],
};

const pdf = (name: string) => ({ name, type: "application/pdf", content: new Blob(["%PDF-1.7"]) });

const agreements: ResponseOf<Calls["agreementList"]> = {
  data: [
    {
      document: "terms",
      version: "2026-11-01",
      agreed: { version: "2026-11-01", at: "2026-11-20T08:00:00.000Z", is_tacit: false },
    },
    { document: "fees", version: "2026-11-01", agreed: null },
  ],
  identity_sent_at: instant,
  consents: [{ kind: "trusted", name: "Anna Liepiņa", since: "2026-11-20" }],
};

const limits = {
  per_payment: "500.00",
  per_day: "1000.00",
  instant_per_payment: null,
  instant_per_day: "200.00",
};

const plan = { first: "2026-12-01", rhythm: "monthly", until: null, times: 12, shift: "after" } as const;

const planned = {
  id: paymentId,
  order_key: checkId,
  createdAt: instant,
  to_name: "Zaļā skola",
  to_account: "LV97HABA0012345678910",
  to_bic: "HABALV22",
  to_reference: "Mācību maksa",
  beneficary_type: "organization",
  amount: "180.00",
  plan,
  state: "active",
  days: ["2026-12-01", "2027-01-04"] as string[],
  changeable_until: "2026-11-30T22:00:00.000Z",
  tried_again: null,
  problem: null,
} as const;

/** A request and an answer of every call, for the document and its tests. */
export const examples: Examples = {
  login: {
    request: { login: "ilze@example.com", password: "Amberline2026", code: "492039" },
    response: { accessToken: token, refreshToken: `${accountId}.${token}` },
  },
  logout: { request: {}, response: { success: true } },
  refresh: {
    request: { refreshToken: `${accountId}.${token}` },
    response: { accessToken: token, refreshToken: `${accountId}.${token}` },
  },
  multilogin: { request: {}, response: { tokens: [{ corp_id: accountId, token, name: "My account" }] } },
  accountInfo: {
    request: {},
    response: {
      data: {
        id: accountId,
        name: "My account",
        balance: "4812.36",
        balance_gbp: "0.00",
        pending_out: "12.50",
        bic: "AMBELV22",
        fiat_topup: null,
        vop_policy: "warn",
        storage_key: "5f0c6b2f3c1a4f0f9d9e0a7c2b4d6e8f1a3c5e7092b4d6f80a1c3e5072941b6d",
        access: null,
        approvals: null,
        has_people: false,
        can_leave: false,
        closed_at: null,
        can_close: true,
        has_statements: true,
        has_payment_files: false,
        has_money_requests: true,
        has_spaces: true,
        has_budgets: true,
        has_direct_debits: true,
        members: null,
        user,
      },
    },
  },
  userInfo: { request: {}, response: { data: user } },
  orderList: {
    request: {
      id: accountId,
      limit: 50,
      start: "2026-03-01",
      end: "2026-03-31",
      statuses: ["done"],
      amount_min: "10.00",
      amount_max: "100.00",
      totals: true,
      with_labels: true,
    },
    response: {
      data: [notedTransaction],
      next: null,
      oldest: "2025-03-02",
      total: 1,
      totals: { in: "0.00", out: "25.00" },
      labels: ["Office", "Party"],
    },
  },
  orderCategories: {
    request: { id: accountId, start: "2026-03-01", end: "2026-03-31" },
    response: { data: [{ category: "groceries", in: "0.00", out: "25.00" }] },
  },
  transactionNote: {
    request: {
      id: accountId,
      transaction_id: paymentId,
      version: 0,
      note: "For the office party",
      category: "groceries",
      for_payee: false,
      labels: ["Office", "Party"],
    },
    response: { data: notedTransaction },
  },
  labelList: {
    request: { id: accountId },
    response: { data: [{ label: "Office", count: 3 }] },
  },
  labelUpdate: {
    request: { id: accountId, label: "Office", to: "Work", count: 3, merges: false },
    response: { data: [{ label: "Work", count: 3 }] },
  },
  transactionFileAdd: {
    request: {
      ...{ id: accountId, transaction_id: paymentId, file_id: fileId },
      ...{ name: "receipt.txt", base64: "TGFiZGllbiE=" },
    },
    response: { data: notedTransaction },
  },
  transactionFileDelete: {
    request: { id: accountId, transaction_id: paymentId, file_id: fileId },
    response: { data: { ...notedTransaction, files: [] } },
  },
  transactionFile: {
    request: { id: accountId, transaction_id: paymentId, file_id: fileId },
    response: { name: "receipt.jpg", type: "image/jpeg", content: new Blob(["…"]) },
  },
  orderOverview: {
    request: { id: accountId },
    response: {
      data: {
        months: [
          { month: "2026-02", in: "3214.20", out: "1291.05" },
          { month: "2026-03", in: "1800.00", out: "25.00" },
        ],
        before: { day: "2026-02-02", out: "38.40" },
        payees: [{ name: "Jānis Ozols", account: "LV97HABA0012345678910", out: "25.00" }],
        recent: [
          {
            name: "Jānis Ozols",
            account: "LV97HABA0012345678910",
            bic: "HABALV22",
            beneficary_type: "private",
          },
        ],
        waiting: { total: 0, data: [] },
        upcoming: { total: 1, data: [planned] },
        collections: { total: 0, data: [] },
        to_approve: { total: 0, data: [] },
      },
    },
  },
  orderCreate: {
    request: {
      to_name: "Jānis Ozols",
      to_account: "LV97HABA0012345678910",
      to_bic: "HABALV22",
      to_reference: "Rēķins 118",
      to_address: "",
      to_address_city: "",
      to_address_zip: "",
      to_address_country: "",
      amount: "25.00",
      fee: "0.00",
      currency: "EUR",
      type: "SEND",
      payment_system: "SEPA",
      payment_type: "INSTANT",
      beneficary_type: "private",
      force_payment: true,
      code2fa: "492039",
      vop_id: checkId,
      entered_by: accountId,
      from_name: "Ilze Bērziņa",
      from_account: "LV80BANK0000435195001",
      from_address: "Brīvības iela 1",
      from_reference: "",
      from_country: "LV",
      from_city: "Rīga",
      from_zip: "LV-1010",
    },
    response: {
      id: paymentId,
      status: "pending",
      vop_result: "CMTC",
      vop_id: checkId,
      matchedName: "Jānis Ozoliņš",
      message: "The name almost matches.",
      fee: "0.35",
      total: "25.35",
      planned_for: null,
      approvals_needed: null,
      without_code: null,
    },
  },
  orderExport: {
    request: { id: accountId, start: "2026-03-01", end: "2026-03-31", statuses: ["done"], format: "csv" },
    response: {
      name: "transactions-2026-03-01-2026-03-31.csv",
      type: "text/csv",
      content: new Blob(["Date,Amount"]),
    },
  },
  orderPdf: {
    request: { id: accountId, start: "2026-03-01", end: "2026-03-31" },
    response: pdf("statement-2026-03-01-2026-03-31.pdf"),
  },
  transactionPdf: {
    request: { id: paymentId, type: "transaction" },
    response: pdf("receipt-2026-03-02-9d2b7c11.pdf"),
  },
  detailsPdf: { request: { id: accountId }, response: pdf("bank-details-LV80BANK0000435195001.pdf") },
  feeYearList: { request: {}, response: { data: [{ year: 2026, paid: "14.75", is_over: false }] } },
  feeYearPdf: { request: { year: 2026 }, response: pdf("statement-of-fees-2026.pdf") },
  feeInformationPdf: { request: { tariff: "everyday" }, response: pdf("fee-information-everyday.pdf") },
  orderQuote: {
    request: { amount: "25.00", currency: "EUR", payment_system: "SEPA", payment_type: "INSTANT" },
    response: { data: { fee: "0.35", total: "25.35" } },
  },
  payeeBank: {
    request: { account: "LV97HABA0012345678910" },
    response: {
      data: { bic: "HABALV22", bank_name: "Swedbank", country: "LV", instant: true, credit: true },
    },
  },
  tariffs: {
    request: {},
    response: {
      data: [
        {
          tariff: "everyday",
          tariff_name: "Everyday",
          for_consumers: true,
          fees: [
            { service: "account", fee: "0.00" },
            { service: "instant", fee: "0.00" },
          ],
        },
      ],
    },
  },
  ...payeeExamples,
  ...paymentFileExamples,
  ...requestExamples,
  ...notificationExamples,
  ...closingExamples,
  ...dataCopyExamples,
  ...companyExamples(user),
  ...chatExamples(loginId),
  confirm: { request: { type: "email", code: "K7M2QX" }, response: { token } },
  reset: {
    request: { email: "ilze@example.com" },
    response: { res: "If this email address is registered with us, we've sent it a code." },
  },
  register: {
    request: {
      first_name: "Ilze",
      last_name: "Bērziņa",
      login: "ilze@example.com",
      phone: "+37120000001",
      country: "LV",
      city: "Rīga",
      zip_code: "LV-1010",
      street: "Brīvības iela 1",
      password: "Zils ezis dzied 7",
      confirm_password: "Zils ezis dzied 7",
      agree: true,
    },
    response: { accessToken: token, refreshToken: `${accountId}.${token}` },
  },
  resetConfirm: {
    request: { email: "ilze@example.com", code: "K7M2QX", password: "Zils ezis dzied 7" },
    response: { res: "Your password has been changed." },
  },
  passwordChange: {
    request: { password: "Zils ezis dzied 7" },
    response: { res: "Your password has been changed." },
  },
  twoFactorSetup: {
    request: {},
    response: {
      qrCodeUrl:
        "otpauth://totp/Amberline:ilze%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Amberline&algorithm=SHA1&digits=6&period=30",
      secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    },
  },
  twoFactorUpdate: {
    request: { enable: true, code: "492039" },
    response: { success: true, error: null, recovery_codes: ["K7M2QX", "R4T9WZ"] },
  },
  recoveryCodesCreate: {
    request: { code: "492039" },
    response: { success: true, error: null, recovery_codes: ["K7M2QX", "R4T9WZ"] },
  },
  challengeCreate: {
    request: { act: "payment", subject: accountId },
    response: { data: { sent_to: "ilze@example.com" } },
  },
  challengeAnswer: {
    request: { act: "payment", subject: accountId, answer: "{}" },
    response: { data: { code: "K7M2QX" } },
  },
  loginBlock: { request: { login: "ilze@example.com", password: "Amber2026" }, response: {} },
  loginChallenge: { request: {}, response: { data: { options: "{}" } } },
  loginPasskey: {
    request: { answer: "{}" },
    response: { accessToken: "N-fi4VXq", refreshToken: "08c182Zk" },
  },
  passkeyList: {
    request: {},
    response: { data: [{ id: "kQ2x", name: "Ilze's phone", createdAt: instant, lastUsedAt: null }] },
  },
  passkeyBegin: { request: {}, response: { data: { options: "{}" } } },
  passkeyCreate: { request: { name: "Ilze's phone", answer: "{}" }, response: {} },
  passkeyRename: { request: { id: "kQ2x", name: "Ilze's old phone" }, response: {} },
  passkeyDelete: { request: { id: "kQ2x" }, response: {} },
  planList: { request: {}, response: { data: [planned] } },
  planUpdate: {
    request: { id: paymentId, act: "pause", day: "2026-12-01" },
    response: { data: [{ ...planned, state: "paused" }] },
  },
  agreementList: { request: {}, response: agreements },
  agreementGive: {
    request: { document: "terms", version: "2026-11-01" },
    response: agreements,
  },
  agreementSeen: { request: {}, response: { success: true } },
  limitsInfo: {
    request: {},
    response: { data: { ...limits, sent_today: "12.00", instant_today: "0.00", own: null } },
  },
  limitsUpdate: {
    request: limits,
    response: { data: { ...limits, sent_today: "12.00", instant_today: "0.00", own: null } },
  },
  statementScheduleInfo: { request: {}, response: { data: { rhythm: "none" } } },
  statementScheduleUpdate: { request: { rhythm: "monthly" }, response: { data: { rhythm: "monthly" } } },
  stepUp: { request: { act: "passwordChange", password: "Zils ezis dzied 7", code: "K7M2QX" }, response: {} },
  verificationToken: { request: {}, response: "_act-sbx-jwt-eyJhbGciOiJub25lIn0.eyJ1cmwiOiIifQ.-v2" },
  verificationLink: { request: { external_id: loginId }, response: { res: "The link has been sent." } },
  sessionList: {
    request: {},
    response: {
      data: [
        {
          id: accountId,
          device: "Firefox on Windows",
          createdAt: instant,
          lastSeenAt: instant,
          current: true,
        },
      ],
    },
  },
  sessionRevoke: { request: { id: accountId }, response: { revoked: 1 } },
  signInList: {
    request: { limit: 20 },
    response: {
      data: [
        {
          id: accountId,
          at: instant,
          result: "done",
          device: "Firefox on Windows",
          address: "203.0.113.9",
          current: true,
        },
      ],
      next: null,
    },
  },
  signInDisown: { request: { id: accountId }, response: {} },
};
