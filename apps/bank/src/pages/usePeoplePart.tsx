import type { ProfileScreenProps } from "@amberline/flows/profile";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { useCustomer } from "../wiring/hooks/useBank";
import { withWords } from "../wiring/i18n/createTexts";

const PeoplePart = lazyComponent(withWords(["people"], () => import("./PeoplePart")));

/** The part of a company's profile about who has access to its account, for who may say so. */
export function usePeoplePart({ titleRef }: Pick<ProfileScreenProps, "titleRef">) {
  const { account } = useCustomer();
  return account.hasPeople ? { people: <PeoplePart key={account.id} {...(titleRef && { titleRef })} /> } : {};
}
