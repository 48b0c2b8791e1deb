import { useEffect, useState } from "react";
import { closingCalls } from "@amberline/api/client";
import { addMonths } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { AccountClosingScreen, wireAccountClosing, type ClosingKind } from "@amberline/flows/accountClosing";
import { useTranslation } from "@amberline/flows/i18n";
import { useMachine } from "@xstate/react";
import { Redirect } from "wouter";
import { hasPage } from "../offered";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { catchUp, notifyAccountTabs } from "../wiring/accounts/accountTabs";
import { useJourney } from "../wiring/analytics/tell";
import { saved } from "@amberline/app-kit/files";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient, useProveAgain } from "../wiring/hooks/useClient";
import { ChatButton, followedBy, RouteButton } from "./RouteButton";
import { useShellDialogs } from "./shellDialogs";
import { useLeaveFor } from "./useLeaveFor";
import { usePageTitle } from "./usePageTitle";

const hrefs: Record<ClosingKind, string | null> = {
  pending: paths.history,
  approvals: paths.approvals,
  files: paths.paymentFiles,
  rule: `${paths.profile}?tab=people`,
  debt: paths.receive,
  currency: hasPage("chat") ? paths.chat : null,
  plans: paths.plans,
  mandates: paths.directDebits,
  collections: paths.directDebits,
  requests: paths.moneyRequests,
  spaces: paths.spaces,
  statements: null,
  people: `${paths.profile}?tab=people`,
  // Its banner says how it stands, and leads on.
  identity: paths.home,
  twoFactor: null,
};

/** So much of what was before the last day is in the last statement. */
const statementMonths = 12;

function AccountClosing() {
  const { t } = useTranslation();
  const { client: entry, accounts } = useBank();
  const client = useClient();
  const { account } = useCustomer();
  const leaveFor = useLeaveFor();
  const proveAgain = useProveAgain();
  const dialogs = useShellDialogs();
  const titleRef = usePageTitle(t("page.closing"));
  const [machine] = useState(() => wireAccountClosing(closingCalls(entry.send, proveAgain)));
  const [snapshot, send, actor] = useMachine(machine, { input: { accountId: account.id } });
  useJourney("accountClosing", actor);
  useEffect(() => catchUp(() => send({ type: "closing.refresh" })), [send]);
  const isClosed = snapshot.matches("closed");
  useEffect(() => {
    if (!isClosed) return;
    notifyAccountTabs();
    void accounts.refresh();
  }, [accounts, isClosed]);
  return (
    <AccountClosingScreen
      snapshot={snapshot}
      send={send}
      account={account.iban ? formatIban(account.iban) : account.name}
      timeZone={brand.timeZone}
      hrefOf={(kind) => hrefs[kind]}
      onFollow={(href, event) => followedBy(event, () => leaveFor(href))}
      {...(brand.features.authenticator && {
        onSetUpTwoFactor: () =>
          void dialogs.open("twoFactorOn").then(() => send({ type: "closing.refresh" })),
      })}
      saveStatement={(end) =>
        saved(client.statementPdf({ accountId: account.id, start: addMonths(end, -statementMonths), end }))
      }
      links={
        <>
          <RouteButton to={paths.history} appearance="quiet">
            {t("home.allTransactions")}
          </RouteButton>
          <ChatButton />
        </>
      }
      titleRef={titleRef}
    />
  );
}

/** Closes the account, by its owner (specification 2.12). */
export default function ClosingPage(_: PageProps) {
  return useCustomer().account.canClose ? <AccountClosing /> : <Redirect to={paths.profile} replace />;
}
