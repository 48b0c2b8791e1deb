import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Account } from "@amberline/api/client";
import { nextCycle } from "@amberline/domain/clearing";
import { civilDate, formatDay } from "@amberline/domain/dates";
import { addMoney, formatMoney } from "@amberline/domain/money";
import { useTranslation } from "@amberline/flows/i18n";
import { SendScreen, type FindBank, type SendCaps, type SendResult } from "@amberline/flows/send";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { wirePayments } from "../wiring/payments/wirePayments";
import { tellAccountTabs } from "../wiring/accounts/accountTabs";
import { findPayeesOf } from "../wiring/payments/findPayees";
import { enteredBy } from "../wiring/accounts/enteredBy";
import { pendingAttempts, watchPendingAttempts } from "../wiring/payments/pendingAttempts";
import { nameDocument } from "../wiring/browser/nameDocument";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { ReceiversLink } from "./ReceiversLink";
import { useShellDialogs } from "./shellDialogs";
import { useGoTo } from "./useGoTo";

const availableOn = ({ balance, overdraft }: Account) => balance && addMoney(balance, overdraft);

const capsOf = ({ user }: Account): SendCaps => ({
  verification: user.verification,
  hasTwoFactor: user.hasTwoFactor,
  isCorporate: user.isCorporate,
  isCompanyConfirmed: user.isCompanyConfirmed,
});

/** Day a regular transfer placed now reaches the other bank, as the customer says it. */
function useArrivalDay() {
  const { t, i18n } = useTranslation();
  const { now } = useBank();
  const day = civilDate(nextCycle(now()), brand.timeZone);
  const label = formatDay(day, i18n.language, civilDate(now(), brand.timeZone));
  if (label.day === "today") return t("transactions.today");
  return label.day === "date" ? label.text : t("transactions.yesterday");
}

/** The send page (specification 2.10): wires the payment to the provider and leads home once its end is known. */
export default function SendPage(_: PageProps) {
  const { t, i18n } = useTranslation();
  const client = useClient();
  const { session, accounts, toasts, moneyInFlight, sendPrefill, now, newId } = useBank();
  const { account } = useCustomer();
  const goTo = useGoTo();
  const arrivalDay = useArrivalDay();

  const dialogs = useShellDialogs();
  const [machine] = useState(() =>
    wirePayments(account.id, client, session, {
      verify: () => dialogs.open("verificationBySend"),
      enteredBy: () => enteredBy(accounts),
    }),
  );
  const [input] = useState(() => ({
    accountId: account.id,
    available: availableOn(account),
    caps: capsOf(account),
    policy: account.nameCheckPolicy,
    checksNamesFirst: account.checksNamesFirst,
    pendingAttempts: pendingAttempts.read(account.id),
    canVerify: true,
  }));
  const [snapshot, send] = useMachine(machine, { input });
  const [prefill] = useState(() => sendPrefill.read(account.id));
  const isInFlight = snapshot.hasTag("money-in-flight");

  useEffect(() => nameDocument(t("page.send")), [t]);
  useEffect(() => sendPrefill.clear(), [sendPrefill]);
  useEffect(() => send({ type: "caps.changed", caps: capsOf(account) }), [send, account]);
  useEffect(() => send({ type: "balance.changed", available: availableOn(account) }), [send, account]);

  useEffect(
    () => watchPendingAttempts(account.id, (attempts) => send({ type: "attempts.seen", attempts })),
    [send, account.id],
  );

  useEffect(() => {
    moneyInFlight.set(isInFlight);
    if (!isInFlight) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => {
      moneyInFlight.set(false);
      removeEventListener("beforeunload", ask);
    };
  }, [moneyInFlight, isInFlight]);

  const leave = useEffectEvent(({ isPaid, hasTemplateFailed }: SendResult) => {
    const { order, template } = snapshot.context;
    if (isPaid) {
      const text = order
        ? t("send.succeededAmount", { amount: formatMoney(order.amount, i18n.language) })
        : t("send.succeeded");
      toasts.show({ tone: "positive", text });
      if (template && !hasTemplateFailed) toasts.show({ tone: "positive", text: t("send.templateSaved") });
      if (hasTemplateFailed) toasts.show({ tone: "negative", text: t("send.templateFailed") });
      void accounts.refresh();
      tellAccountTabs();
    }
    goTo(paths.home);
  });
  const result = snapshot.output;
  useEffect(() => {
    if (result) leave(result);
  }, [result]);

  const findBank: FindBank = useCallback(
    async (iban, signal) => {
      const answer = await client.payeeBank(iban, { signal });
      return answer.ok ? answer.data : null;
    },
    [client],
  );

  const findPayees = useMemo(() => findPayeesOf(account.id, client), [account.id, client]);

  if (result) return null;
  return (
    <SendScreen
      snapshot={snapshot}
      send={send}
      account={account}
      {...(prefill ? { prefill } : {})}
      findBank={findBank}
      findPayees={findPayees}
      arrivalDay={arrivalDay}
      now={now}
      newId={newId}
      onSetUpTwoFactor={() => void dialogs.open("twoFactorOn")}
      actions={<ReceiversLink />}
    />
  );
}
