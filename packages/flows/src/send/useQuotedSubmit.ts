import { useEffect, useRef, useState } from "react";
import type { Outcome, PaymentOrder, Quote } from "@amberline/api/client";
import { parseAmount } from "@amberline/domain/money";
import type { SendForm as SendValues } from "@amberline/domain/rules";
import { isUncertain } from "../shared";

export type QuotedPayment = Pick<PaymentOrder, "amount" | "system" | "type">;

/** What a payment costs; null when the provider does not say. */
export type FindQuote = (payment: QuotedPayment, signal: AbortSignal) => Promise<Outcome<Quote | null>>;

/** What stands in the form and has a price; null while its amount can't be read. */
export function quotedPaymentOf(values: Partial<SendValues>, locale: string): QuotedPayment | null {
  const amount = parseAmount(values.amount ?? "", "EUR", locale);
  if (!amount.ok) return null;
  return { amount: amount.money, system: "SEPA", type: values.type === "CREDIT" ? "CREDIT" : "INSTANT" };
}

/** Nobody answered. What can't be read is no such answer: it comes from a provider that has no quotes. */
const isUnanswered = (found: Outcome<Quote | null>) =>
  isUncertain(found) && !found.ok && found.problem !== "unreadable";

interface Quoting {
  findQuote: FindQuote | undefined;
  locale: string;
  onSubmit: (values: SendValues, quote: Quote | null) => void;
}

/**
 * Sends nothing before it was said what it costs: whoever is faster than the quote waits for it. A fee that can't be
 * found out stops a payment once; the second try goes on without it (decision 16).
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
