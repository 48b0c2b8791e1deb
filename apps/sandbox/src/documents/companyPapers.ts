import { formatIban } from "@amberline/domain/iban";
import { legalForms, type MemberPosition } from "@amberline/domain/company";
import { formatInstant } from "@amberline/domain/dates";
import { ownBank } from "../bank";
import { type Language } from "../texts";
import { contractEn, type ContractWords } from "./contractWords.en";
import { contractLv } from "./contractWords.lv";
import { styles } from "./look";
import { type PaperFacts } from "./paper";
import { prosePaper, type Prose } from "./prose";

const byLanguage: Record<Language, ContractWords> = { en: contractEn, lv: contractLv };

/** What the agreements say of a company. */
export interface CompanyFacts {
  /** The agreement's number. */
  number: string;
  name: string;
  registrationNumber: string;
  legalForm: string;
  address: string;
  website: string;
  business: string;
  iban: string;
  tariffName: string;
  /** Null while the question is open, empty when the answer is no. */
  exposure: string | null;
  members: readonly MemberFacts[];
}

export interface MemberFacts {
  name: string;
  position: MemberPosition;
  /** Of an owner, "33.33". */
  share: string | null;
  isVerified: boolean;
}

export interface Signature {
  signer: string;
  /** Epoch milliseconds. */
  at: number;
  /** Of the document that was signed, in hex. */
  sha256: string;
}

const legalFormOf = (form: string, words: ContractWords): string => {
  const known = legalForms.find((one) => one === form);
  return known ? words.legalForms[known] : form;
};

const partyOf = ({ name, registrationNumber, address }: CompanyFacts) => ({
  company: name,
  registrationNumber,
  address,
});

function exposureOf({ exposure }: CompanyFacts, words: ContractWords): string {
  if (exposure === null) return words.exposureOpen;
  return exposure === "" ? words.notExposed : words.exposed(exposure);
}

function agreementOf(company: CompanyFacts, words: ContractWords): Prose {
  const members = company.members.map(({ name, position, share }) =>
    words.memberLine(name, words.positions[position], share),
  );
  const { website } = company;
  return {
    title: `${words.agreement} · ${company.name}`,
    heading: words.agreement,
    subtitle: words.between(ownBank.legalName, company.name),
    pairs: [
      { label: words.company, value: company.name },
      { label: words.registrationNumber, value: company.registrationNumber },
      { label: words.legalForm, value: legalFormOf(company.legalForm, words) },
      { label: words.address, value: company.address },
      { label: words.iban, value: formatIban(company.iban), style: styles.valueFigures },
      { label: words.tariff, value: company.tariffName },
      { label: words.number, value: company.number },
      ...(website === "" ? [] : [{ label: words.website, value: website }]),
    ],
    sections: words.sections({
      bank: ownBank.legalName,
      company: partyOf(company),
      iban: formatIban(company.iban),
      business: company.business,
      exposure: exposureOf(company, words),
      members: members.length === 0 ? [words.noMembers] : members,
    }),
  };
}

/** The agreement a company is to sign. The same facts at the same time are the same bytes. */
export const agreementPaper = (company: CompanyFacts, facts: PaperFacts): Promise<Blob> =>
  prosePaper(agreementOf(company, byLanguage[facts.language]), facts);

/** The agreement once more, with who signed it, when, and the hash of what was signed. */
export function signedAgreementPaper(
  company: CompanyFacts,
  { signer, at, sha256 }: Signature,
  facts: PaperFacts,
): Promise<Blob> {
  const words = byLanguage[facts.language];
  const prose = agreementOf(company, words);
  const when = formatInstant(at, facts.language, facts.timeZone);
  const signed = { signer, company: company.name, at: when, sha256, number: company.number };
  return prosePaper({ ...prose, sections: [...prose.sections, words.signature(signed)] }, facts);
}

/** What one member of a company states towards the bank. */
export function memberPaper(company: CompanyFacts, member: MemberFacts, facts: PaperFacts): Promise<Blob> {
  const words = byLanguage[facts.language];
  const position = words.positions[member.position];
  return prosePaper(
    {
      title: `${words.memberAgreement} · ${member.name}`,
      heading: words.memberAgreement,
      subtitle: words.by(member.name, company.name),
      pairs: [
        { label: words.person, value: member.name },
        { label: words.role, value: position },
        { label: words.company, value: company.name },
      ],
      sections: words.memberSections({
        bank: ownBank.legalName,
        person: member.name,
        position,
        isDirector: member.position === "director",
        share: member.share,
        company: partyOf(company),
        status: member.isVerified ? words.verified : words.notVerified,
      }),
    },
    facts,
  );
}
