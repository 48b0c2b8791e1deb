import { useEffect, useRef, useState } from "react";
import type { Outcome, PaymentOrder, Quote } from "@amberline/api/client";
import { parseAmount } from "@amberline/domain/money";
import { isForLater, type SendForm as SendValues } from "@amberline/domain/rules";
import { isUncertain } from "../shared";

export type QuotedPayment = Pick<PaymentOrder, "amount" | "system" | "type">;

/** The fee of a payment; null if the provider does not state it. */
export type FindQuote = (payment: QuotedPayment, signal: AbortSignal) => Promise<Outcome<Quote | null>>;

/** The form values that determine the fee; null while the amount is not valid. */
export function quotedPaymentOf(values: Partial<SendValues>, locale: string): QuotedPayment | null {
  const amount = parseAmount(values.amount ?? "", "EUR", locale);
  if (!amount.ok) return null;
  const type = values.type === "CREDIT" || isForLater(values) ? "CREDIT" : "INSTANT";
  return { amount: amount.money, system: "SEPA", type };
}

/** No response. An unreadable response is different: it comes from a provider without quotes. */
const isUnanswered = (found: Outcome<Quote | null>) =>
  isUncertain(found) && !found.ok && found.problem !== "unreadable";

interface Quoting {
  findQuote: FindQuote | undefined;
  locale: string;
  onSubmit: (values: SendValues, quote: Quote | null) => void;
}

/**
 * Sends nothing before the fee is shown: a submit that comes before the quote waits for it. If the fee can't be
 * determined, the first submit stops and the second continues without it (decision 16).
 */
export function useQuotedSubmit({ findQuote, locale, onSubmit }: Quoting) {
  const quote = useRef<Quote | null>(null);
  const [fee, setFee] = useState(0);
  const [isUnknown, setUnknown] = useState(false);
  const wasUnanswered = useRef(false);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const keepQuote = (found: Quote | null) => {
    quote.current = found;
    wasUnanswered.current = false;
    if (found) setFee(found.fee.minor);
    setUnknown(false);
  };
  const submitOnceQuoted = async (find: FindQuote, values: SendValues) => {
    const { signal } = (asking.current = new AbortController());
    setUnknown(false);
    const payment = quotedPaymentOf(values, locale);
    const found: Outcome<Quote | null> = payment ? await find(payment, signal) : { ok: true, data: null };
    if (signal.aborted) return;
    if (isUnanswered(found) && !wasUnanswered.current) {
      wasUnanswered.current = true;
      setUnknown(true);
    } else onSubmit(values, found.ok ? found.data : null);
  };
  const submit = (values: SendValues) =>
    findQuote && !quote.current ? submitOnceQuoted(findQuote, values) : onSubmit(values, quote.current);

  return { fee, isUnknown, keepQuote, submit };
}
