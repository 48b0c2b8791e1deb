import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from "react";
import type { Account, Quote, TemplateDraft } from "@amberline/api/client";
import type { LimitsToday } from "@amberline/domain/limits";
import { formatAmount, parseAmount } from "@amberline/domain/money";
import { planOf, type SendForm as SendValues } from "@amberline/domain/rules";
import { lazyComponent } from "@amberline/ui/LazyComponent";
import { useFormState } from "react-final-form";
import type { SnapshotFrom } from "xstate";
import { useTranslation } from "../i18n";
import { Announcer, NoticeBanner } from "../parts";
import { approvalsFor } from "./attempt";
import { BlockedBanner } from "./BlockedBanner";
import type { ArrivalDay } from "./PaymentFields";
import { SendForm, type SendPrefill } from "./SendForm";
import type { SendSteps } from "./PaymentSteps";
import type { FindQuote } from "./useQuotedSubmit";
import type { sendMachine } from "./send.machine";
import { isWarning } from "./send.setup";
import type { Order, SendContext, SendEvent } from "./send.types";
import { SendAgainDialog, UnknownOutcome } from "./UnknownOutcome";
import { WaitingOutcome, type WaitingOutcomeProps } from "./WaitingOutcome";
import type { FindBank, FindPayees } from "../payee";
import { LaterFields } from "./WhenFields";

const ReviewDialog = lazyComponent(() => import("./ReviewDialog"), {
  close: ({ send }) => send({ type: "dialog.cancel" }),
});

/** The steps after the form, loaded together with it so that losing the connection in between loses nothing. */
const laterParts = [LaterFields, ReviewDialog, SendAgainDialog];

export interface SendScreenProps extends Pick<WaitingOutcomeProps, "approvalsButton"> {
  snapshot: SnapshotFrom<typeof sendMachine>;
  send: (event: SendEvent) => void;
  account: Account;
  prefill?: SendPrefill;
  findBank: FindBank;
  findPayees?: FindPayees;
  /** Looks up the fee of a payment; without it the form shows no fee. */
  findQuote?: FindQuote;
  /** The customer's limits; null while unknown or without any. */
  limits?: LimitsToday | null;
  /** Opens the limits. */
  onChangeLimits?: () => void;
  /** The bank's day. */
  today: string;
  /** When a regular payment made now arrives. */
  arrivalDay: ArrivalDay;
  now: () => number;
  /** Creates the idempotency key of a new payment attempt. */
  newId: () => string;
  /** Opens two-factor set-up; without it only the reason is shown. */
  onSetUpTwoFactor?: () => void;
  /** Opens the chat, for cases only the bank can resolve. */
  chatButton?: ReactNode;
  /** Opens the Load page; without it only the reason is shown. */
  onReceive?: () => void;
  /** Lets the page focus the heading. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Links beside the title, to the saved payees. */
  actions?: ReactNode;
  /** The form step being shown. */
  steps: SendSteps;
}

const orderOf = (values: SendValues, { account }: SendScreenProps, locale: string): Order | null => {
  const plan = planOf(values);
  const { replacesId: id, replacesDay: day } = values;
  const amount = parseAmount(values.amount ?? "", "EUR", locale);
  if (!amount.ok) return null;
  const { user } = account;
  return {
    payee: {
      name: values.payeeName,
      account: values.account ?? "",
      bic: values.bic,
      type: values.payeeType === "organization" ? "organization" : "private",
    },
    reference: values.reference,
    amount: amount.money,
    system: "SEPA",
    type: values.type === "CREDIT" || plan ? "CREDIT" : "INSTANT",
    ...(plan ? { plan } : {}),
    ...(id && day ? { replaces: { id, day } } : {}),
    debtor: { name: account.name, account: account.iban, ...user.address },
  };
};

const templateOf = (order: Order, name: string): TemplateDraft => ({
  templateName: name,
  payeeName: order.payee.name,
  account: order.payee.account,
  bic: order.payee.bic,
  reference: order.reference,
  amount: order.amount,
});

/**
 * A payment that failed or is to be sent again, as form values. After a reload only the account and the amount are
 * known.
 */
const prefillFromAttempt = (
  { order, attempt }: SendScreenProps["snapshot"]["context"],
  locale: string,
): SendPrefill | undefined => {
  if (!order)
    return attempt
      ? { account: attempt.payeeAccount, amount: formatAmount(attempt.amount, locale) }
      : undefined;
  const { payee, amount, reference, type, plan, replaces } = order;
  return {
    payeeName: payee.name,
    payeeType: payee.type,
    account: payee.account,
    bic: payee.bic,
    amount: formatAmount(amount, locale),
    reference,
    ...(plan ? { plan } : { type }),
    ...(replaces ? { replaces } : {}),
  };
};

/** A warning is about the order as it was sent: it goes while that is changed. */
function FormNotice({ notice }: Pick<SendContext, "notice">) {
  const { dirtySinceLastSubmit } = useFormState({ subscription: { dirtySinceLastSubmit: true } });
  const isWarned = isWarning(notice);
  return isWarned && dirtySinceLastSubmit ? null : (
    <NoticeBanner notice={notice} tone={isWarned ? "caution" : "negative"} isSaidElsewhere={isWarned} />
  );
}

function Payment(props: SendScreenProps) {
  const { snapshot, send, findBank, arrivalDay, now, newId, prefill } = props;
  const { i18n } = useTranslation();
  const { available, caps, notice, check, order } = snapshot.context;
  const beginning = prefillFromAttempt(snapshot.context, i18n.language) ?? prefill;
  const { fees } = props.account.user;
  const tariffFee = fees && (order?.type === "CREDIT" ? fees.regular : fees.instant);
  const isBlocked = snapshot.matches("blocked");
  const isInDialog = snapshot.hasTag("dialog");
  const isInReview = (["nameCheck", "sending", "twoFactor", "resending"] as const).some((each) =>
    snapshot.matches(each),
  );
  const [corrections, setCorrections] = useState(0);
  const { step } = props.steps;
  const closeReview = useEffectEvent(() => {
    if (snapshot.can({ type: "dialog.cancel" })) send({ type: "dialog.cancel" });
  });
  // Back closes the dialog over the form.
  useEffect(() => {
    if (step === "whom") closeReview();
  }, [step]);

  const submit = (values: SendValues, quote: Quote | null) => {
    const made = orderOf(values, props, i18n.language);
    if (!made) return;
    const template =
      values.saveAsTemplate && values.templateName ? templateOf(made, values.templateName) : null;
    send({
      type: "order.submit",
      order: made,
      template,
      ...(quote ? { quote } : {}),
      attemptId: newId(),
      now: now(),
    });
  };

  return (
    <>
      <SendForm
        available={available}
        ownIban={props.account.iban}
        prefill={beginning}
        findBank={findBank}
        findPayees={props.findPayees}
        findQuote={props.findQuote}
        limits={props.limits}
        onChangeLimits={props.onChangeLimits}
        approvalsFor={(amount) => approvalsFor(caps, amount)}
        today={props.account.user.hasPlans ? props.today : undefined}
        arrivalDay={arrivalDay}
        isBusy={snapshot.hasTag("busy") || isInDialog}
        isWaiting={snapshot.hasTag("busy")}
        isBlocked={isBlocked}
        notice={isInDialog ? null : notice}
        titleRef={props.titleRef}
        actions={props.actions}
        steps={props.steps}
        onSubmit={submit}
        payeeName={order?.payee.name}
        corrections={corrections}
      >
        {isBlocked ? (
          <BlockedBanner
            snapshot={snapshot}
            send={send}
            onSetUpTwoFactor={props.onSetUpTwoFactor}
            chatButton={props.chatButton}
            onReceive={props.onReceive}
          />
        ) : null}
        {isInDialog || notice?.field ? null : <FormNotice notice={notice} />}
      </SendForm>
      {isInReview && check && order ? (
        <ReviewDialog
          snapshot={snapshot}
          check={check}
          order={order}
          tariffFee={tariffFee}
          send={send}
          now={now}
          newId={newId}
          onCorrect={() => setCorrections((before) => before + 1)}
        />
      ) : null}
    </>
  );
}

/** Sending money: the form, the name check, the code, and the outcome when a response is lost. */
export function SendScreen(props: SendScreenProps) {
  const { snapshot, send } = props;
  const { notice } = snapshot.context;
  useEffect(() => laterParts.forEach(({ preload }) => void preload()), []);
  return (
    <>
      {snapshot.matches("unknown") ? (
        <UnknownOutcome snapshot={snapshot} send={send} titleRef={props.titleRef} />
      ) : snapshot.matches("waiting") ? (
        <WaitingOutcome {...props} />
      ) : (
        <Payment {...props} />
      )}
      <Announcer meta={snapshot.getMeta()} notice={isWarning(notice) ? notice : null} />
    </>
  );
}
