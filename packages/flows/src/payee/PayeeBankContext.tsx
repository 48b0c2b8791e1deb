import { createContext, use, type ReactNode } from "react";
import type { PayeeBank } from "@amberline/api/client";
import { usePayeeBank, type FindBank } from "./usePayeeBank";

const PayeeBankContext = createContext<PayeeBank | null | undefined>(undefined);

/** Asks the directory once for the account in the form; the fields below share the answer. */
export function PayeeBankOfForm({ findBank, children }: { findBank: FindBank; children: ReactNode }) {
  return <PayeeBankContext value={usePayeeBank(findBank)}>{children}</PayeeBankContext>;
}

/** The bank behind the account in the form: undefined while unknown, null when the directory has none. */
export const useBankInForm = () => use(PayeeBankContext);
