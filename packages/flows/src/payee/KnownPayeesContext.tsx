import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { searchPayees, type KnownPayee, type PayeeSearch } from "./knownPayees";

/** Reads known payees; empty on failure, because the customer did not ask for them. */
export type FindPayees = (signal: AbortSignal) => Promise<readonly KnownPayee[]>;

const KnownPayeesContext = createContext<PayeeSearch | null>(null);

interface KnownPayeesOfFormProps {
  findPayees: FindPayees | undefined;
  children: ReactNode;
}

/** Reads the known payees once for the fields inside. */
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

/** Searches the known payees; null in a form without suggestions. */
export const usePayeeSearch = () => use(KnownPayeesContext);
