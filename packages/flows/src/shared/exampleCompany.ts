import { money } from "@amberline/domain/money";
import type { Company, CompanyDocument, CompanyMember } from "@amberline/api/client";
import { documentKeyOf, requiredDocuments, type DocumentKey } from "@amberline/domain/company";

const noon = 1_795_262_400_000;

export const exampleDocument = (
  key: DocumentKey,
  change: Partial<CompanyDocument> = {},
): CompanyDocument => ({
  key,
  name: requiredDocuments.find((document) => document.key === key)?.name ?? key,
  fileName: `${key}.pdf`,
  size: 482_133,
  review: "waiting",
  comment: "",
  uploadedAt: noon,
  change: null,
  ...change,
});

const [director, owner, member]: readonly [CompanyMember, CompanyMember, CompanyMember] = [
  {
    userId: "5f2c9a1e-7b0d-4c3e-9f4a-1d2e3f4a5b6c",
    firstName: "Zane",
    lastName: "Krūmiņa",
    email: "zane@dzintarakrasts.lv",
    position: "director",
    share: null,
    verification: "verify",
    change: null,
  },
  {
    userId: "0b9d8c7a-6e5f-4d3c-8b2a-9f8e7d6c5b4a",
    firstName: "Jānis",
    lastName: "Bērziņš",
    email: "janis@dzintarakrasts.lv",
    position: "owner",
    share: 6_000,
    verification: "none",
    change: null,
  },
  {
    userId: "77aa66bb-55cc-4dd4-9ee3-22ff11001122",
    firstName: "Anna",
    lastName: "Liepa",
    email: "anna@dzintarakrasts.lv",
    position: "member",
    share: null,
    verification: "in_progress",
    change: null,
  },
];

/** The director, an unverified owner, and a member under review. */
export const exampleMembers = { director, owner, member };

const answers = {
  name: "SIA Dzintara Krasts",
  registration_number: "40003888002",
  legal_form: "limited_liability",
  country: "LV",
  city: "Liepāja",
  street: "Jūras iela 4",
  zip_code: "LV-3401",
  website: null,
  business_description: "Dzintara rotu izgatavošana un tirdzniecība",
  politically_exposed_person: "no",
};

/** A company under review with three members and two of its documents. */
export const exampleCompany: Company = {
  id: "company-1",
  name: "SIA Dzintara Krasts",
  user: {
    id: director.userId,
    firstName: director.firstName,
    lastName: director.lastName,
    email: director.email,
    phone: "+37120000000",
    isEmailConfirmed: true,
    isPhoneConfirmed: false,
    verification: "verify",
    hasTwoFactor: true,
    recoveryCodesLeft: 8,
    passkeys: 0,
    hasLimits: true,
    hasPlans: true,
    unreadMessages: null,
    unreadNotifications: null,
    isCompany: true,
    isCompanyConfirmed: false,
    invitations: [],
    changedDocuments: [],
    rejectedDocuments: [],
    returnedReason: "",
    tariffName: "Business",
    fees: { instant: money(35, "EUR"), regular: money(35, "EUR") },
    address: { street: "Jūras iela 4", city: "Liepāja", zip: "LV-3401", country: "LV" },
  },
  members: [director, owner, member],
  balance: null,
  balanceGbp: null,
  answers,
  documents: [exampleDocument("certificate_of_incorporation"), exampleDocument("articles_of_association")],
  review: null,
};

/** The same company with other documents. */
export const withDocuments = (...documents: readonly CompanyDocument[]): Company => ({
  ...exampleCompany,
  documents: documents.map((document) => ({ ...document, key: documentKeyOf(document.name) })),
});

/** The same company with other members. */
export const withMembers = (...members: readonly CompanyMember[]): Company => ({
  ...exampleCompany,
  members: [...members],
});
