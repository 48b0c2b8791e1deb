import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import type { Quote } from "@amberline/api/client";
import type { LimitsToday } from "@amberline/domain/limits";
import { formatMoney, money, parseAmount, type Money } from "@amberline/domain/money";
import type { PaymentPlan } from "@amberline/domain/plans";
import { payableText } from "@amberline/domain/reference";
import { sendRules, tidyValues, type SendForm as SendValues } from "@amberline/domain/rules";
import { FormAmountField } from "@amberline/ui/form";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Stack } from "@amberline/ui/Stack";
import { Heading } from "@amberline/ui/Text";
import { Form, useField, type FormProps } from "react-final-form";
import { useTranslation } from "../i18n";
import {
  AccountField,
  AmountInLanguage,
  FoldedBicField,
  PayeeFrame,
  PayeeNameField,
  PayeeTypeField,
  ReferenceField,
  KnownPayeesOfForm,
  payeeTypeOf,
  type FindBank,
  type FindPayees,
} from "../payee";
import { groupedAccount } from "../savedPayees/savedPayee";
import { useFocusOn, useHeadingFocus, useValidation } from "../parts";
import type { Notice } from "../shared";
import { FillIn } from "./FillIn";
import { KnownFaces, PaymentSummary, StepInForm, StepMeter, type SendSteps } from "./PaymentSteps";
import { Action, Head, Layout, Step } from "./PaymentSteps.styles";
import { QuoteLine } from "./QuoteLine";
import type { Order } from "./send.types";
import { useQuotedSubmit, type FindQuote } from "./useQuotedSubmit";
import { WhenFields } from "./WhenFields";
import {
  FormLink,
  LimitLine,
  ReplacedLine,
  SubmitButton,
  TemplateFields,
  type ApprovalsFor,
  type ArrivalDay,
} from "./PaymentFields";

/** Fields prefilled from a template, a past payment or an offer. */
export type SendPrefill = Partial<
  Pick<SendValues, "payeeName" | "payeeType" | "account" | "bic" | "amount" | "reference" | "type">
> & {
  plan?: PaymentPlan;
  /** The planned payment to change. */
  replaces?: Order["replaces"];
};

export interface SendFormProps {
  /** Available balance including the overdraft; null if the provider does not know it. */
  available: Money | null;
  /** The paying account; it can't also be the payee's. */
  ownIban: string;
  prefill?: SendPrefill;
  findBank: FindBank;
  /** Known payees of the account, for suggestions. */
  findPayees?: FindPayees | undefined;
  /** Looks up the fee of a payment; without it no fee is shown. */
  findQuote?: FindQuote | undefined;
  /** The customer's limits; null while unknown or without any. */
  limits?: LimitsToday | null | undefined;
  onChangeLimits?: (() => void) | undefined;
  approvalsFor: ApprovalsFor;
  /** The bank's day, where payments can be planned for later. */
  today?: string | undefined;
  /** Day a regular payment made now arrives, in words. */
  arrivalDay: ArrivalDay;
  /** A payment is being sent or confirmed, so the form is read-only. */
  isBusy: boolean;
  /** The button waits for a response. */
  isWaiting: boolean;
  /** Sending is blocked; `children` explain why. */
  isBlocked: boolean;
  /** Result of the payment. A notice about a field is shown at that field. */
  notice: Notice | null;
  /** Name in the last order sent: the account holder's once the customer has accepted it. */
  payeeName?: string | undefined;
  /** Incremented to send the customer back to the payee's name. @default 0 */
  corrections?: number;
  steps: SendSteps;
  /** Called with the fee shown in the form. */
  onSubmit: (values: SendValues, quote: Quote | null) => void;
  /** Lets the page focus the heading. */
  titleRef?: RefObject<HTMLHeadingElement | null> | undefined;
  /** Links beside the title, to the saved payees. */
  actions?: ReactNode;
  /** Messages above the form. */
  children?: ReactNode;
}

const start: Partial<SendValues> & Pick<SendValues, "system" | "currency"> = {
  system: "SEPA",
  currency: "EUR",
  type: "INSTANT",
  ...{ when: "now", rhythm: "monthly", ends: "never", shift: "after" },
};
const drawnByFields: FormProps<SendValues>["subscription"] = {};
const noMoney = money(0, "EUR");
/** A hint, not a limit (specification 9). */
const suggestedMost = money(1_000_000, "EUR");

const valuesOf = ({ first, monthDay, rhythm, until, times, shift }: PaymentPlan) => ({
  ...{ first, shift, rhythm: rhythm === "once" ? "monthly" : rhythm },
  when: rhythm === "once" ? "once" : "repeats",
  ...(monthDay === undefined ? {} : { monthDay: String(monthDay), monthDayFrom: first }),
  ends: until === null ? (times === null ? "never" : "times") : "until",
  ...(until === null ? {} : { until }),
  ...(times === null ? {} : { times: String(times) }),
});

const beginning = ({ plan, replaces, ...prefill }: SendPrefill = {}) => ({
  ...start,
  ...(replaces ? { replacesId: replaces.id, replacesDay: replaces.day } : {}),
  ...(plan ? valuesOf(plan) : {}),
  payeeType: payeeTypeOf(prefill.payeeName ?? ""),
  ...prefill,
  ...(prefill.payeeName ? { payeeName: payableText(prefill.payeeName) } : {}),
  ...(prefill.reference ? { reference: payableText(prefill.reference) } : {}),
  ...(prefill.account ? { account: groupedAccount(prefill.account) } : {}),
});

function SendAmountField({ readOnly }: { readOnly: boolean }) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const { value = "" } = useField<string | undefined>("amount", { subscription: { value: true } }).input;
  const typed = parseAmount(value, "EUR", locale);
  return (
    <FormAmountField
      name="amount"
      size="display"
      label={t("send.amount")}
      description={
        typed.ok && typed.money.minor > suggestedMost.minor
          ? t("send.amountHint", { maximum: formatMoney(suggestedMost, locale) })
          : undefined
      }
      currency="EUR"
      locale={locale}
      leftOutText={(key) => t("app.keyLeftOut", { key })}
      readOnly={readOnly}
    />
  );
}

/** The payment form (specification 2.10). Typed values are kept here and nowhere else. */
export function SendForm({
  available,
  ownIban,
  prefill,
  findBank,
  findPayees,
  findQuote,
  limits = null,
  onChangeLimits,
  approvalsFor,
  today,
  arrivalDay,
  isBusy,
  isWaiting,
  isBlocked,
  notice,
  payeeName,
  corrections = 0,
  steps,
  onSubmit,
  titleRef,
  actions,
  children,
}: SendFormProps) {
  const { t, i18n } = useTranslation();
  const noticeId = useId();
  const heading = useHeadingFocus(true, titleRef);
  const locale = i18n.language;
  const { minor, currency } = available ?? noMoney;
  const { fee, isUnknown, keepQuote, submit } = useQuotedSubmit({ findQuote, locale, onSubmit });
  const context = useMemo(
    () => ({
      balance: money(minor, currency),
      fee: money(fee, "EUR"),
      ...{ limits, locale, ownIban },
      ...(today === undefined ? {} : { today }),
    }),
    [minor, currency, fee, limits, locale, ownIban, today],
  );
  const validate = useValidation<SendValues>(sendRules, context);
  const [initial] = useState(() => beginning(prefill));
  const readOnly = isBusy || isBlocked;
  const frame = useRef<HTMLFormElement>(null);
  useFocusOn(frame, "payeeName", corrections);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice || notice.field) return;
    // The pressed button is at the far end of the form; keyboard users continue from the message.
    said.current?.scrollIntoView({ block: "nearest" });
    said.current?.focus({ preventScroll: true });
  }, [notice]);

  return (
    <Form<SendValues>
      onSubmit={(values) => (readOnly ? undefined : submit(tidyValues(sendRules, values)))}
      validate={validate}
      initialValues={initial as Partial<SendValues>}
      subscription={drawnByFields}
    >
      {() => (
        <KnownPayeesOfForm findPayees={findPayees}>
          <PayeeFrame
            findBank={findBank}
            ref={frame}
            draft="send"
            aria-busy={isBusy || undefined}
            notice={notice}
          >
            <Head>
              <PageHeader
                title={t("send.title")}
                titleRef={heading}
                actions={actions}
                lead={t("send.available", {
                  amount: available ? formatMoney(available, locale) : t("shell.balanceUnknown"),
                })}
              />
              <Stack id={noticeId} ref={said} tabIndex={-1}>
                <ReplacedLine />
                {children}
              </Stack>
            </Head>
            <Layout>
              <StepMeter step={steps.step} />
              <PaymentSummary {...steps} available={available} ownIban={ownIban} isBusy={isBusy} />
              <Step data-group="whom" hidden={steps.step === "amount"}>
                <Heading size="title" tabIndex={-1}>
                  {t("send.step.whom")}
                </Heading>
                <KnownFaces readOnly={readOnly} onStep={steps.onStep} />
                <FillIn readOnly={readOnly} />
                <PayeeNameField readOnly={readOnly} />
                <PayeeTypeField readOnly={readOnly} />
                <AccountField readOnly={readOnly} ownIban={ownIban} />
                <FoldedBicField readOnly={readOnly} isRefused={notice?.field === "bic"} />
              </Step>
              <Step data-group="amount" hidden={steps.step === "whom"}>
                <Heading size="title" tabIndex={-1}>
                  {t("send.step.amount")}
                </Heading>
                <SendAmountField readOnly={readOnly} />
                {limits ? (
                  <LimitLine limits={limits} onChange={readOnly ? undefined : onChangeLimits} />
                ) : null}
                <ReferenceField readOnly={readOnly} />
                <WhenFields arrivalDay={arrivalDay} today={today} readOnly={readOnly} />
                <TemplateFields readOnly={readOnly} />
                {findQuote ? (
                  <QuoteLine
                    findQuote={findQuote}
                    notice={notice}
                    isUnknown={isUnknown}
                    onQuote={keepQuote}
                  />
                ) : null}
              </Step>
              <Action>
                <SubmitButton
                  leadsOn={steps.step === "whom"}
                  isBusy={isWaiting}
                  isBlocked={isBlocked}
                  reasonId={noticeId}
                  approvalsFor={approvalsFor}
                />
                <AmountInLanguage />
                <FormLink step={steps.step} notice={notice} payeeName={payeeName} />
              </Action>
            </Layout>
            <StepInForm
              {...steps}
              frame={frame}
              notice={notice}
              corrections={corrections}
              readOnly={readOnly}
            />
          </PayeeFrame>
        </KnownPayeesOfForm>
      )}
    </Form>
  );
}
