import { initials } from "@amberline/domain/names";
import { useTranslation } from "@amberline/flows/i18n";
import { ProfileMenu } from "@amberline/ui/ProfileMenu";
import { useCustomer } from "../wiring/hooks/useBank";
import { accountTitle } from "./accountTitle";
import { customerMenuItems } from "./customerMenuItems";
import { useShownBalance } from "./useShownBalance";
import { useCustomerMenuAction } from "./useCustomerMenuAction";
import { verificationTone } from "./verificationTone";

export function CustomerMenu() {
  const { t } = useTranslation();
  const shownBalance = useShownBalance();
  const { user, account } = useCustomer();
  const act = useCustomerMenuAction();
  const name = `${user.firstName} ${user.lastName}`.trim() || account.name;
  return (
    <ProfileMenu
      label={t("shell.profileMenu")}
      status={{
        text: t(`shell.verification.${user.verification}`),
        tone: verificationTone(user.verification),
      }}
      initials={initials(name)}
      account={{
        name: accountTitle(account, t("shell.myAccount")),
        balance: shownBalance(account.balance),
      }}
      items={customerMenuItems(t, account)}
      onAction={act}
    />
  );
}
