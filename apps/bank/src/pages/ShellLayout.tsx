import { useEffect, type ReactNode } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { AccountSelector } from "@amberline/ui/AccountSelector";
import { AppShell } from "@amberline/ui/AppShell";
import { BrandMark } from "@amberline/ui/BrandMark";
import { useLocation } from "wouter";
import { brand } from "../brand";
import { paths } from "../paths";
import { useBank, useCustomer, useMoneyInFlight } from "../wiring/useBank";
import { LanguageChoice } from "./LanguageChoice";
import { menuEntries } from "./menuEntries";
import { CustomerMenu } from "./CustomerMenu";
import { useAccountOptions } from "./useAccountOptions";

const formPages: string[] = [paths.send];

/** Menu, top bar and content of every signed-in page. While money is on its way nothing here leads elsewhere. */
export default function ShellLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const bank = useBank();
  const { user, account, accounts } = useCustomer();
  const isHeld = useMoneyInFlight();
  const [location, navigate] = useLocation();
  const options = useAccountOptions();

  useEffect(() => {
    if (accounts.length > 1) void bank.accounts.readOthers();
  }, [bank, accounts]);

  const reason = isHeld
    ? t("shell.heldByPayment")
    : location === paths.createCompany
      ? t("shell.heldByRegistration")
      : undefined;

  return (
    <AppShell
      brand={<BrandMark name={brand.name} />}
      entries={menuEntries(t, location, user.isCorporate)}
      words={{
        skipToContent: t("shell.skip"),
        navigation: t("shell.mainMenu"),
        openMenu: t("shell.menu"),
        closeMenu: t("shell.closeMenu"),
      }}
      accountSelector={
        <AccountSelector
          label={t("shell.account")}
          accounts={options}
          currentId={account.id}
          onSelect={(id) => {
            navigate(paths.home);
            void bank.accounts.switchTo(id);
          }}
          {...(reason ? { disabledReason: reason } : {})}
        />
      }
      languageSwitch={<LanguageChoice />}
      profileMenu={<CustomerMenu />}
      width={formPages.includes(location) ? "form" : "home"}
      onNavigate={(href, event) => {
        event.preventDefault();
        if (!isHeld) navigate(href);
      }}
    >
      {children}
    </AppShell>
  );
}
