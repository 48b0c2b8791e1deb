import { createContext, use, type ReactNode } from "react";
import { nothingFound, usePayeeBank, type FindBank, type Found } from "./usePayeeBank";

const PayeeBankContext = createContext<Found>(nothingFound);

/** Asks the directory once for the account in the form; the fields below share the answer. */
export function PayeeBankOfForm({ findBank, children }: { findBank: FindBank; children: ReactNode }) {
  return <PayeeBankContext value={usePayeeBank(findBank)}>{children}</PayeeBankContext>;
}

/** The bank behind the account in the form: undefined while unknown, null when the directory has none. */
export const useBankInForm = () => use(PayeeBankContext).bank;

/** Whether no SEPA payment reaches the account in the form, as far as is known. */
export function useIsOutOfReach() {
  const { bank, isOutsideSepa } = use(PayeeBankContext);
  return isOutsideSepa || (!!bank && !bank.takesInstant && !bank.takesCredit);
}
