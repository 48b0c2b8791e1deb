import { useEffect } from "react";
import type { Transaction } from "@amberline/api/client";
import { civilDate, formatDate } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney } from "@amberline/domain/money";
import { RejectedDocuments } from "@amberline/flows/documents";
import { useTranslation } from "@amberline/flows/i18n";
import { Banner } from "@amberline/ui/Banner";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { brand } from "../brand";
import { paths } from "../paths";
import { pendingAttempts, usePendingAttempts } from "../wiring/payments/pendingAttempts";
import { useCustomer } from "../wiring/hooks/useBank";
import { withWords } from "../wiring/i18n/createTexts";
import { RouteButton } from "./RouteButton";
import { VerificationBanner } from "./VerificationBanner";

const ChangedDocuments = lazyComponent(withWords(["legal"], () => import("./ChangedDocuments")));
const Invitations = lazyComponent(() => import("./Invitations"));

const listOf = (payments: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(payments);

interface HomeBannersProps {
  /** The transactions listed on the page. */
  transactions: readonly Transaction[];
  /** The steps of a newcomer offer what the banner would. */
  isNewcomer: boolean;
}

/** Why a private customer can't pay yet, and payments whose outcome is unknown. */
export function HomeBanners({ transactions, isNewcomer }: HomeBannersProps) {
  const { t, i18n } = useTranslation();
  const { user, account } = useCustomer();
  const attempts = usePendingAttempts(account.id);
  const sent = attempts.filter(({ isSent }) => isSent);
  const pending = sent.map(({ amount, payeeAccount, startedAt }) => ({
    amount: formatMoney(amount, i18n.language),
    account: formatIban(payeeAccount),
    day: formatDate(civilDate(startedAt, brand.timeZone), i18n.language),
  }));
  const [only] = pending;
  useEffect(
    () => pendingAttempts.forgetListed(account.id, transactions),
    [account.id, attempts, transactions],
  );
  return (
    <>
      {only ? (
        <Banner
          tone="caution"
          action={
            <RouteButton to={paths.send} appearance="quiet">
              {t("home.pendingAttempt.check")}
            </RouteButton>
          }
        >
          {pending.length > 1
            ? t("home.pendingAttempts", {
                payments: listOf(
                  pending.map((each) => t("home.pendingAttempts.each", each)),
                  i18n.language,
                ),
              })
            : t("home.pendingAttempt", only)}
        </Banner>
      ) : null}
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
