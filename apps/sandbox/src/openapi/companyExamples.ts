import { type CallName, type Calls, type RequestOf, type ResponseOf } from "@amberline/api/contract";

type CompanyCall = Extract<
  CallName,
  | `company${string}`
  | `member${string}`
  | `person${string}`
  | "peopleList"
  | `approval${string}`
  | `invitation${string}`
  | `contract${string}`
>;
type User = ResponseOf<Calls["userInfo"]>["data"];

const companyId = "b1d5e7f9-4c3a-4e2d-8f6b-9a0c1e2d3f06";
const memberId = "7f6e5d4c-3b2a-4190-8f7e-6d5c4b3a2f07";
const personId = "3d5f7b9c-2e4a-4c6b-8d9f-1a3b5c7d9e11";
const proposalId = "5b7d9f1a-3c5e-4a7b-9c1d-3e5f7a9b1c12";
const invitationId = "2c4e6a8b-1d3f-4b5a-9c7e-0f2a4b6c8d10";
const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const instant = "2026-03-02T09:15:00.000Z";

const pdf = (name: string) => ({ name, type: "application/pdf", content: new Blob(["%PDF-1.7"]) });

const member = {
  position: "owner",
  percent: "33.33",
  account: { first_name: "Anna", last_name: "Liepa" },
  user: { id: memberId, sumsub_status: null, email_address: "anna@example.com" },
  change: { kind: "add", state: "invited", reason: "" },
} as const;

const people: ResponseOf<Calls["peopleList"]> = {
  owner: { first_name: "Ilze", last_name: "Bērziņa" },
  data: [
    {
      id: personId,
      first_name: "Anna",
      last_name: "Liepa",
      email: "anna@example.com",
      state: "invited",
      is_expired: false,
      is_self: false,
      access: { rights: ["see", "pay"], per_payment: "500.00", per_day: null },
    },
  ],
  approval: { rule: { above: "500.00", approvers: 1 }, waiting: 0 },
};

const proposal: ResponseOf<Calls["approvalList"]>["data"][number] = {
  id: proposalId,
  state: "waiting",
  made_by: { name: "Anna Liepa", is_self: false },
  createdAt: "2026-03-02T09:12:00.000Z",
  expires_at: "2026-04-01T09:12:00.000Z",
  needed: 1,
  approved_by: [],
  approvers: [{ name: "Ilze Bērziņa", is_self: true }],
  bar: null,
  ended_by: null,
  payment: {
    order_key: "0f4e4c0e-93a8-4c6f-9d53-5c3f7f5f6a10",
    to_name: "SIA Mežu Vedējs",
    to_account: "LV97HABA0012345678910",
    to_bic: "HABALV22",
    to_reference: "Rēķins 2231",
    beneficary_type: "organization",
    amount: "2168.15",
    fee: "0.00",
    payment_type: "CREDIT",
    plan: null,
    vop_result: "MTCH",
    message: "The name matches the account.",
    is_repeat: false,
  },
  file: null,
  rule: null,
  person: null,
};

/** `user` is the company's. */
export const companyExamples = (
  user: User,
): { [Name in CompanyCall]: { request: RequestOf<Calls[Name]>; response: ResponseOf<Calls[Name]> } } => ({
  companyCreate: {
    request: { name: "SIA Jūras Vējš", country: "LV", registration_number: "40003999001" },
    response: { corporate_id: companyId },
  },
  companyInfo: {
    request: { corporate_id: companyId, full: true },
    response: {
      corporation: {
        user: { ...user, account_id: companyId, is_corporate: true },
        account: {
          id: companyId,
          name: "SIA Jūras Vējš",
          country: "LV",
          registration_number: "40003999001",
        },
      },
      members: [member],
      balance: "0.00",
      balance_gbp: null,
      info: [
        {
          name: "Shareholder Register",
          is_file: true,
          section: "Required Documents for Account Opening",
          value: null,
          file_name: "shareholders.pdf",
          size: 48_213,
          review: "rejected",
          review_comment: "The register is older than three months.",
          updatedAt: instant,
          change: null,
        },
      ],
      review: { decision: "returned", reason: "The shareholder register is too old.", at: instant },
    },
  },
  companyInfoAdd: {
    request: {
      corporate_id: companyId,
      name: "Shareholder Register",
      value: "JVBERi0xLjcK",
      is_file: true,
      section: "Required Documents for Account Opening",
      file_name: "shareholders.pdf",
      file_type: "application/pdf",
    },
    response: { success: true, pending: false },
  },
  memberAdd: {
    request: { corporate_id: companyId, member_id: memberId, position: "owner", percent: "33.33" },
    response: { success: true, error: null, pending: true },
  },
  memberDelete: {
    request: { corporate_id: companyId, member_id: memberId },
    response: { success: true, error: null, pending: false },
  },
  memberUserCreate: {
    request: {
      first_name: "Anna",
      last_name: "Liepa",
      email: "anna@example.com",
      password: "generate",
      generatePassword: true,
    },
    response: { user_id: memberId, data: null, success: true },
  },
  peopleList: { request: { corporate_id: companyId }, response: people },
  personSave: {
    request: {
      corporate_id: companyId,
      first_name: "Anna",
      last_name: "Liepa",
      email: "anna@example.com",
      access: { rights: ["see", "pay"], per_payment: "500.00", per_day: null },
    },
    response: people,
  },
  personLeave: { request: { corporate_id: companyId }, response: { success: true } },
  personRemove: {
    request: { corporate_id: companyId, id: personId },
    response: { ...people, data: [] },
  },
  approvalList: { request: {}, response: { data: [proposal], own: null } },
  approvalGive: {
    request: { ids: [proposalId], total: "2168.15", code: "493022" },
    response: { data: [{ ...proposal, state: "approved", approvers: [] }], own: null },
  },
  approvalDecline: {
    request: { id: proposalId, reason: "The invoice was paid in February." },
    response: { data: [], own: null },
  },
  approvalRuleSave: {
    request: { corporate_id: companyId, rule: { above: "500.00", approvers: 1 } },
    response: { rule: { above: "500.00", approvers: 1 }, waiting: 0 },
  },
  invitationAnswer: {
    request: { id: invitationId, accept: true },
    response: { success: true, pending: false },
  },
  memberPdf: {
    request: { corporate_id: companyId, user_id: memberId },
    response: pdf("member_contract.pdf"),
  },
  contractPdf: { request: { corporate_id: companyId }, response: pdf("doc_to_sign.pdf") },
  contractSign: {
    request: { corporate_id: companyId, code: "492039", sha256: hash },
    response: { success: true, sha256: hash, signed_at: instant },
  },
  contractSignedExists: {
    request: { corporate_id: companyId },
    response: { exists: true, signer: "Ilze Bērziņa", signed_at: instant, sha256: hash },
  },
  contractSignedPdf: { request: { corporate_id: companyId }, response: pdf("signed_doc.pdf") },
});
