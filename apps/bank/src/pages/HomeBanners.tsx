import type { Transaction } from "@amberline/api/client";
import { RejectedDocuments } from "@amberline/flows/documents";
import { useTranslation } from "@amberline/flows/i18n";
import { Banner } from "@amberline/ui/Banner";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { paths } from "../paths";
import { useIsAnyPending } from "../wiring/payments/useIsAnyPending";
import { useCustomer } from "../wiring/hooks/useBank";
import { withWords } from "../wiring/i18n/createTexts";
import { RouteButton } from "./RouteButton";
import { VerificationBanner } from "./VerificationBanner";

const ChangedDocuments = lazyComponent(withWords(["legal"], () => import("./ChangedDocuments")));
const Invitations = lazyComponent(() => import("./Invitations"));

// The code of the payments comes where there is one to look for.
const PendingPayments = lazyComponent(() => import("./PendingPayments"));

interface HomeBannersProps {
  /** The transactions listed on the page. */
  transactions: readonly Transaction[];
  /** The steps of a newcomer offer what the banner would. */
  isNewcomer: boolean;
}

/** Why a private customer can't pay yet, and payments whose outcome is unknown. */
export function HomeBanners({ transactions, isNewcomer }: HomeBannersProps) {
  const { t } = useTranslation();
  const { user } = useCustomer();
  const isAnyPending = useIsAnyPending();
  return (
    <>
      {isAnyPending ? <PendingPayments transactions={transactions} /> : null}
      {user.changedDocuments.length > 0 ? <ChangedDocuments /> : null}
      {user.invitations.length > 0 ? <Invitations /> : null}
      {user.returnedReason ? (
        <Banner
          tone="caution"
          title={t("company.banner.returned")}
          action={
            <RouteButton to={paths.companyRegistration} appearance="quiet">
              {t("company.banner.open")}
            </RouteButton>
          }
        >
          {t("company.banner.returnedText", { reason: user.returnedReason })}
        </Banner>
      ) : null}
      <RejectedDocuments
        documents={user.rejectedDocuments}
        action={
          <RouteButton to={`${paths.profile}?tab=documents`} appearance="quiet">
            {t("documents.rejectedGo")}
          </RouteButton>
        }
      />
      {user.isCompany ? null : <VerificationBanner mayStart={!isNewcomer} />}
    </>
  );
}
