import { useTranslation } from "@amberline/flows/i18n";
import { Banner } from "@amberline/ui/Banner";
import { paths } from "../paths";
import { useHasPendingAttempt } from "../wiring/pendingAttempt";
import { useCustomer } from "../wiring/useBank";
import { RouteButton } from "./RouteButton";
import { verificationTone } from "./verificationTone";

/** What stands between a private customer and their money, and a payment nobody knows the end of. */
export function HomeBanners() {
  const { t } = useTranslation();
  const { user, account } = useCustomer();
  const pending = useHasPendingAttempt(account.id);
  const { verification } = user;
  const tone = verificationTone(verification);
  return (
    <>
      {pending ? (
        <Banner
          tone="caution"
          action={
            <RouteButton to={paths.send} appearance="quiet">
              {t("home.pendingAttempt.check")}
            </RouteButton>
          }
        >
          {t("home.pendingAttempt")}
        </Banner>
      ) : null}
      {user.isCorporate || verification === "verify" || tone === "positive" ? null : (
        <Banner tone={tone}>{t(`home.notVerified.${verification}`)}</Banner>
      )}
    </>
  );
}
