import type { Quote } from "@amberline/api/client";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney, type Money } from "@amberline/domain/money";
import { DetailList } from "@amberline/ui/DetailList";
import { useTranslation } from "../i18n";
import { feeText } from "../shared/feeText";
import type { Order } from "./send.types";

interface PaymentFactsProps {
  order: Order;
  quote: Quote | null;
  /** What the tariff says it costs, told where there is no quote; null if the provider does not say. */
  tariffFee: Money | null;
  /** What the payee's name is called here. */
  nameLabel: string;
}

/** All that the customer agrees to: to whom, from where, what for, and what it comes to. */
export function PaymentFacts({ order, quote, tariffFee, nameLabel }: PaymentFactsProps) {
  const { t, i18n } = useTranslation();
  const words = (sum: Money) => formatMoney(sum, i18n.language);
  const { payee, debtor, reference, amount, type } = order;
  return (
    <DetailList
      rows={[
        { label: nameLabel, value: payee.name },
        { label: t("send.iban"), value: formatIban(payee.account) },
        { label: t("send.from"), value: formatIban(debtor.account) },
        { label: t("send.reference"), value: reference },
        { label: t("send.speed"), value: t(`send.speed.${type}`) },
        { label: t("send.amount"), value: words(amount) },
        ...(quote
          ? [
              { label: t("send.fee"), value: feeText(quote.fee, t, i18n.language) },
              { label: t("send.total"), value: words(quote.total) },
            ]
          : [
              {
                label: t("send.tariffFee"),
                value: tariffFee ? feeText(tariffFee, t, i18n.language) : t("send.tariffFeeUnknown"),
              },
            ]),
      ]}
    />
  );
}
