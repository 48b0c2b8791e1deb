import type { Account, VerificationStatus } from "@amberline/api/client";

/** A bank as it stands on a payment order. */
export interface BankNames {
  bic: string;
  name: string;
  address: string;
}

/** Where money for the customers arrives: part of what a bank configures. */
export interface LoadingBanks {
  /** For accounts with an IBAN of their own. */
  own: BankNames;
  /** For all others: the account the partner bank keeps for them together. */
  partner: BankNames & { holder: string; iban: string };
}

/** What somebody needs to send money to an account. */
export interface BankDetails {
  payee: string;
  /** Without spaces. */
  iban: string;
  bic: string;
  bankName: string;
  bankAddress: string;
  /** Must stand on the payment; null where the IBAN alone says whose the money is. */
  reference: string | null;
}

/** What the Load page depends on. */
export interface AccountStatus {
  verification: VerificationStatus;
  isCompany: boolean;
  /** Null while the provider has opened neither an IBAN nor a reference. */
  details: BankDetails | null;
}

const holderNameOf = ({ name, user }: Account) =>
  user.isCompany ? name : `${user.firstName} ${user.lastName}`.trim() || name;

/** An IBAN of its own comes first; otherwise the reference leads the money there (specification 9). */
function detailsOf(account: Account, { own, partner }: LoadingBanks): BankDetails | null {
  const { iban, bic, topUpReference } = account;
  if (iban) {
    return {
      payee: holderNameOf(account),
      iban,
      bic: bic || own.bic,
      bankName: own.name,
      bankAddress: own.address,
      reference: null,
    };
  }
  if (!topUpReference) return null;
  return {
    payee: partner.holder,
    iban: partner.iban,
    bic: partner.bic,
    bankName: partner.name,
    bankAddress: partner.address,
    reference: topUpReference,
  };
}

/** Only a verified customer's details leave here (specification 2.9, 6). */
export function accountStatusOf(account: Account, banks: LoadingBanks): AccountStatus {
  const { verification, isCompany } = account.user;
  return {
    verification,
    isCompany,
    details: verification === "verify" ? detailsOf(account, banks) : null,
  };
}
