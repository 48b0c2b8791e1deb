import { Fragment } from "react";
import type { Transaction } from "@amberline/api/client";
import { civilDate } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { addMoney, formatMoney, isZeroMoney, type Money } from "@amberline/domain/money";
import { useTranslation } from "@amberline/flows/i18n";
import { TransactionsScreen } from "@amberline/flows/transactions";
import { Balance } from "@amberline/ui/Balance";
import { Icon } from "@amberline/ui/Icon";
import { Stack } from "@amberline/ui/Stack";
import { VisuallyHidden } from "@amberline/ui/VisuallyHidden";
import { ArrowDownToLine, ArrowUpRight } from "lucide-react";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { listPlacesOf } from "../wiring/accounts/listPlaces";
import { saved } from "../wiring/browser/saveFile";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { HomeBanners } from "./HomeBanners";
import { RouteButton } from "./RouteButton";
import { usePageTitle } from "./usePageTitle";
import { useTransactionActions } from "./useTransactionActions";
import { useTransactionList } from "./useTransactionList";

const noTransactions: readonly Transaction[] = [];

/** Specification 2.8. */
export default function HomePage(_: PageProps) {
  const { t, i18n } = useTranslation();
  const client = useClient();
  const bank = useBank();
  const { now } = bank;
  const { account, user } = useCustomer();
  const actions = useTransactionActions();
  const titleRef = usePageTitle(t("page.home"));
  const { snapshot, send } = useTransactionList();

  const { balance, overdraft, pendingOut } = account;
  const isHeld = !isZeroMoney(pendingOut);
  const written = (sum: Money) => ({ amount: formatMoney(sum, i18n.language) });
  const known = [
    balance && (isHeld || !isZeroMoney(overdraft))
      ? t("home.available", written(addMoney(balance, overdraft)))
      : "",
    isHeld ? t("home.onItsWay", written(pendingOut)) : "",
    // Only verified customers see their IBAN (specification 6).
    user.verification === "verify" ? formatIban(account.iban) : "",
  ].filter(Boolean);

  return (
    <Stack gap={32}>
      <VisuallyHidden>
        <h1 ref={titleRef} tabIndex={-1}>
          {t("page.home")}
        </h1>
      </VisuallyHidden>
      <HomeBanners transactions={snapshot.context.rows?.transactions ?? noTransactions} />
      <Balance
        label={t("home.balance")}
        money={balance}
        locale={i18n.language}
        unknownText={t("home.balanceUnknown")}
        secondary={known.map((each, nth) => (
          <Fragment key={each}>
            {nth > 0 ? " " : null}
            <span>{nth < known.length - 1 ? `${each}\u00a0·` : each}</span>
          </Fragment>
        ))}
        actions={
          <>
            <RouteButton to={paths.receive} appearance="quiet" icon={<Icon icon={ArrowDownToLine} />}>
              {t("home.load")}
            </RouteButton>
            <RouteButton to={paths.send} icon={<Icon icon={ArrowUpRight} />}>
              {t("home.send")}
            </RouteButton>
          </>
        }
      />
      <TransactionsScreen
        snapshot={snapshot}
        send={send}
        today={civilDate(now(), brand.timeZone)}
        timeZone={brand.timeZone}
        actions={actions}
        saveStatement={(range) => saved(client.statementPdf({ accountId: account.id, ...range }))}
        historyLink={
          <RouteButton to={paths.history} appearance="quiet" onFollow={listPlacesOf(bank).clear}>
            {t("home.allTransactions")}
          </RouteButton>
        }
      />
    </Stack>
  );
}
