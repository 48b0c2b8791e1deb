import type { TrustAgreement as Agreement } from "@amberline/api/client";
import { formatMoney } from "@amberline/domain/money";
import { DetailList } from "@amberline/ui/DetailList";
import { useTranslation } from "../i18n";
import { groupedAccount } from "./savedPayee";

/** Whom the customer trusts, and how much is paid without a code then. */
export function TrustAgreement({ agreement: { payee, limits } }: { agreement: Agreement }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <p>{t("payees.trustAgree")}</p>
      <DetailList
        rows={[
          { label: t("payees.column.payee"), value: payee.name },
          { label: t("payees.column.account"), value: groupedAccount(payee.account) },
          { label: t("limits.perPayment"), value: formatMoney(limits.perPayment, i18n.language) },
          { label: t("limits.perDay"), value: formatMoney(limits.perDay, i18n.language) },
        ]}
      />
    </>
  );
}
