import type { PayeeType, Receiver, Template } from "@amberline/api/client";
import { formatIban, validateIban } from "@amberline/domain/iban";
import type { Money } from "@amberline/domain/money";

/** What a page keeps: payments made often, or whom they go to. */
export type PayeeKind = "template" | "receiver";

/** A template or a receiver, as lists and forms see it. Empty text where nothing was said. */
export interface SavedPayee {
  id: string;
  /** What the customer calls it: a template's name, or the receiver's own. */
  title: string;
  payeeName: string;
  account: string;
  bic: string;
  bankName: string;
  /** Null where it is not kept: a template does not say. */
  payeeType: PayeeType | null;
  reference: string;
  /** Null where it is not kept: a receiver is owed nothing in particular. */
  amount: Money | null;
  /** The provider's own: it can be neither changed nor deleted. */
  isFixed: boolean;
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
});

/** An IBAN in groups of four; any other account number as it is. */
export const groupedAccount = (account: string): string =>
  validateIban(account).ok ? formatIban(account) : account;
