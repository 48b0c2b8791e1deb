import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { searchPayees, type KnownPayee, type PayeeSearch } from "./knownPayees";

/** Reads whom this account knows; empty when that fails, since nobody asked for it. */
export type FindPayees = (signal: AbortSignal) => Promise<readonly KnownPayee[]>;

const KnownPayeesContext = createContext<PayeeSearch | null>(null);

interface KnownPayeesOfFormProps {
  /** Without it nothing is suggested. */
  findPayees: FindPayees | undefined;
  children: ReactNode;
}

/** Asks once whom the account knows; the fields below suggest them. */
export function KnownPayeesOfForm({ findPayees, children }: KnownPayeesOfFormProps) {
  const [search, setSearch] = useState<PayeeSearch>(() => searchPayees([]));
  useEffect(() => {
    if (!findPayees) return;
    const question = new AbortController();
    void findPayees(question.signal).then((payees) => {
      if (!question.signal.aborted && payees.length > 0) setSearch(() => searchPayees(payees));
    });
    return () => question.abort();
  }, [findPayees]);
  return <KnownPayeesContext value={findPayees ? search : null}>{children}</KnownPayeesContext>;
}

/** Looks among the payees the account knows; null in a form that suggests none. */
export const usePayeeSearch = () => use(KnownPayeesContext);
