import type { DebitAgreement as Agreement } from "@amberline/api/client";
import { DetailList } from "@amberline/ui/DetailList";
import { useTranslation } from "../i18n";
import { limitWords } from "./debitWords";

/** What the customer agrees to that may be collected. */
export function DebitAgreement({ agreement }: { agreement: Agreement }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <p>{t("directDebits.agree")}</p>
      <DetailList
        rows={
          "rule" in agreement
            ? [{ label: t("directDebits.rule"), value: t(`directDebits.rule.${agreement.rule}`) }]
            : [
                { label: t("directDebits.creditor"), value: agreement.mandate.creditor },
                { label: t("directDebits.mandate"), value: agreement.mandate.reference },
                { label: t("directDebits.mayCollect"), value: limitWords(agreement.limit, t, i18n.language) },
              ]
        }
      />
    </>
  );
}
