import { useEffect, useMemo, useState } from "react";
import { useStore } from "@amberline/app-kit/store";
import { formatDate } from "@amberline/domain/dates";
import { formatMoney } from "@amberline/domain/money";
import { paymentDay } from "@amberline/domain/plans";
import { hasRight } from "@amberline/domain/rights";
import { useTranslation } from "@amberline/flows/i18n";
import { JustPaidCard } from "@amberline/flows/overview";
import { SendJourney, type SendEnd, type SendSteps } from "@amberline/flows/send";
import { useSearch } from "wouter";
import { hasPage, hasSecondProof } from "../offered";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { notifyAccountTabs } from "../wiring/accounts/accountTabs";
import { tell } from "../wiring/analytics/tell";
import { enteredBy } from "../wiring/accounts/enteredBy";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { useClient } from "../wiring/hooks/useClient";
import { accountClient } from "../wiring/payments/accountClient";
import { pendingAttempts } from "../wiring/payments/pendingAttempts";
import { ChatButton, RouteButton } from "./RouteButton";
import { Consents } from "./Consents";
import { PageLink } from "./PageLink";
import { HomePage } from "./signedInParts";
import { useShellDialogs } from "./shellDialogs";
import { useGoTo } from "./useGoTo";
import { useLimits } from "./useLimits";
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
  const { accounts, toasts, sendPrefill, justPaid, moneyInFlight, now, newId, session } = useBank();
  const { account } = useCustomer();
  const dialogs = useShellDialogs();
  const goTo = useGoTo();
  const steps = useSendSteps();
  const prefill = useVisitSlot(sendPrefill);
  const [limits, readLimits] = useLimits();
  const [ofAccount] = useState(() => ({ ...client, ...accountClient(account.id, client, session) }));

  const { access, hasPaymentFiles } = account;
  const paying = useMemo(
    () => ({ ...account, user: { ...account.user, hasTwoFactor: hasSecondProof(account.user) } }),
    [account],
  );
  const paysFromFiles =
    hasPage("paymentFiles") && hasPaymentFiles && (access === null || hasRight(access.rights, "prepare"));

  const titleRef = usePageTitle(t("page.send"));
  // Preloaded because the payment ends there, possibly offline.
  useEffect(() => {
    void HomePage.preload();
    void JustPaidCard.preload();
  }, []);

  const noteMade = ({ template }: Pick<SendEnd, "template">) => {
    if (template === "saved") toasts.show({ tone: "positive", text: t("payees.template.created") });
    if (template === "failed") toasts.show({ tone: "negative", text: t("payees.template.createFailed") });
    void accounts.refresh();
    notifyAccountTabs();
  };

  const leave = (end: SendEnd) => {
    const { isPaid, order, attempt, isPayeeSaved } = end;
    if (import.meta.env.ADAPTED)
      tell({ type: "journey", flow: "send", ending: isPaid ? "completed" : "left" });
    if (isPaid) {
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
      noteMade(end);
    }
    goTo(paths.home);
  };

  return (
    <Consents>
      <SendJourney
        account={paying}
        client={ofAccount}
        attempts={pendingAttempts}
        enteredBy={() => enteredBy(accounts)}
        verify={() => dialogs.open("verificationBySend")}
        onMoneyInFlight={moneyInFlight.set}
        onNotice={readLimits}
        onWaiting={noteMade}
        onEnd={leave}
        prefill={prefill}
        limits={limits}
        {...(account.access === null && {
          onChangeLimits: () => void dialogs.open("limits").then(readLimits),
        })}
        timeZone={brand.timeZone}
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
