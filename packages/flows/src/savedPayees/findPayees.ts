import { normaliseIban } from "@amberline/domain/iban";
import type { SavedPayee } from "./savedPayee";

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const isIn = ({ title, payeeName, account, bankName, reference }: SavedPayee, word: string) =>
  [title, payeeName, bankName, reference].some((text) => folded(text).includes(folded(word))) ||
  account.includes(normaliseIban(word) || word);

/**
 * Those in which every word of the search occurs, in the order of their titles. Case, accents and the spaces of an IBAN
 * make no difference.
 */
export function findPayees(payees: readonly SavedPayee[], search: string, locale: string): SavedPayee[] {
  const order = new Intl.Collator(locale, { numeric: true });
  const account = normaliseIban(search);
  const words = search.split(/\s+/).filter(Boolean);
  return payees
    .filter((payee) => words.every((word) => isIn(payee, word)) || payee.account.includes(account))
    .sort((one, other) => order.compare(one.title, other.title));
}
