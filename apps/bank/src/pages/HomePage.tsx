import { useEffect, useState, type MouseEvent } from "react";
import type { Transaction } from "@amberline/api/client";
import { civilDate, datePreset } from "@amberline/domain/dates";
import { hasRight } from "@amberline/domain/rights";
import { useTranslation } from "@amberline/flows/i18n";
import { JustPaidCard, OverviewAside, PayAgain, recentPayees, ToApprove } from "@amberline/flows/overview";
import { TransactionsScreen } from "@amberline/flows/transactions";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { Split } from "@amberline/ui/Split";
import { Stack } from "@amberline/ui/Stack";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { listPlacesOf } from "../wiring/accounts/listPlaces";
import { isAttended } from "../wiring/browser/attention";
import { saved } from "@amberline/app-kit/files";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { withWords } from "../wiring/i18n/createTexts";
import { useClient } from "../wiring/hooks/useClient";
import { FirstSteps, isNewcomer } from "./FirstSteps";
import { HomeBalance } from "./HomeBalance";
import { HomeBanners } from "./HomeBanners";
import { followedBy, RouteButton } from "./RouteButton";
import { useLeaveFor } from "./useLeaveFor";
import { useOpenDetails } from "./useOpenDetails";
import { useOverview } from "./useOverview";
import { usePageTitle } from "./usePageTitle";
import { useSendTo } from "./useSendTo";
import { useTransactionActions } from "./useTransactionActions";
import { useTransactionList } from "./useTransactionList";

const HomeCalendar = lazyComponent(withWords(["plans"], () => import("./HomeCalendar")));
const noTransactions: readonly Transaction[] = [];

/** Specification 2.8. */
export default function HomePage(_: PageProps) {
  const { t } = useTranslation();
  const client = useClient();
  const bank = useBank();
  const customer = useCustomer();
  const actions = useTransactionActions();
  const sendTo = useSendTo();
  const leaveFor = useLeaveFor();
  const titleRef = usePageTitle(t("page.home"));
  const today = civilDate(bank.now(), brand.timeZone);
  const { snapshot, send } = useTransactionList(undefined, {
    filter: { preset: "last30", range: datePreset("last30", today) },
  });
  const [paid, setPaid] = useState(() => bank.justPaid.read(customer.account.id));
  useEffect(() => bank.justPaid.clear(), [bank]);
  const overview = useOverview();

  const { rows, oldest } = snapshot.context;
  const details = useOpenDetails(rows?.transactions);
  const transactions = rows?.transactions ?? noTransactions;
  const isListReady = snapshot.value !== "loading" || oldest !== null;
  const hasHistory = rows && (oldest !== null || transactions.length > 0);
  const isNew = isNewcomer(customer, hasHistory);
  // Their faces come once: those of the list stand in only for an overview that has failed.
  const { overview: read } = overview.snapshot.context;
  const isReading = overview.snapshot.value === "reading" || !isListReady;
  const payees = read?.recent ?? (isReading ? null : recentPayees(transactions));
  const openHistory = (href: string) => {
    listPlacesOf(bank).clear();
    leaveFor(href);
  };
  const follow = (href: string, event: MouseEvent) => followedBy(event, () => openHistory(href));
  const { access } = customer.account;
  const maySend = access === null || hasRight(access.rights, "prepare");
  const payAgain = (place: "page" | "hero") =>
    maySend ? (
      <PayAgain payees={payees} place={place} pay={sendTo} payNew={() => leaveFor(paths.send)} />
    ) : null;

  return (
    <Stack gap={24}>
      <VisuallyHidden>
        <h1 ref={titleRef} tabIndex={-1}>
          {t("page.home")}
        </h1>
      </VisuallyHidden>
      <HomeBanners transactions={transactions} isNewcomer={isNew} />
      <Split
        aside={
          <OverviewAside
            {...overview}
            isAfterList={isListReady}
            today={today}
            historyPath={paths.history}
            plansPath={paths.plans}
            calendar={<HomeCalendar today={today} onFollow={follow} />}
            directDebitsPath={paths.directDebits}
            approvalsPath={paths.approvals}
            onFollow={follow}
          />
        }
      >
        {paid ? (
          <JustPaidCard
            paid={paid}
            transactions={transactions}
            refresh={() => isAttended() && send({ type: "account.changed" })}
            timeZone={brand.timeZone}
            saveReceipt={actions.saveReceipt}
            savePayee={client.createReceiver}
            payAgain={sendTo}
            onDismiss={() => {
              setPaid(undefined);
              titleRef.current?.focus();
            }}
          />
        ) : null}
        <HomeBalance isNewcomer={isNew} maySend={maySend} aside={isNew ? null : payAgain("hero")} />
        {isNew ? <FirstSteps /> : payAgain("page")}
        <ToApprove
          count={customer.account.approvals?.forYou ?? 0}
          snapshot={overview.snapshot}
          approvalsPath={paths.approvals}
          onFollow={follow}
        />
        <TransactionsScreen
          snapshot={snapshot}
          send={send}
          today={today}
          timeZone={brand.timeZone}
          actions={actions}
          {...details}
          saveStatement={(range) => saved(client.statementPdf({ accountId: customer.account.id, ...range }))}
          historyLink={
            <RouteButton to={paths.history} appearance="plain" onFollow={listPlacesOf(bank).clear}>
              {t("home.allTransactions")}
            </RouteButton>
          }
          onSearch={(text) => {
            openHistory(text ? `${paths.history}?${new URLSearchParams({ q: text })}` : paths.history);
          }}
        />
      </Split>
    </Stack>
  );
}
