import { useState, useSyncExternalStore, type ReactNode } from "react";
import { viewMoneyRequest, type Account } from "@amberline/api/client";
import { formatAmount } from "@amberline/domain/money";
import { hasRight } from "@amberline/domain/rights";
import { useTranslation } from "@amberline/flows/i18n";
import {
  RequestedPaymentScreen,
  wireRequestedPayment,
  type Payable,
} from "@amberline/flows/requestedPayment";
import { Button } from "@amberline/ui/Button";
import { useMachine } from "@xstate/react";
import { brand } from "../brand";
import { paths, type PageProps } from "../paths";
import { useBank, useCustomer, useOptionalCustomer } from "../wiring/hooks/useBank";
import { wantPage } from "../wiring/session/wantedPage";
import { PlainFrame } from "./PlainFrame";
import { useGoTo } from "./useGoTo";
import { usePageTitle } from "./usePageTitle";
import { useSayCopied } from "./useSayCopied";
import { useSendTo } from "./useSendTo";

/** Whether the account is the one that asks. */
const isPayee = ({ iban, topUpReference }: Account, { pay }: Payable) =>
  iban ? iban === pay.iban : topUpReference !== null && pay.reference.startsWith(`${topUpReference} `);

/** Opens the payment form filled in. */
function PayFromHere(requested: Payable) {
  const { t, i18n } = useTranslation();
  const { account } = useCustomer();
  const sendTo = useSendTo();
  const { pay } = requested;
  const mayPrepare = account.access === null || hasRight(account.access.rights, "prepare");
  if (!mayPrepare || isPayee(account, requested)) return null;
  const send = () =>
    sendTo({
      ...{ payeeName: pay.holder, account: pay.iban, bic: pay.bic },
      ...{ amount: formatAmount(pay.amount, i18n.language), reference: pay.reference },
    });
  return (
    <Button size="lg" onClick={send}>
      {t("requestedPayment.pay", { brand: brand.name })}
    </Button>
  );
}

/** Leads through sign-in back to this page. */
function SignInToPay() {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const signIn = () => {
    const { pathname, hash } = location;
    goTo(paths.signIn, { replace: false, state: wantPage(pathname + hash, null) });
  };
  return (
    <Button size="lg" onClick={signIn}>
      {t("requestedPayment.signIn", { brand: brand.name })}
    </Button>
  );
}

interface RequestedProps {
  token: string;
  renderPay: (requested: Payable) => ReactNode;
}

function Requested({ token, renderPay }: RequestedProps) {
  const { t } = useTranslation();
  const { client } = useBank();
  const titleRef = usePageTitle(t("page.requestedPayment"));
  const sayCopied = useSayCopied();
  const [machine] = useState(() =>
    wireRequestedPayment({
      viewMoneyRequest: (asked, options) => viewMoneyRequest(client.send, asked, options),
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { token } });
  return (
    <RequestedPaymentScreen
      snapshot={snapshot}
      send={send}
      renderPay={renderPay}
      onCopied={sayCopied}
      titleRef={titleRef}
    />
  );
}

function followHash(tell: () => void) {
  addEventListener("hashchange", tell);
  return () => removeEventListener("hashchange", tell);
}
const tokenInAddress = () => location.hash.slice(1);

const payFromHere: RequestedProps["renderPay"] = (requested) => <PayFromHere {...requested} />;
const signInToPay: RequestedProps["renderPay"] = () => <SignInToPay />;

/** What a link asks its reader to pay, signed in or not (specification 2.9). */
export default function RequestedPaymentPage(_: PageProps) {
  const isSignedIn = useOptionalCustomer() !== null;
  const token = useSyncExternalStore(followHash, tokenInAddress);
  const page = <Requested key={token} token={token} renderPay={isSignedIn ? payFromHere : signInToPay} />;
  return isSignedIn ? page : <PlainFrame isAway>{page}</PlainFrame>;
}
