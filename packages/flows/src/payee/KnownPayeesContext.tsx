import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { searchPayees, type KnownPayee, type PayeeSearch } from "./knownPayees";

/** Reads known payees; empty on failure, because the customer did not ask for them. */
export type FindPayees = (signal: AbortSignal) => Promise<readonly KnownPayee[]>;

/** Null in a form without suggestions. */
const KnownPayeesContext = createContext<{ search: PayeeSearch; areRead: boolean } | null>(null);
const unread = { search: searchPayees([]), areRead: false };

interface KnownPayeesOfFormProps {
  findPayees: FindPayees | undefined;
  children: ReactNode;
}

/** Reads the known payees once for the fields inside. */
export function KnownPayeesOfForm({ findPayees, children }: KnownPayeesOfFormProps) {
  const [known, setKnown] = useState(unread);
  useEffect(() => {
    if (!findPayees) return;
    const question = new AbortController();
    void findPayees(question.signal).then((payees) => {
      if (!question.signal.aborted) setKnown({ search: searchPayees(payees), areRead: true });
    });
    return () => question.abort();
  }, [findPayees]);
  return <KnownPayeesContext value={findPayees ? known : null}>{children}</KnownPayeesContext>;
}

/** Searches the known payees; null in a form without suggestions. */
export const usePayeeSearch = () => use(KnownPayeesContext)?.search ?? null;

/** Whether the known payees are still being read. */
export const useArePayeesAwaited = () => use(KnownPayeesContext)?.areRead === false;
