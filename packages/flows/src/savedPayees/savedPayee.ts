import type { PayeeTrust, PayeeType, Receiver, Template } from "@amberline/api/client";
import { formatIban, validateIban, normaliseIban } from "@amberline/domain/iban";
import type { Money } from "@amberline/domain/money";
import { foldText } from "@amberline/domain/text";

/** A saved payment or a saved payee. */
export type PayeeKind = "template" | "receiver";

/** A template or a receiver, as lists and forms see it. Texts are empty where unknown. */
export interface SavedPayee {
  id: string;
  title: string;
  payeeName: string;
  account: string;
  bic: string;
  bankName: string;
  /** Null for a template, which does not store it. */
  payeeType: PayeeType | null;
  reference: string;
  /** Null for a receiver. */
  amount: Money | null;
  /** The provider's own, read-only. */
  isFixed: boolean;
  /** Null if it can't be trusted. */
  trust: PayeeTrust | null;
}

export const fromTemplate = (template: Template): SavedPayee => ({
  id: template.id,
  title: template.templateName,
  payeeName: template.payeeName,
  account: template.account,
  bic: template.bic,
  bankName: "",
  payeeType: null,
  reference: template.reference,
  amount: template.amount,
  isFixed: template.isFromProvider,
  trust: null,
});

export const fromReceiver = (receiver: Receiver): SavedPayee => ({
  id: receiver.id,
  title: receiver.name,
  payeeName: receiver.name,
  account: receiver.account,
  bic: receiver.bic,
  bankName: receiver.bankName,
  payeeType: receiver.type,
  reference: receiver.reference,
  amount: null,
  isFixed: false,
  trust: validateIban(receiver.account).ok ? receiver.trust : null,
});

/** An IBAN in groups of four; any other account number as it is. */
export const groupedAccount = (account: string): string =>
  validateIban(account).ok ? formatIban(account) : account;

const isIn = ({ title, payeeName, account, bankName, reference }: SavedPayee, word: string) =>
  [title, payeeName, bankName, reference].some((text) => foldText(text).includes(foldText(word))) ||
  account.includes(normaliseIban(word) || word);

/** Payees that contain every word of the search, sorted by title. Ignores case, diacritics and the spaces of an IBAN. */
export function findPayees(payees: readonly SavedPayee[], search: string, locale: string): SavedPayee[] {
  const order = new Intl.Collator(locale, { numeric: true });
  const account = normaliseIban(search);
  const words = search.split(/\s+/).filter(Boolean);
  return payees
    .filter((payee) => words.every((word) => isIn(payee, word)) || payee.account.includes(account))
    .sort((one, other) => order.compare(one.title, other.title));
}
