import { lazyComponent } from "@amberline/ui/LazyComponent";
import type { PageProps } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { withWords } from "../wiring/i18n/createTexts";
import { PersonProfile } from "./PersonProfile";

const CompanyProfile = lazyComponent(withWords(["companyParts"], () => import("./CompanyProfile")));

/** Specification 2.12. Who has access to a company's account may not see what the bank knows of the company. */
export default function ProfilePage(_: PageProps) {
  const { account, user } = useCustomer();
  const { access } = account;
  const hasCompany = user.isCompany && (access === null || access.rights.includes("documents"));
  return hasCompany ? <CompanyProfile key={account.id} /> : <PersonProfile />;
}
