import { formatIban } from "@amberline/domain/iban";
import { legalForms, type MemberPosition } from "@amberline/domain/company";
import { formatInstant } from "@amberline/domain/dates";
import { ownBank } from "../bank";
import { contractIn } from "./locales/contracts";
import { type ContractCatalogue } from "./locales/contract.en";
import { styles } from "./theme";
import { type PaperFacts } from "./paper";
import { prosePaper, type Prose } from "./prose";

/** Facts of a company in its contracts. */
export interface CompanyFacts {
  /** Number of the contract. */
  number: string;
  name: string;
  registrationNumber: string;
  legalForm: string;
  address: string;
  website: string;
  business: string;
  iban: string;
  tariffName: string;
  /** Null while unanswered, empty if the answer is no. */
  exposure: string | null;
  members: readonly MemberFacts[];
}

export interface MemberFacts {
  name: string;
  position: MemberPosition;
  /** Owners only, "33.33". */
  share: string | null;
  isVerified: boolean;
}

export interface Signature {
  signer: string;
  /** Milliseconds since 1970. */
  at: number;
  /** SHA-256 of the signed document, in hex. */
  sha256: string;
}

const legalFormOf = (form: string, texts: ContractCatalogue): string => {
  const known = legalForms.find((one) => one === form);
  return known ? texts.legalForms[known] : form;
};

const partyOf = ({ name, registrationNumber, address }: CompanyFacts) => ({
  company: name,
  registrationNumber,
  address,
});

function exposureOf({ exposure }: CompanyFacts, texts: ContractCatalogue): string {
  if (exposure === null) return texts.exposureOpen;
  return exposure === "" ? texts.notExposed : texts.exposed(exposure);
}

function agreementOf(company: CompanyFacts, texts: ContractCatalogue): Prose {
  const members = company.members.map(({ name, position, share }) =>
    texts.memberLine(name, texts.positions[position], share),
  );
  const { website } = company;
  return {
    title: `${texts.agreement} · ${company.name}`,
    heading: texts.agreement,
    subtitle: texts.between(ownBank.legalName, company.name),
    pairs: [
      { label: texts.company, value: company.name },
      { label: texts.registrationNumber, value: company.registrationNumber },
      { label: texts.legalForm, value: legalFormOf(company.legalForm, texts) },
      { label: texts.address, value: company.address },
      { label: texts.iban, value: formatIban(company.iban), style: styles.valueFigures },
      { label: texts.tariff, value: company.tariffName },
      { label: texts.number, value: company.number },
      ...(website === "" ? [] : [{ label: texts.website, value: website }]),
    ],
    sections: texts.sections({
      bank: ownBank.legalName,
      company: partyOf(company),
      iban: formatIban(company.iban),
      business: company.business,
      exposure: exposureOf(company, texts),
      members: members.length === 0 ? [texts.noMembers] : members,
    }),
  };
}

/** The contract to sign. The same facts at the same time give the same bytes. */
export const agreementPaper = (company: CompanyFacts, facts: PaperFacts): Promise<Blob> =>
  prosePaper(agreementOf(company, contractIn(facts.language)), facts);

/** The contract with its signer, the time and the hash of the signed document. */
export function signedAgreementPaper(
  company: CompanyFacts,
  { signer, at, sha256 }: Signature,
  facts: PaperFacts,
): Promise<Blob> {
  const texts = contractIn(facts.language);
  const prose = agreementOf(company, texts);
  const when = formatInstant(at, facts.language, facts.timeZone);
  const signed = { signer, company: company.name, at: when, sha256, number: company.number };
  return prosePaper({ ...prose, sections: [...prose.sections, texts.signature(signed)] }, facts);
}

/** The statement of one member. */
export function memberPaper(company: CompanyFacts, member: MemberFacts, facts: PaperFacts): Promise<Blob> {
  const texts = contractIn(facts.language);
  const position = texts.positions[member.position];
  return prosePaper(
    {
      title: `${texts.memberAgreement} · ${member.name}`,
      heading: texts.memberAgreement,
      subtitle: texts.by(member.name, company.name),
      pairs: [
        { label: texts.person, value: member.name },
        { label: texts.role, value: position },
        { label: texts.company, value: company.name },
      ],
      sections: texts.memberSections({
        bank: ownBank.legalName,
        person: member.name,
        position,
        isDirector: member.position === "director",
        share: member.share,
        company: partyOf(company),
        status: member.isVerified ? texts.verified : texts.notVerified,
      }),
    },
    facts,
  );
}
