import type { Account, VerificationStatus } from "@amberline/api/client";
import type { Language } from "@amberline/domain/language";

/** A bank as named on a payment order. */
export interface BankNames {
  bic: string;
  name: string;
  /** In each language that the bank offers. */
  address: Partial<Record<Language, string>>;
}

/** The bank's accounts for incoming money; configured by the bank. */
export interface LoadingBanks {
  /** For accounts with an IBAN of their own. */
  own: BankNames;
  /** For all others: the pooled account at the partner bank. */
  partner: BankNames & { holder: string; iban: string };
}

export interface BankDetails {
  /** Whose account it is; the payee is another where the bank holds it for all. */
  customer: string;
  payee: string;
  /** Without spaces. */
  iban: string;
  bic: string;
  bankName: string;
  bankAddress: string;
  /** Required on the payment; null if the IBAN alone identifies the customer. */
  reference: string | null;
}

export interface AccountStatus {
  verification: VerificationStatus;
  isCompany: boolean;
  /** Null until the provider assigns an IBAN or a reference. */
  details: BankDetails | null;
}

const holderNameOf = ({ name, user }: Account) =>
  user.isCompany ? name : `${user.firstName} ${user.lastName}`.trim() || name;

/** The account's own IBAN if there is one, otherwise the pooled account with a reference (specification 9). */
function detailsOf(account: Account, { own, partner }: LoadingBanks, language: Language): BankDetails | null {
  const { iban, bic, topUpReference } = account;
  const customer = holderNameOf(account);
  if (iban) {
    return {
      customer,
      payee: customer,
      iban,
      bic: bic || own.bic,
      bankName: own.name,
      bankAddress: own.address[language] ?? "",
      reference: null,
    };
  }
  if (!topUpReference) return null;
  return {
    customer,
    payee: partner.holder,
    iban: partner.iban,
    bic: partner.bic,
    bankName: partner.name,
    bankAddress: partner.address[language] ?? "",
    reference: topUpReference,
  };
}

/** Null unless the customer is verified (specification 2.9, 6). */
export function accountStatusOf(account: Account, banks: LoadingBanks, language: Language): AccountStatus {
  const { verification, isCompany } = account.user;
  return {
    verification,
    isCompany,
    details: verification === "verify" ? detailsOf(account, banks, language) : null,
  };
}
