import { useState } from "react";
import { useThemeChoice } from "@amberline/app-kit/preferences";
import { initials } from "@amberline/domain/names";
import { useTranslation } from "@amberline/flows/i18n";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { ProfileMenu } from "@amberline/ui/ProfileMenu";
import { Skeleton } from "@amberline/ui/Skeleton";
import { useCustomer } from "../wiring/hooks/useBank";
import { withWords } from "../wiring/i18n/createTexts";
import { accountTitle } from "./accountTitle";
import { Bell } from "./Bell";
import { customerMenuItems } from "./customerMenuItems";
import type { KeysProps } from "./Keys";
import { useShownBalance } from "./useShownBalance";
import { useCustomerMenuAction } from "./useCustomerMenuAction";
import { verificationTone } from "./verificationTone";

/** As large as the button of the search. */
const KeysWaiting = () => <Skeleton shape="circle" />;

const Keys = lazyComponent(
  withWords(["palette"], () => import("./Keys")),
  { waiting: KeysWaiting, isOptional: true },
);

/** Search, notifications, and what concerns the person. */
export function CustomerMenu(shell: Pick<KeysProps, "entries" | "accounts">) {
  const { t } = useTranslation();
  const shownBalance = useShownBalance();
  const { user, account } = useCustomer();
  const actOnMenu = useCustomerMenuAction();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const act = (id: string) => (id === "keys" ? setSheetOpen(true) : actOnMenu(id));
  const [, setTheme] = useThemeChoice();
  const name = `${user.firstName} ${user.lastName}`.trim() || account.name;
  const items = customerMenuItems(t, account);
  return (
    <>
      <Keys
        {...shell}
        items={items}
        onItem={act}
        onTheme={setTheme}
        isSheetOpen={isSheetOpen}
        onSheetClosed={() => setSheetOpen(false)}
      />
      <Bell />
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
        items={items}
        onAction={act}
      />
    </>
  );
}
