import { useTranslation } from "@amberline/flows/i18n";
import { tabIn, type ProfileScreenProps } from "@amberline/flows/profile";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { useLocation, useSearch } from "wouter";
import { paths } from "../paths";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { withWords } from "../wiring/i18n/createTexts";
import { accountTitle } from "./accountTitle";
import { usePageTitle } from "./usePageTitle";

const Agreed = lazyComponent(withWords(["legal"], () => import("./Agreed")));
const CloseAccount = lazyComponent(withWords(["closing"], () => import("./CloseAccount")));
const MyData = lazyComponent(withWords(["myData"], () => import("./MyData")));
const OwnAccess = lazyComponent(withWords(["people"], () => import("./OwnAccess")));

/** Props common to all profiles. The selected tab is in the address. */
export function useProfile(): Omit<ProfileScreenProps, "parts"> {
  const { t } = useTranslation();
  const { toasts } = useBank();
  const { account, user } = useCustomer();
  const [, navigate] = useLocation();
  const search = useSearch();
  const titleRef = usePageTitle(t("page.profile"));
  return {
    title: accountTitle(account, t("shell.myAccount")),
    user,
    more: (
      <>
        {account.access && !account.closedAt && <OwnAccess />}
        <MyData />
        {account.canClose ? <CloseAccount /> : null}
        <Agreed />
      </>
    ),
    titleRef,
    tab: tabIn(search),
    onTab: (tab) =>
      navigate(tab === "general" ? paths.profile : `${paths.profile}?tab=${tab}`, { replace: true }),
    onCopied: () => toasts.show({ tone: "positive", text: t("app.copied") }),
  };
}
