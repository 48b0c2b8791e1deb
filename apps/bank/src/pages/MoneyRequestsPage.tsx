import { useEffect, useState } from "react";
import { moneyRequestCalls } from "@amberline/api/client";
import { civilDate } from "@amberline/domain/dates";
import type { Language } from "@amberline/domain/language";
import { hasRight } from "@amberline/domain/rights";
import { useTranslation } from "@amberline/flows/i18n";
import { MoneyRequestsScreen, wireMoneyRequests } from "@amberline/flows/moneyRequests";
import { accountStatusOf } from "@amberline/flows/receive";
import { useMachine } from "@xstate/react";
import { Redirect, useLocation } from "wouter";
import { brand } from "../brand";
import { newRequest, paths, type PageProps } from "../paths";
import { catchUp } from "../wiring/accounts/accountTabs";
import { useBank, useCustomer } from "../wiring/hooks/useBank";
import { Consents } from "./Consents";
import { followedBy } from "./RouteButton";
import { useOpenInAddress } from "./useOpenDetails";
import { usePageTitle } from "./usePageTitle";
import { useSayCopied } from "./useSayCopied";
import { useShowToast } from "./useShowToast";

const addressOf = (id: string) => `${paths.moneyRequests}?${new URLSearchParams({ request: id })}`;
const linkOf = ({ token }: { token: string }) => `${location.origin}${paths.requestedPayment}#${token}`;

/** Left out where the browser can't. The customer may change their mind. */
const share =
  "share" in navigator ? (sent: ShareData) => void navigator.share(sent).catch(() => {}) : undefined;

function MoneyRequests() {
  const { t, i18n } = useTranslation();
  const { now, newId, client: entry } = useBank();
  const { account } = useCustomer();
  const { access } = account;
  const showToast = useShowToast();
  const sayCopied = useSayCopied();
  const titleRef = usePageTitle(t("page.moneyRequests"));
  const [, navigate] = useLocation();
  const { openId, onOpen } = useOpenInAddress("request");
  const { details } = accountStatusOf(account, brand.loading, i18n.language as Language);
  const [machine] = useState(() =>
    wireMoneyRequests({
      ...moneyRequestCalls(entry.send),
      showToast,
      goToRequest: (id) => navigate(addressOf(id), { replace: openId === newRequest }),
    }),
  );
  const [input] = useState(() => ({
    mayPrepare: details !== null && (access === null || hasRight(access.rights, "prepare")),
    key: openId === newRequest ? newId() : null,
  }));
  const [snapshot, send] = useMachine(machine, { input });
  useEffect(() => catchUp(() => send({ type: "list.refresh" })), [send]);
  return (
    <MoneyRequestsScreen
      snapshot={snapshot}
      send={send}
      onMake={() => send({ type: "form.open", key: newId() })}
      openId={openId}
      hrefOf={addressOf}
      onOpen={(id, event) => followedBy(event, () => onOpen(id))}
      onClose={() => onOpen(null)}
      details={details}
      linkOf={linkOf}
      share={share}
      onCopied={sayCopied}
      today={civilDate(now(), brand.timeZone)}
      timeZone={brand.timeZone}
      titleRef={titleRef}
    />
  );
}

/** What the customer asked others to pay (specification 2.9). */
export default function MoneyRequestsPage(_: PageProps) {
  return useCustomer().account.hasMoneyRequests ? (
    <Consents>
      <MoneyRequests />
    </Consents>
  ) : (
    <Redirect to={paths.receive} replace />
  );
}
