import { formatAmount } from "@amberline/domain/money";
import type { SavedPayee } from "@amberline/flows/savedPayees";
import type { SendPrefill } from "@amberline/flows/send";

/** A payment to a saved payee, as its form begins. */
export const prefillFromSavedPayee = (payee: SavedPayee, locale: string): SendPrefill => ({
  payeeName: payee.payeeName,
  account: payee.account,
  bic: payee.bic,
  reference: payee.reference,
  ...(payee.payeeType ? { payeeType: payee.payeeType } : {}),
  ...(payee.amount ? { amount: formatAmount(payee.amount, locale) } : {}),
});
