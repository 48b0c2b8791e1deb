import { useEffect, useEffectEvent, useId, useRef, type RefObject } from "react";
import { normaliseIban } from "@amberline/domain/iban";
import { formatMoney, type Money } from "@amberline/domain/money";
import { initials, shortName } from "@amberline/domain/names";
import { payableText } from "@amberline/domain/reference";
import type { SendForm as SendValues } from "@amberline/domain/rules";
import { Avatar } from "@amberline/ui/Avatar";
import { Button } from "@amberline/ui/Button";
import { focusField } from "@amberline/ui/form";
import { PayeeShortcuts } from "@amberline/ui/PayeeShortcuts";
import { Stack } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import type { FormApi } from "final-form";
import { flushSync } from "react-dom";
import { useField, useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import {
  useBankInForm,
  useArePayeesAwaited,
  useFillIn,
  useFillInPayee,
  useIsOutOfReach,
  usePayeeSearch,
} from "../payee";
import type { Notice } from "../shared";
import { Meter, Summary } from "./PaymentSteps.styles";

/** Whom to pay, then how much. */
export type SendStep = "whom" | "amount";

export interface SendSteps {
  step: SendStep;
  onStep: (step: SendStep, how?: { replace: boolean }) => void;
}

type PaymentForm = FormApi<SendValues>;

const whomFields: readonly string[] = ["payeeName", "payeeType", "account", "bic"];
const stepOf = (field: string): SendStep => (whomFields.includes(field) ? "whom" : "amount");

/** The payee's first incomplete field. */
function missingOfPayee(form: PaymentForm): string | undefined {
  form.resumeValidation();
  const { errors = {} } = form.getState();
  return whomFields.find((field) => errors[field]);
}

const isPayeeGiven = (form: PaymentForm) => missingOfPayee(form) === undefined;

interface StepInFormProps extends SendSteps {
  frame: RefObject<HTMLFormElement | null>;
  notice: Notice | null;
  /** Incremented to send the customer back to the payee's name. */
  corrections: number;
  readOnly: boolean;
}

/** Opens the step of the field that needs attention; a known payee starts at the amount. */
export function StepInForm({ step, onStep, frame, notice, corrections, readOnly }: StepInFormProps) {
  const form = useForm<SendValues>();
  const isOutOfReach = useIsOutOfReach();
  const search = usePayeeSearch();
  const { offer } = useFillIn();
  const wasReferenceTaken = useRef(false);
  const shown = useRef(step);
  const wanted = useRef<string | null>(null);

  const begin = useEffectEvent(() => {
    const fitting = isPayeeGiven(form) ? "amount" : "whom";
    if (fitting !== step) onStep(fitting, { replace: true });
  });
  const look = useEffectEvent((field: string) => {
    if (stepOf(field) === step) return;
    wanted.current = field;
    onStep(stepOf(field));
  });
  const arrive = useEffectEvent(() => {
    if (shown.current === step || !frame.current) return;
    shown.current = step;
    const field = wanted.current ?? (step === "amount" ? "amount" : null);
    wanted.current = null;
    if (field) focusField(frame.current, field);
    else frame.current.querySelector<HTMLElement>(`[data-group="${step}"] h2`)?.focus();
  });
  const goOn = useEffectEvent((event: SubmitEvent) => {
    const missing = missingOfPayee(form);
    if (step === "amount" && !missing) return;
    event.preventDefault();
    event.stopPropagation();
    if (readOnly || isOutOfReach || !frame.current) return;
    if (!missing) {
      onStep("amount");
      return;
    }
    // Opens folded fields that are incomplete, so that they can be focused.
    flushSync(() => whomFields.forEach((field) => form.blur(field as keyof SendValues)));
    if (step === "whom") focusField(frame.current, missing);
    else look(missing);
  });
  /** A payee chosen on another page comes without the last reference. */
  const takeReference = useEffectEvent(() => {
    const { account = "", reference } = form.getState().values;
    const iban = normaliseIban(account);
    const known = search?.(iban).find(({ account: each }) => each === iban);
    if (!known || wasReferenceTaken.current) return;
    wasReferenceTaken.current = true;
    if (!reference) offer("reference", payableText(known.reference));
  });
  useEffect(() => begin(), []);
  useEffect(() => takeReference(), [search]);
  useEffect(() => {
    const element = frame.current;
    const hear = (event: SubmitEvent) => goOn(event);
    element?.addEventListener("submit", hear);
    return () => element?.removeEventListener("submit", hear);
  }, [frame]);
  useEffect(() => {
    if (notice?.field) look(notice.field);
  }, [notice]);
  useEffect(() => {
    if (corrections > 0) look("payeeName");
  }, [corrections]);
  useEffect(() => arrive(), [step]);
  return null;
}

const facesShown = 5;

/** Saved and recent payees; choosing one fills in the payee. */
export function KnownFaces({ readOnly, onStep }: { readOnly: boolean; onStep: SendSteps["onStep"] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const form = useForm<SendValues>();
  const fillIn = useFillInPayee();
  const isAwaited = useArePayeesAwaited();
  const known = usePayeeSearch()?.("").slice(0, facesShown);
  if (!known || readOnly) return null;
  const choose = (chosen: string) => {
    const payee = known.find(({ id }) => id === chosen);
    if (!payee) return;
    fillIn(payee);
    if (isPayeeGiven(form)) onStep("amount");
  };
  return (
    <Stack as="section" gap={12} aria-labelledby={titleId}>
      <Heading id={titleId} level={3} size="body">
        {t("send.known")}
      </Heading>
      <PayeeShortcuts
        payees={
          isAwaited
            ? null
            : known.map(({ id, name, type }) => ({
                key: id,
                name,
                shortName: shortName(name, type),
              }))
        }
        onChoose={choose}
        emptyText={t("send.known.none")}
      />
    </Stack>
  );
}

/** "Step 1 of 3"; the third step is the review. */
export function StepMeter({ step }: { step: SendStep }) {
  const { t } = useTranslation();
  return (
    <Meter data-step={step}>
      <Text size="small" tone="muted">
        {t("app.stepOf", { number: step === "whom" ? 1 : 2, count: 3 })}
      </Text>
    </Meter>
  );
}

interface PaymentSummaryProps extends SendSteps {
  available: Money | null;
  ownIban: string;
  isBusy: boolean;
}

const valueOnly = { subscription: { value: true } } as const;
const lastFour = (account: string) => `·· ${normaliseIban(account).slice(-4)}`;

/** Summary of the payment so far, with a link back to the payee. */
export function PaymentSummary({ step, onStep, available, ownIban, isBusy }: PaymentSummaryProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const { value: name = "" } = useField<string | undefined>("payeeName", valueOnly).input;
  const { value: account = "" } = useField<string | undefined>("account", valueOnly).input;
  const bank = useBankInForm();
  return (
    <Summary data-step={step} aria-labelledby={titleId}>
      <Heading id={titleId}>{t("send.summary")}</Heading>
      <ol>
        {step === "whom" ? (
          <li aria-current="step">
            <span data-part="mark">1</span>
            <div>{t("send.summary.whom")}</div>
          </li>
        ) : (
          <li>
            <Avatar size="lg" tintedBy={name}>
              {initials(name)}
            </Avatar>
            <div>
              <Text weight="medium">{name}</Text>
              <Text size="small" tone="muted">
                {bank ? `${bank.name} ${lastFour(account)}` : lastFour(account)}
              </Text>
            </div>
            {isBusy ? null : (
              <Button appearance="quiet" size="sm" onClick={() => onStep("whom")}>
                {t("send.change")}
              </Button>
            )}
          </li>
        )}
        <li aria-current={step === "amount" ? "step" : undefined}>
          <span data-part="mark">2</span>
          <div>{t("send.amount")}</div>
        </li>
        <li>
          <span data-part="mark">3</span>
          <div>{t("send.summary.check")}</div>
        </li>
      </ol>
      <div data-part="from">
        <Text size="small" tone="muted">
          {t("send.from")} {lastFour(ownIban)}
        </Text>
        <Text size="small" isTabular>
          {available ? formatMoney(available, i18n.language) : t("shell.balanceUnknown")}
        </Text>
      </div>
    </Summary>
  );
}
