import { lazyComponent } from "@amberline/ui/LazyComponent";
import type { PageProps } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { withWords } from "../wiring/i18n/createTexts";
import { PersonProfile } from "./PersonProfile";

const CompanyProfile = lazyComponent(withWords(["companyParts"], () => import("./CompanyProfile")));

/** Specification 2.12. Only a company's profile loads more data. */
export default function ProfilePage(_: PageProps) {
  const { account, user } = useCustomer();
  return user.isCompany ? <CompanyProfile key={account.id} /> : <PersonProfile />;
}
