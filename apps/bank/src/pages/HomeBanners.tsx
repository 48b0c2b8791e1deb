import { formatMoney } from "@amberline/domain/money";
import { RejectedDocuments } from "@amberline/flows/documents";
import { useTranslation } from "@amberline/flows/i18n";
import { Banner } from "@amberline/ui/Banner";
import { Button } from "@amberline/ui/Button";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { paths } from "../paths";
import { usePendingAttempts } from "../wiring/payments/pendingAttempts";
import { useCustomer } from "../wiring/hooks/useBank";
import { ChatButton, RouteButton } from "./RouteButton";
import { useShellDialogs } from "./shellDialogs";
import { verificationTone } from "./verificationTone";

const Invitations = lazyComponent(() => import("./Invitations"));

const listOf = (amounts: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(amounts);

/** Why a private customer can't pay yet, and payments whose outcome is unknown. */
export function HomeBanners() {
  const { t, i18n } = useTranslation();
  const { user, account } = useCustomer();
  const pending = usePendingAttempts(account.id).map(({ amount }) => formatMoney(amount, i18n.language));
  const dialogs = useShellDialogs();
  const { verification } = user;
  const tone = verificationTone(verification);
  return (
    <>
      {pending.length > 0 ? (
        <Banner
          tone="caution"
          action={
            <RouteButton to={paths.send} appearance="quiet">
              {t("home.pendingAttempt.check")}
            </RouteButton>
          }
        >
          {pending.length > 1
            ? t("home.pendingAttempts", { amounts: listOf(pending, i18n.language) })
            : t("home.pendingAttempt", { amount: pending[0] ?? "" })}
        </Banner>
      ) : null}
      {user.invitations.length > 0 ? <Invitations /> : null}
      <RejectedDocuments
        documents={user.rejectedDocuments}
        action={
          <RouteButton to={`${paths.profile}?tab=documents`} appearance="quiet">
            {t("documents.rejectedGo")}
          </RouteButton>
        }
      />
      {user.isCompany || verification === "verify" || tone === "positive" ? null : (
        <Banner
          tone={tone}
          action={
            verification === "in_progress" ? undefined : verification === "final" ? (
              <ChatButton />
            ) : (
              <Button appearance="quiet" onClick={() => void dialogs.open("verification")}>
                {t(verification === "reject" ? "home.verifyAgain" : "send.verify")}
              </Button>
            )
          }
        >
          {t(`home.notVerified.${verification}`)}
        </Banner>
      )}
    </>
  );
}
