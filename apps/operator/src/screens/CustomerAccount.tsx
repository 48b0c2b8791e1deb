import { useState } from "react";
import { collectDirectDebit, letMoneyArrive, type OperatorAccount } from "@amberline/api/operator";
import { formatIban } from "@amberline/domain/iban";
import { Amount } from "@amberline/ui/Amount";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { DetailList } from "@amberline/ui/DetailList";
import { Heading } from "@amberline/ui/Text";
import { Link } from "wouter";
import { May } from "../parts/May";
import { Moment } from "../parts/Moment";
import { Go } from "../parts/parts.styles";
import { pathOf, paths } from "../paths";
import { useTranslation } from "../i18n";
import { DebitForm } from "./DebitForm";
import { MoneyForm } from "./MoneyForm";

export function CustomerAccount({ account }: { account: OperatorAccount }) {
  const { t, language } = useTranslation();
  const {
    id,
    kind,
    name,
    iban,
    top_up_reference: reference,
    posted,
    pendingOut,
    closed_at: closedAt,
  } = account;
  const [isCollecting, setCollecting] = useState(false);
  const company = {
    label: t("account.company"),
    value: (
      <Go as={Link} href={pathOf(paths.company, id)}>
        {name}
      </Go>
    ),
  };
  return (
    <Card aria-label={t(`account.${kind}`)}>
      <Heading size="title">{t(`account.${kind}`)}</Heading>
      <DetailList
        rows={[
          ...(kind === "corporate" ? [company] : []),
          iban
            ? { label: t("account.iban"), value: formatIban(iban) }
            : { label: t("account.reference"), value: reference ?? t("account.noIban") },
          ...(closedAt === null ? [] : [{ label: t("account.closed"), value: <Moment at={closedAt} /> }]),
          { label: t("account.posted"), value: <Amount money={posted} locale={language} /> },
          { label: t("account.pendingOut"), value: <Amount money={pendingOut} locale={language} /> },
        ]}
      />
      <May call={letMoneyArrive}>
        <MoneyForm account={iban ?? reference ?? id} />
      </May>
      {iban ? (
        <May call={collectDirectDebit}>
          {isCollecting ? (
            <DebitForm account={iban} onClose={() => setCollecting(false)} />
          ) : (
            <div>
              <Button appearance="quiet" onClick={() => setCollecting(true)}>
                {t("debit.title")}
              </Button>
            </div>
          )}
        </May>
      ) : null}
    </Card>
  );
}
