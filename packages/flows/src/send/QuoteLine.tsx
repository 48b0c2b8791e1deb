import { useEffect, useEffectEvent, useState } from "react";
import type { PaymentOrder, Quote } from "@amberline/api/client";
import { formatMoney, isZeroMoney, parseAmount, type Money } from "@amberline/domain/money";
import { Text } from "@amberline/ui/Text";
import { useForm } from "react-final-form";
import { useTranslation } from "../i18n";
import { useIsOutOfReach } from "../payee";
import type { Notice } from "../shared";

/** What a payment costs; null when the provider does not say. */
export type FindQuote = (
  payment: Pick<PaymentOrder, "amount" | "system" | "type">,
  signal: AbortSignal,
) => Promise<Quote | null>;

const PATIENCE = 150;

interface QuoteLineProps {
  findQuote: FindQuote;
  /** What became of the payment: the fee may be another since. */
  notice: Notice | null;
  /** Null as long as the cost of what stands in the form is not known. */
  onQuote: (quote: Quote | null) => void;
}

interface Asked {
  amount: Money;
  type: PaymentOrder["type"];
}

/** Fee and total of what stands in the form. Keeps its place while they are not known, so that nothing moves. */
export function QuoteLine({ findQuote, notice, onQuote }: QuoteLineProps) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const form = useForm();
  const [quote, setQuote] = useState<Quote | null>(null);
  const say = useEffectEvent((said: Quote | null) => {
    setQuote(said);
    onQuote(said);
  });

  useEffect(() => {
    let question = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = "";
    const forget = () => {
      clearTimeout(timer);
      question.abort();
    };
    const ask = ({ amount, type }: Asked) => {
      question = new AbortController();
      const { signal } = question;
      timer = setTimeout(() => {
        void findQuote({ amount, system: "SEPA", type }, signal).then((found) => {
          if (!signal.aborted) say(found);
        });
      }, PATIENCE);
    };
    const leave = form.subscribe(
      ({ values }) => {
        const amount = parseAmount((values["amount"] as string | undefined) ?? "", "EUR", locale);
        const type = values["type"] === "CREDIT" ? "CREDIT" : "INSTANT";
        const wanted = amount.ok ? `${amount.money.minor} ${type}` : "";
        if (wanted === asked) return;
        asked = wanted;
        forget();
        say(null);
        if (amount.ok) ask({ amount: amount.money, type });
      },
      { values: true },
    );
    return () => {
      leave();
      forget();
    };
  }, [form, findQuote, locale, notice]);

  const isOutOfReach = useIsOutOfReach();
  const said = quote && {
    fee: formatMoney(quote.fee, locale),
    total: formatMoney(quote.total, locale),
  };
  return (
    <Text size="small" tone="muted" isTabular aria-live="polite">
      {said && !isOutOfReach ? t(isZeroMoney(quote.fee) ? "send.noFee" : "send.quote", said) : "\u00A0"}
    </Text>
  );
}
