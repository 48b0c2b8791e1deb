import type { ClosingAgreement as Agreement } from "@amberline/api/client";
import { formatIban } from "@amberline/domain/iban";
import { formatMoney } from "@amberline/domain/money";
import { DetailList } from "@amberline/ui/DetailList";
import { useTranslation } from "../i18n";

/** What the customer agrees to: the account is closed, and its money goes there. */
export function ClosingAgreement({ agreement: { closing } }: { agreement: Agreement }) {
  const { t, i18n } = useTranslation();
  const { amount, to } = closing;
  return (
    <>
      <p>{t("closing.agree")}</p>
      {to ? (
        <DetailList
          rows={[
            { label: t("send.amount"), value: formatMoney(amount, i18n.language) },
            { label: t("send.payeeName"), value: to.name },
            { label: t("send.iban"), value: formatIban(to.account) },
          ]}
        />
      ) : null}
    </>
  );
}
