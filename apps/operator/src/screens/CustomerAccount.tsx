import { type OperatorAccount } from "@amberline/api/operator";
import { formatIban } from "@amberline/domain/iban";
import { Amount } from "@amberline/ui/Amount";
import { Card } from "@amberline/ui/Card";
import { DetailList } from "@amberline/ui/DetailList";
import { Heading } from "@amberline/ui/Text";
import { Link } from "wouter";
import { Go } from "../parts/parts.styles";
import { pathOf, paths } from "../paths";
import { useWords } from "../words/useWords";
import { MoneyForm } from "./MoneyForm";

/** One account of a customer, and the forms that move money on it. */
export function CustomerAccount({ account }: { account: OperatorAccount }) {
  const { say, language } = useWords();
  const { id, kind, name, iban, top_up_reference: reference, posted, pendingOut } = account;
  const company = {
    label: say("account.company"),
    value: (
      <Go as={Link} href={pathOf(paths.company, id)}>
        {name}
      </Go>
    ),
  };
  return (
    <Card padding={24} narrowPadding={16} aria-label={say(`account.${kind}`)}>
      <Heading size="title">{say(`account.${kind}`)}</Heading>
      <DetailList
        rows={[
          ...(kind === "corporate" ? [company] : []),
          iban
            ? { label: say("account.iban"), value: formatIban(iban) }
            : { label: say("account.reference"), value: reference ?? say("account.noIban") },
          { label: say("account.posted"), value: <Amount money={posted} locale={language} /> },
          { label: say("account.pendingOut"), value: <Amount money={pendingOut} locale={language} /> },
        ]}
      />
      <MoneyForm account={iban ?? reference ?? id} />
    </Card>
  );
}
