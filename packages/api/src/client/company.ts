import { documentKeyOf, DOCUMENT_SECTION, formatShare } from "@amberline/domain/company";
import { moneyToDecimal, type Money } from "@amberline/domain/money";
import type { Access, ApprovalRule } from "@amberline/domain/rights";
import type { Calls, RequestOf, ResponseOf, WireAccess } from "../contract";
import { approvalRuleSave } from "../contract/approvals";
import { companyCreate } from "../contract/companyCreate";
import { companyInfo } from "../contract/companyInfo";
import { companyInfoAdd } from "../contract/companyInfoAdd";
import { contractPdf } from "../contract/contractPdf";
import { contractSign } from "../contract/contractSign";
import { contractSignedExists } from "../contract/contractSignedExists";
import { contractSignedPdf } from "../contract/contractSignedPdf";
import { invitationAnswer } from "../contract/invitationAnswer";
import { memberAdd } from "../contract/memberAdd";
import { memberDelete } from "../contract/memberDelete";
import { memberPdf } from "../contract/memberPdf";
import { memberUserCreate } from "../contract/memberUserCreate";
import { peopleList, personLeave, personRemove, personSave } from "../contract/people";
import type {
  Asked,
  Company,
  CompanyAnswerDraft,
  CompanyDocument,
  CompanyDraft,
  CompanyMember,
  ContractSignature,
  DocumentDraft,
  MemberDraft,
  MemberUserDraft,
  People,
  PeopleApproval,
  PersonDraft,
} from "./companyModel";
import { proven, type ProveAgain } from "./identity";
import { fetchWithProgress, type UploadOptions } from "./fetchWithProgress";
import type { ClientFile } from "./model";
import { mapOutcome, type Outcome } from "./outcome";
import { pdfOf } from "./pdfOf";
import {
  readAccess,
  readApprovalRule,
  readInstant,
  readMoney,
  readShare,
  readUser,
  translated,
  verification,
} from "./translateAccount";
import type { RequestOptions, Send } from "./transport";

type WireCompany = ResponseOf<Calls["companyInfo"]>;
type WireEntry = NonNullable<WireCompany["info"]>[number];

const instantOf = (text: string | null | undefined) => (text ? readInstant(text) : null);

const readMember = ({
  position,
  percent,
  account,
  user,
  change,
}: WireCompany["members"][number]): CompanyMember => ({
  userId: user.id,
  firstName: account.first_name ?? "",
  lastName: account.last_name ?? "",
  email: user.email_address ?? "",
  position,
  share: readShare(position, percent),
  verification: verification(user.sumsub_status),
  change: change && { ...change, reason: change.reason ?? "" },
});

const readChange = (change: WireEntry["change"]): CompanyDocument["change"] =>
  change && {
    state: change.state,
    fileName: change.file_name ?? "",
    size: change.size ?? null,
    reason: change.reason ?? "",
    askedAt: instantOf(change.asked_at),
  };

const readDocument = (entry: WireEntry): CompanyDocument => ({
  key: documentKeyOf(entry.name),
  name: entry.name,
  fileName: entry.file_name ?? "",
  size: entry.size ?? null,
  review: entry.review ?? null,
  comment: entry.review_comment ?? "",
  uploadedAt: instantOf(entry.updatedAt),
  change: readChange(entry.change),
});

const readCompany = (id: string, wire: WireCompany): Company => {
  const { corporation, info = [], review } = wire;
  const answers = info.filter((entry) => !entry.is_file);
  return {
    id,
    name: corporation.account.name ?? "",
    user: readUser(corporation.user),
    members: wire.members.map(readMember),
    balance: wire.balance === null ? null : readMoney(wire.balance, "EUR"),
    balanceGbp: wire.balance_gbp === null ? null : readMoney(wire.balance_gbp, "GBP"),
    answers: Object.fromEntries(answers.map(({ name, value }) => [name, value ?? null])),
    documents: info.filter((entry) => entry.is_file).map(readDocument),
    review: review && { decision: review.decision, reason: review.reason, at: readInstant(review.at) },
  };
};

/** Only documents need the long timeout of this call. */
const answerCall = { ...companyInfoAdd, timeoutMs: companyInfo.timeoutMs };

const done = () => true as const;

const askedIn = ({ pending }: { pending?: boolean | undefined }): Asked => ({ isPending: pending === true });

const readSignature = (wire: ResponseOf<Calls["contractSignedExists"]>): ContractSignature =>
  wire.exists
    ? { signer: wire.signer ?? "", at: instantOf(wire.signed_at), sha256: wire.sha256 ?? "" }
    : null;

const readPeopleApproval = ({ rule, waiting }: ResponseOf<Calls["approvalRuleSave"]>): PeopleApproval => ({
  rule: rule && readApprovalRule(rule),
  waiting,
});

const readPeople = ({ owner, data, approval }: ResponseOf<Calls["peopleList"]>): People => ({
  owner: { firstName: owner.first_name, lastName: owner.last_name },
  people: data.map((person) => ({
    id: person.id,
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    state: person.is_expired ? "expired" : person.state,
    isSelf: person.is_self,
    access: readAccess(person.access),
  })),
  approval: approval && readPeopleApproval(approval),
});

const mostOf = (most: Money | null) => most && moneyToDecimal(most);

const writeAccess = ({ rights, perPayment, perDay }: Access): WireAccess => ({
  rights: [...rights],
  per_payment: mostOf(perPayment),
  per_day: mostOf(perDay),
});

const writePerson = (draft: PersonDraft): Omit<RequestOf<Calls["personSave"]>, "corporate_id"> =>
  "id" in draft
    ? { id: draft.id, access: writeAccess(draft.access) }
    : {
        first_name: draft.firstName,
        last_name: draft.lastName,
        email: draft.email,
        access: writeAccess(draft.access),
      };

/** A company from the opening of its account to the signed contract. `id` is always the company's account. */
export const companyCalls = (send: Send, proveAgain: ProveAgain, progressFetch = fetchWithProgress) => ({
  /** The new company, or the one an earlier attempt opened. */
  async createCompany(draft: CompanyDraft, options: RequestOptions = {}): Promise<Outcome<{ id: string }>> {
    const { name, country, registrationNumber } = draft;
    const request = { name, country, registration_number: registrationNumber };
    return mapOutcome(await send(companyCreate, request, options), ({ corporate_id: id }) => ({ id }));
  },

  /** Includes everything the company has stored. */
  async company(id: string, options: RequestOptions = {}): Promise<Outcome<Company>> {
    const outcome = await send(companyInfo, { corporate_id: id, full: true }, options);
    return translated(outcome, (wire) => readCompany(id, wire));
  },

  /** Replaces the previous answer. */
  async answerCompany(
    id: string,
    answer: CompanyAnswerDraft,
    options: RequestOptions = {},
  ): Promise<Outcome<true>> {
    const request = { corporate_id: id, is_file: false, ...answer };
    return mapOutcome(await send(answerCall, request, options), done);
  },

  /** Replaces the previous document. */
  async uploadDocument(
    id: string,
    draft: DocumentDraft,
    { onProgress, ...options }: UploadOptions = {},
  ): Promise<Outcome<Asked>> {
    const { name, fileName, fileType, base64 } = draft;
    const file = { value: base64, is_file: true, file_name: fileName, file_type: fileType };
    const request = { corporate_id: id, name, section: DOCUMENT_SECTION, ...file };
    const progress = onProgress ? { fetch: progressFetch(onProgress) } : {};
    return mapOutcome(await send(companyInfoAdd, request, { ...options, ...progress }), askedIn);
  },

  async addMember(id: string, member: MemberDraft, options: RequestOptions = {}) {
    const { userId, position, share } = member;
    const percent = position === "owner" && share !== null ? formatShare(share) : undefined;
    const request = { corporate_id: id, member_id: userId, position, percent };
    return mapOutcome(await send(memberAdd, request, options), askedIn);
  },

  async removeMember(id: string, userId: string, options: RequestOptions = {}) {
    return mapOutcome(await send(memberDelete, { corporate_id: id, member_id: userId }, options), askedIn);
  },

  /** Who has access to the account, where it has people. */
  async people(id: string, options: RequestOptions = {}): Promise<Outcome<People>> {
    return translated(await send(peopleList, { corporate_id: id }, options), readPeople);
  },

  async savePerson(id: string, draft: PersonDraft, options: RequestOptions = {}): Promise<Outcome<People>> {
    const request = { corporate_id: id, ...writePerson(draft) };
    const save = () => send(personSave, request, options);
    return translated(await proven(proveAgain, "personSave", save, options), readPeople);
  },

  /** Null for no rule. */
  async saveApprovalRule(
    id: string,
    rule: ApprovalRule | null,
    options: RequestOptions = {},
  ): Promise<Outcome<PeopleApproval>> {
    const wire = rule && { above: moneyToDecimal(rule.above), approvers: rule.approvers };
    const save = () => send(approvalRuleSave, { corporate_id: id, rule: wire }, options);
    return translated(await proven(proveAgain, "approvalRuleSave", save, options), readPeopleApproval);
  },

  async removePerson(id: string, personId: string, options: RequestOptions = {}): Promise<Outcome<People>> {
    const remove = () => send(personRemove, { corporate_id: id, id: personId }, options);
    return translated(await proven(proveAgain, "personRemove", remove, options), readPeople);
  },

  /** Gives up the access to a company's account. */
  async leaveCompany(id: string, options: RequestOptions = {}): Promise<Outcome<true>> {
    return mapOutcome(await send(personLeave, { corporate_id: id }, options), done);
  },

  /** Accepts or refuses to be a member of a company, or to use its account. */
  async answerInvitation(id: string, accept: boolean, options: RequestOptions = {}) {
    return mapOutcome(await send(invitationAnswer, { id, accept }, options), askedIn);
  },

  /** Null if the provider returns no user id. */
  async createMemberUser(draft: MemberUserDraft, options: RequestOptions = {}) {
    const { firstName, lastName, email, isInvited } = draft;
    const request = { first_name: firstName, last_name: lastName, email, generatePassword: isInvited };
    const wish = isInvited ? { password: "generate" as const } : {};
    const outcome = await send(memberUserCreate, { ...request, ...wish }, options);
    return mapOutcome(outcome, ({ user_id: userId }) => ({ userId: userId || null }));
  },

  async contractPdf(id: string, options: RequestOptions = {}): Promise<Outcome<ClientFile, "NOT_READY">> {
    return pdfOf(await send(contractPdf, { corporate_id: id }, options));
  },

  /** Signs the contract last shown; with `sha256` only the document with that hash. */
  async signContract(
    id: string,
    { code, sha256 }: { code: string; sha256?: string },
    options: RequestOptions = {},
  ) {
    return mapOutcome(await send(contractSign, { corporate_id: id, code, sha256 }, options), done);
  },

  async contractSignature(id: string, options: RequestOptions = {}): Promise<Outcome<ContractSignature>> {
    return translated(await send(contractSignedExists, { corporate_id: id }, options), readSignature);
  },

  async signedContractPdf(
    id: string,
    options: RequestOptions = {},
  ): Promise<Outcome<ClientFile, "NOT_SIGNED">> {
    return pdfOf(await send(contractSignedPdf, { corporate_id: id }, options));
  },

  async memberContractPdf(
    id: string,
    userId: string,
    options: RequestOptions = {},
  ): Promise<Outcome<ClientFile, "NOT_FOUND">> {
    return pdfOf(await send(memberPdf, { corporate_id: id, user_id: userId }, options));
  },
});
