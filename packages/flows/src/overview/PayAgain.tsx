import { useId } from "react";
import type { RecentPayee } from "@amberline/api/client";
import { shortName } from "@amberline/domain/names";
import { PayeeShortcuts } from "@amberline/ui/PayeeShortcuts";
import { Skeleton } from "@amberline/ui/Skeleton";
import { Heading } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import type { SendPrefill } from "../send";
import { Faces, Section } from "./overview.styles";

export interface PayAgainProps {
  /** Null while unknown. */
  payees: readonly RecentPayee[] | null;
  /** `page` gives way to the one in `hero` on a very wide page. */
  place: "page" | "hero";
  /** Opens the payment form, filled in with a payee. */
  pay: (prefill: SendPrefill) => void;
  payNew: () => void;
}

const circles = [1, 2, 3, 4, 5, 6];

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
      {payees === null ? (
        <Faces aria-hidden>
          {circles.map((circle) => (
            <span key={circle}>
              <Skeleton shape="circle" width="56px" height="56px" />
              <Skeleton width="3rem" height="1.25rem" />
            </span>
          ))}
        </Faces>
      ) : (
        <PayeeShortcuts
          payees={payees.map(({ name, account, type }) => ({
            key: account,
            name,
            shortName: shortName(name, { isCompany: type === "organization" }),
          }))}
          words={{ new: t("overview.new"), newPayment: t("overview.newPayment") }}
          onChoose={choose}
          onNew={payNew}
        />
      )}
    </Section>
  );
}
