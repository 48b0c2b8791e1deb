import { isZeroMoney } from "@amberline/domain/money";
import { useTranslation } from "@amberline/flows/i18n";
import type { Customer } from "@amberline/flows/signIn";
import { Button } from "@amberline/ui/Button";
import { Checklist } from "@amberline/ui/Checklist";
import { brand } from "../brand";
import { hasSecondProof } from "../offered";
import { paths } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { RouteButton } from "./RouteButton";
import { useShellDialogs } from "./shellDialogs";

const isVerified = ({ user }: Customer) => user.isCompany || user.verification === "verify";
const hasMoney = ({ account: { balance } }: Customer) => balance !== null && !isZeroMoney(balance);

/** Whether something is still to be done before a first payment; `hasHistory` is null while unknown. */
export const isNewcomer = (customer: Customer, hasHistory: boolean | null): boolean =>
  !isVerified(customer) || !hasSecondProof(customer.user) || (!hasMoney(customer) && hasHistory !== true);

/** What a newcomer does before the first payment; the first open step has the primary button. */
export function FirstSteps() {
  const { t } = useTranslation();
  const customer = useCustomer();
  const dialogs = useShellDialogs();
  const { user } = customer;
  const canVerify = user.verification === "none" || user.verification === "reject";
  const steps = [
    ...(user.isCompany ? [] : [{ key: "identity", isDone: isVerified(customer) } as const]),
    ...(brand.features.authenticator ? [{ key: "twoFactor", isDone: user.hasTwoFactor } as const] : []),
    { key: "load", isDone: hasMoney(customer) } as const,
  ];
  const first = steps.find(({ isDone }) => !isDone)?.key;
  const actionOf = (key: (typeof steps)[number]["key"]) => {
    const appearance = key === first ? "primary" : "quiet";
    switch (key) {
      case "identity":
        return canVerify ? (
          <Button appearance={appearance} onClick={() => void dialogs.open("verification")}>
            {t(user.verification === "reject" ? "home.verifyAgain" : "send.verify")}
          </Button>
        ) : null;
      case "twoFactor":
        return (
          <Button appearance={appearance} onClick={() => void dialogs.open("twoFactorOn")}>
            {t("home.steps.twoFactor.action")}
          </Button>
        );
      case "load":
        return (
          <RouteButton to={paths.receive} appearance={appearance}>
            {t("home.steps.load.action")}
          </RouteButton>
        );
    }
  };
  return (
    <Checklist
      title={t("home.steps.title")}
      progress={t("home.steps.progress", {
        done: String(steps.filter(({ isDone }) => isDone).length),
        all: String(steps.length),
      })}
      words={{ done: t("home.steps.done") }}
      items={steps.map(({ key, isDone }) => ({
        key,
        isDone,
        title: t(isDone ? `home.steps.${key}.done` : `home.steps.${key}`),
        // Photos that wait for the bank, or were refused for good, are the banner's matter.
        text: key !== "identity" || canVerify ? t(`home.steps.${key}.text`) : null,
        action: actionOf(key),
      }))}
    />
  );
}
