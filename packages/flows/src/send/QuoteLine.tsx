import { useEffect, useEffectEvent, useState } from "react";
import type { Quote } from "@amberline/api/client";
import { formatMoney, isZeroMoney } from "@amberline/domain/money";
import { Text } from "@amberline/ui/Text";
import { useForm, useFormState } from "react-final-form";
import { useTranslation } from "../i18n";
import { useIsOutOfReach } from "../payee/PayeeBankContext";
import type { Notice } from "../shared";
import { quotedPaymentOf, type FindQuote, type QuotedPayment } from "./useQuotedSubmit";

const PATIENCE = 150;

interface QuoteLineProps {
  findQuote: FindQuote;
  /** Result of the payment; the fee may have changed since. */
  notice: Notice | null;
  /** Nothing was sent because the fee could not be determined. */
  isUnknown: boolean;
  /** Called with null while the fee for the current form values is unknown. */
  onQuote: (quote: Quote | null) => void;
}

/** Fee and total for the current form values. Reserves its space while they are unknown, to avoid a layout shift. */
export function QuoteLine({ findQuote, notice, isUnknown, onQuote }: QuoteLineProps) {
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
    const ask = (payment: QuotedPayment) => {
      question = new AbortController();
      const { signal } = question;
      timer = setTimeout(() => {
        void findQuote(payment, signal).then((found) => {
          if (!signal.aborted && found.ok) say(found.data);
        });
      }, PATIENCE);
    };
    const leave = form.subscribe(
      ({ values }) => {
        const payment = quotedPaymentOf(values, locale);
        const wanted = payment ? `${payment.amount.minor} ${payment.type}` : "";
        if (wanted === asked) return;
        asked = wanted;
        forget();
        say(null);
        if (payment) ask(payment);
      },
      { values: true },
    );
    return () => {
      leave();
      forget();
    };
  }, [form, findQuote, locale, notice]);

  const isOutOfReach = useIsOutOfReach();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  if (isUnknown && !quote && !submitting)
    return (
      <Text key="unknown" size="small" tone="negative" role="alert">
        {t("send.quoteUnknown")}
      </Text>
    );
  const words = () => {
    if (isOutOfReach) return "\u00A0";
    if (quote)
      return t(isZeroMoney(quote.fee) ? "send.noFee" : "send.quote", {
        fee: formatMoney(quote.fee, locale),
        total: formatMoney(quote.total, locale),
      });
    return submitting ? t("send.quoting") : "\u00A0";
  };
  return (
    <Text key="quote" size="small" tone="muted" isTabular aria-live="polite">
      {words()}
    </Text>
  );
}
