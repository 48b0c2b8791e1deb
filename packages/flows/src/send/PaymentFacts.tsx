import type { Quote } from "@amberline/api/client";
import { formatDate } from "@amberline/domain/dates";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney, type Money } from "@amberline/domain/money";
import { paymentDay } from "@amberline/domain/plans";
import { DetailList } from "@amberline/ui/DetailList";
import { useTranslation } from "../i18n";
import { planWords } from "../plans/planWords";
import { feeText } from "../shared/feeText";
import { Facts } from "./SendScreen.styles";
import type { Order } from "./send.types";

interface PaymentFactsProps {
  order: Order;
  quote: Quote | null;
  /** The tariff's price, shown when there is no quote; null if the provider does not state it. */
  tariffFee: Money | null;
}

/** What the customer agrees to besides payee and amount: paying account, reference, fee and total. */
export function PaymentFacts({ order, quote, tariffFee }: PaymentFactsProps) {
  const { t, i18n } = useTranslation();
  const { payee, debtor, reference, type, plan, replaces } = order;
  const first = plan && paymentDay(plan, 0);
  const fee = quote?.fee ?? tariffFee;
  return (
    <Facts>
      <DetailList
        rows={[
          { label: t("send.iban"), value: formatIban(payee.account) },
          { label: t("send.from"), value: formatIban(debtor.account) },
          { label: t("send.reference"), value: reference },
          plan && first
            ? {
                label: t("send.when"),
                value: t("send.planFacts", {
                  often: planWords(plan, t, i18n.language),
                  day: formatDate(first, i18n.language),
                }),
              }
            : { label: t("send.speed"), value: t(`send.speed.${type}`) },
          ...(replaces
            ? [
                {
                  label: t("send.insteadOf"),
                  value: t("send.insteadOf.day", { day: formatDate(replaces.day, i18n.language) }),
                },
              ]
            : []),
          {
            label: t(quote ? "send.fee" : "send.tariffFee"),
            value: fee ? feeText(fee, t, i18n.language) : t("send.tariffFeeUnknown"),
          },
        ]}
      />
      {quote ? (
        <DetailList rows={[{ label: t("send.total"), value: formatMoney(quote.total, i18n.language) }]} />
      ) : null}
    </Facts>
  );
}
