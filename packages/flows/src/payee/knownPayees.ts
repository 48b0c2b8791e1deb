import type { Receiver, Template, Transaction } from "@amberline/api/client";
import { normaliseIban } from "@amberline/domain/iban";
import { foldText } from "@amberline/domain/text";

/** A payee this account has paid or saved. */
export interface KnownPayee {
  id: string;
  from: "receiver" | "template" | "payment";
  name: string;
  /** Without spaces. */
  account: string;
  bic: string;
  reference: string;
  /** Undefined if unknown. */
  type?: "private" | "organization";
  templateName?: string;
}

export interface PayeeSources {
  receivers: readonly Receiver[];
  templates: readonly Template[];
  transactions: readonly Transaction[];
}

const ofReceiver = ({ id, name, account, bic, reference, type }: Receiver): KnownPayee => ({
  id: `receiver-${id}`,
  from: "receiver",
  ...{ name, account, bic, reference, type },
});

const ofTemplate = ({ id, templateName, payeeName, account, bic, reference }: Template): KnownPayee => ({
  id: `template-${id}`,
  from: "template",
  name: payeeName,
  ...{ account, bic, reference, templateName },
});

const ofPayment = ({ id, payee, reference }: Transaction): KnownPayee => ({
  id: `payment-${id}`,
  from: "payment",
  ...{ name: payee.name, account: payee.account, bic: payee.bic, reference },
});

const wasPaid = ({ kind, status, directDebit, spaceId }: Transaction) =>
  kind === "send" &&
  directDebit === null &&
  spaceId === null &&
  status !== "declined" &&
  status !== "error_done";

/**
 * One entry per account, from the best source: receiver, template, newest payment. Who was paid last comes first, who
 * was never paid after all others. Takes the transactions newest first.
 */
export function knownPayeesOf({ receivers, templates, transactions }: PayeeSources): KnownPayee[] {
  const paid = transactions.filter(wasPaid).map(ofPayment);
  const byAccount = new Map<string, KnownPayee>();
  for (const payee of [...receivers.map(ofReceiver), ...templates.map(ofTemplate), ...paid]) {
    const account = normaliseIban(payee.account);
    if (payee.name && account && !byAccount.has(account)) byAccount.set(account, { ...payee, account });
  }
  const accounts = new Set([...paid.map(({ account }) => normaliseIban(account)), ...byAccount.keys()]);
  return [...accounts].flatMap((account) => byAccount.get(account) ?? []);
}

export interface PayeeSearch {
  /** At most six matches, best first; an empty text matches all. */
  (text: string): readonly KnownPayee[];
}

const SHOWN = 6;
const none: readonly KnownPayee[] = [];

/** Indexes once, so that keystrokes are cheap. Matches word prefixes of names, and the start or end of accounts. */
export function searchPayees(payees: readonly KnownPayee[]): PayeeSearch {
  const prepared = payees.map((payee) => ({
    payee,
    words: ` ${foldText(payee.name)} ${foldText(payee.templateName ?? "")}`,
    account: payee.account.toLowerCase(),
  }));
  return (text) => {
    const sought = foldText(text);
    const digits = sought.replace(/[\s-]/g, "");
    const fits = (each: (typeof prepared)[number]) =>
      sought === "" ||
      each.words.includes(` ${sought}`) ||
      each.account.startsWith(digits) ||
      (digits.length >= 3 && each.account.endsWith(digits));
    const found = [];
    for (const each of prepared) {
      if (fits(each)) found.push(each.payee);
      if (found.length === SHOWN) break;
    }
    return found.length > 0 ? found : none;
  };
}
