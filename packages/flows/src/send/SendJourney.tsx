import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Account, Client } from "@amberline/api/client";
import { civilDate } from "@amberline/domain/dates";
import { addMoney } from "@amberline/domain/money";
import { createStore } from "@amberline/domain/store";
import { useMachine } from "@xstate/react";
import { useTranslation } from "../i18n";
import { findBankOf, findPayeesOf } from "../payee/findPayees";
import type { KnownPayee } from "../payee/knownPayees";
import { arrivalDay } from "./arrivalDay";
import type { PendingAttempts } from "./pendingAttempts";
import { SendScreen, type SendScreenProps } from "./SendScreen";
import type { Order, PendingAttempt, SendCaps, SendInput, SendResult } from "./send.types";
import { wirePayment, type SendCalls } from "./send.wire";

/** The provider's calls, by the account that is on screen: another one chosen meanwhile must never pay. */
export type SendClient = Pick<
  Client,
  | "createOrder"
  | "transactions"
  | "plans"
  | "approvals"
  | "createTemplate"
  | "receivers"
  | "templates"
  | "payeeBank"
  | "quote"
>;

export interface SendEnd extends SendResult {
  order: Order | null;
  attempt: PendingAttempt | null;
  /** Null when none was to be saved. */
  template: "saved" | "failed" | null;
  isPayeeSaved: boolean;
}

export interface SendJourneyProps
  extends
    Omit<
      SendScreenProps,
      "snapshot" | "send" | "findBank" | "findPayees" | "findQuote" | "today" | "arrivalDay" | "steps"
    >,
    Pick<SendCalls, "enteredBy" | "verify">,
    Partial<Pick<SendScreenProps, "steps">> {
  client: SendClient;
  attempts: PendingAttempts;
  /** The bank's, by IANA name. */
  timeZone: string;
  /** While money moves nothing may take the page away; the browser asks by itself before it closes. */
  onMoneyInFlight: (isInFlight: boolean) => void;
  /** The payment waits for others to approve it; the customer still reads so. */
  onWaiting: (end: Pick<SendEnd, "template">) => void;
  /** The end is known: the page takes the customer elsewhere. */
  onEnd: (end: SendEnd) => void;
  /** Reads the limits again: what was refused may have been sent elsewhere meanwhile. */
  onNotice?: () => void;
}

const availableOn = ({ balance, overdraft }: Account) => balance && addMoney(balance, overdraft);

const capsOf = ({ user, access, approvals }: Account): SendCaps => ({
  verification: user.verification,
  hasTwoFactor: user.hasTwoFactor,
  isCompany: user.isCompany,
  isCompanyConfirmed: user.isCompanyConfirmed,
  rights: access && access.rights,
  rule: approvals && approvals.rule,
  hasApprovals: approvals !== null || (access !== null && !access.rights.includes("pay")),
});

const inputOf = (account: Account, attempts: PendingAttempts): SendInput => ({
  accountId: account.id,
  available: availableOn(account),
  caps: capsOf(account),
  policy: account.nameCheckPolicy,
  checksNamesFirst: account.checksNamesFirst,
  pendingAttempts: attempts.read(account.id),
  canVerify: true,
});

/** The payment of one account; it learns what changes there, in other tabs and about the connection. */
function usePayment(props: SendJourneyProps) {
  const { account, attempts, onMoneyInFlight } = props;
  const [latest] = useState(() => createStore(props));
  useLayoutEffect(() => latest.set(props), [latest, props]);
  const [machine] = useState(() => {
    const client = (): SendClient => latest.get().client;
    const calls = {
      createOrder: (...asked) => client().createOrder(...asked),
      transactions: (...asked) => client().transactions(...asked),
      plans: (...asked) => client().plans(...asked),
      approvals: (...asked) => client().approvals(...asked),
      createTemplate: (...asked) => client().createTemplate(...asked),
    } satisfies Partial<SendClient>;
    return wirePayment(calls, attempts, {
      enteredBy: (signal) => latest.get().enteredBy(signal),
      now: () => latest.get().now(),
      verify: (signal) => latest.get().verify(signal),
    });
  });
  const [input] = useState(() => inputOf(account, attempts));
  const [snapshot, send] = useMachine(machine, { input });

  useEffect(() => {
    send({ type: "caps.changed", caps: capsOf(account) });
    send({ type: "balance.changed", available: availableOn(account) });
  }, [account, send]);

  useEffect(
    () => attempts.watch(account.id, (seen) => send({ type: "attempts.seen", attempts: seen })),
    [attempts, account.id, send],
  );

  useEffect(() => {
    const retry = () => send({ type: "check.retry" });
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [send]);

  const isInFlight = snapshot.hasTag("money-in-flight");
  const tell = useEffectEvent(onMoneyInFlight);
  useEffect(() => {
    if (!isInFlight) return;
    tell(true);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
      tell(false);
    };
  }, [isInFlight]);

  return { snapshot, send };
}

function Journey(props: SendJourneyProps) {
  const { account, client, timeZone, now, onWaiting, onEnd, onNotice } = props;
  const { i18n } = useTranslation();
  const { snapshot, send } = usePayment(props);
  const [step, onStep] = useState<SendScreenProps["steps"]["step"]>("whom");

  const known = useRef<readonly KnownPayee[]>([]);
  const findPayees = useMemo(() => {
    const find = findPayeesOf(account.id, client);
    return async (signal: AbortSignal) => (known.current = await find(signal));
  }, [account.id, client]);
  const findBank = useMemo(() => findBankOf(client), [client]);
  const findQuote = useMemo<SendScreenProps["findQuote"]>(
    () => (payment, signal) => client.quote(payment, { signal }),
    [client],
  );

  const { notice, order, attempt, template: asked, hasTemplateFailed } = snapshot.context;
  const template = hasTemplateFailed ? "failed" : asked ? "saved" : null;
  const tellNotice = useEffectEvent(() => onNotice?.());
  useEffect(() => {
    if (notice) tellNotice();
  }, [notice]);

  const isWaiting = snapshot.matches("waiting");
  const tellWaiting = useEffectEvent(() => onWaiting({ template }));
  useEffect(() => {
    if (isWaiting) tellWaiting();
  }, [isWaiting]);

  const result = snapshot.output;
  const tellEnd = useEffectEvent((end: SendResult) => {
    const isPayeeSaved = known.current.some(
      ({ from, account: saved }) => from === "receiver" && saved === order?.payee.account,
    );
    onEnd({ ...end, order, attempt, template, isPayeeSaved });
  });
  useEffect(() => {
    if (result) tellEnd(result);
  }, [result]);

  if (result) return null;
  return (
    <SendScreen
      steps={{ step, onStep }}
      {...props}
      snapshot={snapshot}
      send={send}
      findBank={findBank}
      findPayees={findPayees}
      findQuote={findQuote}
      today={civilDate(now(), timeZone)}
      arrivalDay={arrivalDay(now(), i18n.language, timeZone)}
    />
  );
}

/**
 * A payment with all that a page has to do around it: payments in doubt are kept and found again, other tabs and changes
 * of the account are heard, closing the page is asked about while money moves. Another account begins another payment.
 */
export const SendJourney = (props: SendJourneyProps) => <Journey key={props.account.id} {...props} />;
