import { useEffect, useState, type ReactNode } from "react";
import { mustRegister } from "@amberline/flows/companyRegistration";
import { useLocation } from "wouter";
import { paths } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { useCompanyClient } from "../wiring/hooks/useCompanyClient";
import { GateWaiting } from "./GateWaiting";
import { useGoTo } from "./useGoTo";

/** These pages load the company themselves. */
const companyPages: string[] = [paths.companyRegistration, paths.profile];

/**
 * Redirects a company to its unfinished registration, once each time its account is opened (specification 4). If that
 * can't be read, there is no redirect. The page waits for the answer, so that nobody is redirected from begun work.
 */
export default function CompanyGate({ children }: { children: ReactNode }) {
  const client = useCompanyClient();
  const { account } = useCustomer();
  const [location] = useLocation();
  const goTo = useGoTo();
  const [isOpen, setOpen] = useState(() => companyPages.includes(location));

  useEffect(() => {
    if (isOpen) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void client.company(account.id, { signal }).then((answer) => {
      if (signal.aborted) return;
      if (answer.ok && mustRegister(answer.data)) goTo(paths.companyRegistration, { replace: true });
      setOpen(true);
    });
    return () => leaving.abort();
  }, [isOpen, client, account.id, goTo]);

  if (isOpen) return children;
  return <GateWaiting />;
}
