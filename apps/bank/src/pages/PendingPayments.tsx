import { useEffect } from "react";
import type { Transaction } from "@amberline/api/client";
import { civilDate, formatDate } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney } from "@amberline/domain/money";
import { useTranslation } from "@amberline/flows/i18n";
import { Banner } from "@amberline/ui/Banner";
import { brand } from "../brand";
import { paths } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { pendingAttempts, usePendingAttempts } from "../wiring/payments/pendingAttempts";
import { RouteButton } from "./RouteButton";

const listOf = (payments: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(payments);

interface PendingPaymentsProps {
  /** The transactions listed on the page. */
  transactions: readonly Transaction[];
}

/** Payments whose outcome is unknown, until they are listed. */
export default function PendingPayments({ transactions }: PendingPaymentsProps) {
  const { t, i18n } = useTranslation();
  const { account } = useCustomer();
  const attempts = usePendingAttempts(account.id);
  const sent = attempts.filter(({ isSent }) => isSent);
  const pending = sent.map(({ amount, payeeAccount, startedAt }) => ({
    amount: formatMoney(amount, i18n.language),
    account: formatIban(payeeAccount),
    day: formatDate(civilDate(startedAt, brand.timeZone), i18n.language),
  }));
  const [only] = pending;
  useEffect(
    () => pendingAttempts.forgetListed(account.id, transactions),
    [account.id, attempts, transactions],
  );
  if (!only) return null;
  return (
    <Banner
      tone="caution"
      action={
        <RouteButton to={paths.send} appearance="quiet">
          {t("home.pendingAttempt.check")}
        </RouteButton>
      }
    >
      {pending.length > 1
        ? t("home.pendingAttempts", {
            payments: listOf(
              pending.map((each) => t("home.pendingAttempts.each", each)),
              i18n.language,
            ),
          })
        : t("home.pendingAttempt", only)}
    </Banner>
  );
}
