import type { Section } from "../prose";

/** A party of a contract. */
export interface ContractParty {
  company: string;
  registrationNumber: string;
  address: string;
}

/** The contracts with companies. The Latvian texts have the same keys by type. */
export const contract = {
  agreement: "Business account agreement",
  memberAgreement: "Statement of a company member",
  between: (bank: string, company: string) => `Between ${bank} and ${company}`,
  by: (person: string, company: string) => `${person}, ${company}`,
  company: "Company",
  registrationNumber: "Registration number",
  legalForm: "Legal form",
  address: "Registered address",
  website: "Website",
  iban: "Account",
  tariff: "Price list",
  number: "Agreement number",
  person: "Person",
  role: "Position",
  legalForms: {
    limited_liability: "Limited liability company",
    joint_stock: "Joint stock company",
    sole_trader: "Sole trader",
    general_partnership: "General partnership",
    limited_partnership: "Limited partnership",
    cooperative: "Cooperative",
    association: "Association",
    foundation: "Foundation",
    other: "Other",
  },
  positions: { director: "director", owner: "owner", member: "member" },
  memberLine: (name: string, position: string, share: string | null) =>
    share === null ? `${name}, ${position}.` : `${name}, ${position}, ${share} % of the company.`,
  noMembers: "No members are named yet.",
  exposed: (details: string) =>
    `The company states that a politically exposed person, a family member or a close associate of one takes part in it: ${details}`,
  notExposed:
    "The company states that no politically exposed person, family member or close associate of one is among its beneficial owners, its members or those who represent it.",
  exposureOpen: "The question about politically exposed persons is not answered yet.",

  sections: (facts: {
    bank: string;
    company: ContractParty;
    iban: string;
    business: string;
    exposure: string;
    members: readonly string[];
  }): Section[] => [
    {
      heading: "1. The parties",
      paragraphs: [
        `${facts.bank} (the bank) and ${facts.company.company}, registration number ${facts.company.registrationNumber}, ${facts.company.address} (the company), enter into this agreement.`,
        `The company's business: ${facts.business}`,
      ],
    },
    {
      heading: "2. The account",
      paragraphs: [
        `The bank keeps the account ${facts.iban} in euros for the company and makes and receives payments on it. The account may be used for the company's business only.`,
        "The account is opened for payments once the bank has confirmed the company. Until then money may be received, but not sent.",
      ],
    },
    {
      heading: "3. Payments",
      paragraphs: [
        "A payment order is given when it is confirmed with a two-factor authentication code. The bank makes SEPA Instant payments within ten seconds and SEPA Credit Transfers by the end of the following business day at the latest.",
        "Before a payment the bank compares the payee's name with the holder of the account and warns the company when they differ. If the company sends a payment despite such a warning, it bears the risk of paying the wrong payee.",
        "The bank may refuse an order that lacks cover, breaks the law or this agreement. It says so at once and names the reason unless the law forbids it.",
      ],
    },
    {
      heading: "4. What the company has told the bank",
      paragraphs: [
        "The company confirms that everything it has stated and submitted is true and complete, and tells the bank within five business days when any of it changes, above all its members, its owners and its address.",
        facts.exposure,
        "By law the bank has to know its customers. It may ask for further documents, and may hold payments back until it has them.",
      ],
    },
    {
      heading: "5. Members of the company",
      paragraphs: [
        "The director represents the company towards the bank. Each member verifies their identity with the bank.",
        ...facts.members,
      ],
    },
    {
      heading: "6. Security",
      paragraphs: [
        "The company keeps passwords, codes and devices from others. It tells the bank at once when one is lost or when it sees a payment it did not order; the bank then blocks access.",
        "The company reports a payment that was not authorised or went wrong without delay, and at the latest 13 months after it was debited. The bank then returns the amount of an unauthorised payment by the end of the following business day, unless it has good reason to suspect fraud.",
      ],
    },
    {
      heading: "7. Prices",
      paragraphs: [
        "Services are charged according to the bank's price list, which is part of this agreement. The bank debits fees from the account when they fall due.",
        "The bank announces changes of prices and of this agreement two months ahead. The company may end the agreement free of charge before they take effect; if it does not, it has accepted them.",
      ],
    },
    {
      heading: "8. Confidentiality and data",
      paragraphs: [
        "The bank keeps what it knows about the company and its members confidential, discloses it only where the law requires it, and processes personal data under Regulation (EU) 2016/679. Records are kept for five years after the business relationship has ended.",
      ],
    },
    {
      heading: "9. Term and end",
      paragraphs: [
        "This agreement has no fixed term. The company may end it at any time with one month's notice, the bank with two months' notice, and at once for a serious reason, such as false statements or use of the account for an offence.",
      ],
    },
    {
      heading: "10. Law and disputes",
      paragraphs: [
        "The law of the Republic of Latvia applies. The parties try to settle disputes between themselves; the bank answers a complaint within 15 business days. Otherwise the courts of Latvia decide.",
      ],
    },
    {
      heading: "11. Signature",
      paragraphs: [
        "The company signs this agreement electronically, with a two-factor authentication code in online banking. The signed copy names the signer, the time and the SHA-256 of the document that was signed. The bank accepts by confirming the company.",
      ],
    },
  ],

  signature: (facts: {
    signer: string;
    company: string;
    at: string;
    sha256: string;
    number: string;
  }): Section => ({
    keepTogether: true,
    heading: "Electronic signature",
    paragraphs: [
      `Signed by: ${facts.signer}, for ${facts.company}`,
      `Signed at: ${facts.at}`,
      `Agreement number: ${facts.number}`,
      `SHA-256 of the document signed: ${facts.sha256}`,
      "Signed with a two-factor authentication code. Each code can be used once.",
    ],
  }),

  memberSections: (facts: {
    bank: string;
    person: string;
    position: string;
    isDirector: boolean;
    share: string | null;
    company: ContractParty;
    status: string;
  }): Section[] => [
    {
      heading: "1. The person and the company",
      paragraphs: [
        `${facts.person} is ${facts.position} of ${facts.company.company}, registration number ${facts.company.registrationNumber}, ${facts.company.address}.`,
        ...(facts.share === null ? [] : [`The person owns ${facts.share} % of the company.`]),
        facts.status,
      ],
    },
    {
      heading: "2. What the person states",
      paragraphs: [
        "The person confirms the position named above and knows that the company opens an account at the bank.",
        "The person verifies their identity with the bank, and tells the bank without delay when their name, their position or their share changes.",
      ],
    },
    {
      heading: "3. What the person may do",
      paragraphs: [
        facts.isDirector
          ? "The director represents the company towards the bank and answers for what it states."
          : "Being a member gives no right to operate the company's account. That requires a power of attorney from the company.",
      ],
    },
    {
      heading: "4. Personal data",
      paragraphs: [
        `${facts.bank} processes the person's name, email address, position, share and identity documents, because the law on the prevention of money laundering asks for it, and keeps them for five years after the business relationship with the company has ended. The person may ask for access, correction and, where the law allows it, erasure, and may complain to the Data State Inspectorate.`,
      ],
    },
  ],
  verified: "The bank has verified the person's identity.",
  notVerified: "The bank has not yet verified the person's identity.",
};

export type ContractCatalogue = typeof contract;
