import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useStore } from "@amberline/app-kit/store";
import { useTranslation } from "@amberline/flows/i18n";
import { FormDraftsProvider } from "@amberline/flows/parts";
import { AccountSelector } from "@amberline/ui/AccountSelector";
import { AppShell } from "@amberline/ui/AppShell";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { LocaleProvider } from "@amberline/ui/LocaleProvider";
import { ToastRegion } from "@amberline/ui/Toast";
import { useLocation } from "wouter";
import type { Bank } from "../wiring/bank";
import { hasPage } from "../offered";
import { paths } from "../paths";
import { balanceScrolledAway, balancesHidden } from "../wiring/browser/balancesHidden";
import { countInTitle } from "../wiring/browser/nameDocument";
import { onNotificationPressed } from "../wiring/browser/pressed";
import { live } from "../wiring/live";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useReveal } from "../wiring/browser/opening";
import { BankMark } from "./BankMark";
import { widthOf } from "./formPages";
import { GateWaiting } from "./GateWaiting";
import { LanguageChoice } from "./LanguageChoice";
import { LeaveProvider } from "./leaveGuard";
import { menuEntries } from "./menuEntries";
import { CustomerMenu } from "./CustomerMenu";
import { ShellDialogHost } from "./ShellDialogHost";
import { useAccountOptions } from "./useAccountOptions";
import { useFreshAccount } from "./useFreshAccount";
import { useGoTo } from "./useGoTo";
import { useLeaving } from "./useLeaving";
import { useSwitchTo } from "./useSwitchTo";

const StepUpDialog = lazyComponent(() => import("./StepUpDialog"), { close: ({ finish }) => finish(false) });
const ClosedGate = lazyComponent(() => import("./ClosedGate"));
const CompanyGate = lazyComponent(() => import("./CompanyGate"), { waiting: GateWaiting });
const loadStream = async (bank: Bank) =>
  (await import("../wiring/hooks/useChatClient")).chatClientOf(bank).openChatStream;

const keepDevice = async (bank: Bank) => (await import("../wiring/browser/pushes")).keepDeviceOf(bank);

/** Menu, top bar and content of signed-in pages. */
export default function ShellLayout({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const bank = useBank();
  const { user, account, accounts } = useCustomer();
  const { isHeld, leaveGuard, leaveDialog } = useLeaving();
  const [location] = useLocation();
  const goTo = useGoTo();
  const switchTo = useSwitchTo();
  const options = useAccountOptions();
  const [forms] = useState(() => bank.drafts.formsOf(account.id));
  // Decided once per account: a company confirmed in the meantime keeps the page it has open.
  const [isGated] = useState(() => user.isCompany && !user.isCompanyConfirmed);
  const isBalanceAway = useStore(balanceScrolledAway);
  const areHidden = useStore(balancesHidden);
  const toasts = useStore(bank.toasts);
  const stepUp = useStore(bank.stepUp);

  useReveal();
  useFreshAccount();
  const hasNews = user.unreadNotifications !== null;
  useEffect(
    () => (hasNews ? live.start({ load: () => loadStream(bank), now: bank.now }) : undefined),
    [hasNews, bank, account.id],
  );
  const unread = hasPage("chat") ? (user.unreadMessages ?? 0) : 0;
  const untold = user.unreadNotifications ?? unread;
  const toApprove = account.approvals && account.approvals.forYou;
  useEffect(() => {
    const count = (unread: number) => {
      countInTitle(unread);
      // On the icon of the installed app.
      navigator.setAppBadge?.(unread).catch(() => undefined);
    };
    count(untold);
    return () => count(0);
  }, [untold]);
  useEffect(() => {
    if (globalThis.Notification?.permission === "granted") void keepDevice(bank).catch(() => undefined);
  }, [bank]);
  const openPressed = useEffectEvent((address: string) => leaveGuard.leave(() => goTo(address)));
  useEffect(() => onNotificationPressed(openPressed), []);
  useEffect(() => {
    if (accounts.length > 1) void bank.accounts.readOthers();
  }, [bank, accounts]);

  const reason = isHeld
    ? t("shell.heldByPayment")
    : location === paths.companyRegistration
      ? t("shell.heldByRegistration")
      : undefined;

  const entries = menuEntries(t, location, {
    ...{ ...user, toApprove, hasSpaces: account.hasSpaces },
    isClosed: account.closedAt !== null,
  });
  return (
    <LocaleProvider locale={i18n.language}>
      <LeaveProvider value={leaveGuard}>
        <ShellDialogHost>
          <AppShell
            brand={<BankMark />}
            entries={entries}
            words={{
              skipToContent: t("shell.skip"),
              navigation: t("shell.mainMenu"),
              openMenu: unread
                ? t("shell.menuUnread", { count: String(unread) })
                : toApprove
                  ? t("shell.menuToApprove", { count: String(toApprove) })
                  : t("shell.menu"),
              closeMenu: t("shell.closeMenu"),
              quickMenu: t("shell.quickMenu"),
              menu: t("shell.menu"),
            }}
            accountSelector={
              <AccountSelector
                label={t("shell.account")}
                accounts={options}
                currentId={account.id}
                showsBalance={isBalanceAway && !areHidden}
                onSelect={(id) => leaveGuard.leave(() => void switchTo(id, paths.home))}
                {...(reason ? { disabledReason: reason } : {})}
              />
            }
            languageSwitch={<LanguageChoice />}
            profileMenu={<CustomerMenu entries={entries} accounts={options} />}
            width={widthOf(location)}
            isScreenHigh={location === paths.chat}
            onNavigate={(href, event) => {
              event.preventDefault();
              leaveGuard.leave(() => goTo(href));
            }}
          >
            <FormDraftsProvider value={forms}>
              {account.closedAt === null ? null : <ClosedGate />}
              {isGated ? <CompanyGate>{children}</CompanyGate> : children}
            </FormDraftsProvider>
          </AppShell>
        </ShellDialogHost>
        {stepUp ? <StepUpDialog key={`${stepUp.act}:${stepUp.subject}`} {...stepUp} /> : null}
        {leaveDialog}
      </LeaveProvider>
      <ToastRegion
        words={{ region: t("app.notifications"), dismiss: t("app.dismiss") }}
        toasts={toasts}
        onDismiss={bank.toasts.dismiss}
      />
    </LocaleProvider>
  );
}
