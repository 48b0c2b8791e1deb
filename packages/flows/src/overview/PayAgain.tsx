import { useId } from "react";
import type { RecentPayee } from "@amberline/api/client";
import { shortName } from "@amberline/domain/names";
import { PayeeShortcuts } from "@amberline/ui/PayeeShortcuts";
import { Heading } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import type { SendPrefill } from "../send";
import { Section } from "./overview.styles";

export interface PayAgainProps {
  /** Null while unknown. */
  payees: readonly RecentPayee[] | null;
  /** `page` gives way to the one in `hero` on a very wide page. */
  place: "page" | "hero";
  /** Opens the payment form, filled in with a payee. */
  pay: (prefill: SendPrefill) => void;
  payNew: () => void;
}

/** Those who were paid last, one press from the next payment. */
export function PayAgain({ payees, place, pay, payNew }: PayAgainProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const choose = (chosen: string) => {
    const payee = payees?.find(({ account }) => account === chosen);
    if (!payee) return;
    const { name: payeeName, account, bic, type } = payee;
    pay({ payeeName, account, bic, ...(type ? { payeeType: type } : {}) });
  };
  return (
    <Section data-place={place} aria-labelledby={titleId} aria-busy={payees === null || undefined}>
      <Heading id={titleId}>{t("overview.payAgain")}</Heading>
      <PayeeShortcuts
        payees={
          payees &&
          payees.map(({ name, account, type }) => ({
            key: account,
            name,
            shortName: shortName(name, type),
          }))
        }
        words={{ new: t("overview.new"), newPayment: t("overview.newPayment") }}
        onChoose={choose}
        onNew={payNew}
      />
    </Section>
  );
}
