import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useStore } from "@amberline/app-kit/store";
import { civilDate, formatDate } from "@amberline/domain/dates";
import { formatMoney } from "@amberline/domain/money";
import { paymentDay } from "@amberline/domain/plans";
import { hasRight } from "@amberline/domain/rights";
import { useTranslation } from "@amberline/flows/i18n";
import { JustPaidCard } from "@amberline/flows/overview";
import type { FindPayees } from "@amberline/flows/payee";
import { SendScreen, type FindQuote, type SendResult, type SendSteps } from "@amberline/flows/send";
import { useSearch } from "wouter";
import { hasPage } from "../offered";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { notifyAccountTabs } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { arrivalDay } from "../wiring/payments/arrivalDay";
import { findPayeesOf } from "../wiring/payments/findPayees";
import { ChatButton, RouteButton } from "./RouteButton";
import { Consents } from "./Consents";
import { PageLink } from "./PageLink";
import { HomePage } from "./signedInParts";
import { useShellDialogs } from "./shellDialogs";
import { useFindBank } from "./useFindBank";
import { useGoTo } from "./useGoTo";
import { useLimits } from "./useLimits";
import { usePayment } from "./usePayment";
import { usePageTitle } from "./usePageTitle";
import { useVisitSlot } from "./useVisitSlot";

/** The step of the form, kept in the address: Back leads to the one before. */
function useSendSteps(): SendSteps {
  const goTo = useGoTo();
  const step = new URLSearchParams(useSearch()).get("step") === "amount" ? "amount" : "whom";
  return useMemo(
    () => ({
      step,
      onStep: (next, how) => goTo(next === "amount" ? `${paths.send}?step=amount` : paths.send, how),
    }),
    [step, goTo],
  );
}

function Payment() {
  const { t, i18n } = useTranslation();
  const client = useClient();
  const { accounts, toasts, sendPrefill, justPaid, now, newId } = useBank();
  const { account } = useCustomer();
  const dialogs = useShellDialogs();
  const goTo = useGoTo();
  const { snapshot, send } = usePayment();
  const steps = useSendSteps();
  const prefill = useVisitSlot(sendPrefill);
  const findBank = useFindBank();
  const known = useRef<Awaited<ReturnType<FindPayees>>>([]);
  const findPayees = useMemo<FindPayees>(() => {
    const find = findPayeesOf(account.id, client);
    return async (signal) => (known.current = await find(signal));
  }, [account.id, client]);

  const findQuote: FindQuote = useCallback((payment, signal) => client.quote(payment, { signal }), [client]);

  const [limits, readLimits] = useLimits();
  const { notice } = snapshot.context;
  useEffect(() => {
    // What was refused may have been sent elsewhere meanwhile.
    if (notice) readLimits();
  }, [readLimits, notice]);

  const { access, hasPaymentFiles } = account;
  const paysFromFiles =
    hasPage("paymentFiles") && hasPaymentFiles && (access === null || hasRight(access.rights, "prepare"));

  const titleRef = usePageTitle(t("page.send"));
  // Preloaded because the payment ends there, possibly offline.
  useEffect(() => {
    void HomePage.preload();
    void JustPaidCard.preload();
  }, []);

  const noteMade = useEffectEvent(() => {
    const { template, hasTemplateFailed } = snapshot.context;
    if (template && !hasTemplateFailed) toasts.show({ tone: "positive", text: t("payees.template.created") });
    if (hasTemplateFailed) toasts.show({ tone: "negative", text: t("payees.template.createFailed") });
    void accounts.refresh();
    notifyAccountTabs();
  });
  const isWaiting = snapshot.matches("waiting");
  useEffect(() => {
    if (isWaiting) noteMade();
  }, [isWaiting]);

  const leave = useEffectEvent(({ isPaid }: SendResult) => {
    const { order, attempt } = snapshot.context;
    if (isPaid) {
      const isPayeeSaved = known.current.some(
        ({ from, account: saved }) => from === "receiver" && saved === order?.payee.account,
      );
      const day = order?.plan && paymentDay(order.plan, 0);
      if (order && attempt && !order.plan) justPaid.put(account.id, { order, attempt, isPayeeSaved });
      const text = order
        ? t(day ? "send.planned" : "send.succeededAmount", {
            amount: formatMoney(order.amount, i18n.language),
            name: order.payee.name,
            day: day ? formatDate(day, i18n.language) : "",
          })
        : t("send.succeeded");
      toasts.show({ tone: "positive", text });
      noteMade();
    }
    goTo(paths.home);
  });
  const result = snapshot.output;
  useEffect(() => {
    if (result) leave(result);
  }, [result]);

  if (result) return null;
  return (
    <Consents>
      <SendScreen
        snapshot={snapshot}
        send={send}
        account={account}
        prefill={prefill}
        findBank={findBank}
        findPayees={findPayees}
        findQuote={findQuote}
        limits={limits}
        {...(account.access === null && {
          onChangeLimits: () => void dialogs.open("limits").then(readLimits),
        })}
        today={civilDate(now(), brand.timeZone)}
        arrivalDay={arrivalDay(now(), i18n.language, brand.timeZone)}
        now={now}
        newId={newId}
        chatButton={<ChatButton />}
        approvalsButton={<RouteButton to={paths.approvals}>{t("send.seeApprovals")}</RouteButton>}
        onSetUpTwoFactor={() => void dialogs.open("twoFactorOn")}
        onReceive={() => goTo(paths.receive)}
        titleRef={titleRef}
        steps={steps}
        actions={
          <>
            {paysFromFiles ? <PageLink to="paymentFiles" /> : null}
            <PageLink to="receivers" />
          </>
        }
      />
    </Consents>
  );
}

/** Specification 2.10. Navigates home once the outcome of the payment is known. */
export default function SendPage(_: PageProps) {
  const { sendPrefill } = useBank();
  return <Payment key={useStore(sendPrefill.visits)} />;
}
