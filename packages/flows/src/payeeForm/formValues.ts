import { formatAmount, parseAmount } from "@amberline/domain/money";
import { receiverRules, templateRules, tidyValues } from "@amberline/domain/rules";
import { groupedAccount, type PayeeKind, type SavedPayee } from "../savedPayees/savedPayee";
import type { PayeeDraft } from "./payeeForm.machine";

/** The form's text as typed. */
export interface PayeeValues {
  templateName?: string;
  payeeName?: string;
  payeeType?: string;
  account?: string;
  bic?: string;
  bankName?: string;
  /** In the format of the interface language. */
  amount?: string;
  reference?: string;
}

/** Form values of a saved one. */
export const valuesOf = (payee: SavedPayee, locale: string): PayeeValues => ({
  templateName: payee.title,
  payeeName: payee.payeeName,
  account: groupedAccount(payee.account),
  bic: payee.bic,
  bankName: payee.bankName,
  reference: payee.reference,
  ...(payee.payeeType ? { payeeType: payee.payeeType } : {}),
  ...(payee.amount ? { amount: formatAmount(payee.amount, locale) } : {}),
});

/** The draft to submit; null while the amount is invalid. */
export function draftOf(kind: PayeeKind, typed: PayeeValues, locale: string): PayeeDraft | null {
  if (kind === "receiver") {
    const { payeeName, payeeType, account, bic, bankName, reference } = tidyValues(receiverRules, typed);
    return {
      kind,
      values: {
        name: payeeName,
        type: payeeType === "organization" ? "organization" : "private",
        ...{ account, bic },
        bankName: bankName ?? "",
        reference: reference ?? "",
      },
    };
  }
  const { templateName, payeeName, account, bic, amount, reference } = tidyValues(templateRules, typed);
  const parsed = parseAmount(amount ?? "", "EUR", locale);
  if (!parsed.ok) return null;
  return {
    kind,
    values: { templateName, payeeName, account, bic, reference: reference ?? "", amount: parsed.money },
  };
}
