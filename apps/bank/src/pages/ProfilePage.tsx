import { lazy } from "react";
import type { PageProps } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { PersonProfile } from "./PersonProfile";

const CompanyProfile = lazy(() => import("./CompanyProfile"));

/** Who the customer is to the bank (specification 2.12). Only a company has anything to read for it. */
export default function ProfilePage(_: PageProps) {
  const { account, user } = useCustomer();
  return user.isCorporate ? <CompanyProfile key={account.id} /> : <PersonProfile />;
}
