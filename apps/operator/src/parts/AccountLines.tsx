import { type OperatorAccount } from "@amberline/api/operator";
import { formatIban } from "@amberline/domain/iban";
import { Amount } from "@amberline/ui/Amount";
import { useTranslation } from "../i18n";
import { Account, Holding, Lines, Muted } from "./parts.styles";

interface AccountLinesProps {
  accounts: readonly OperatorAccount[];
}

/** A customer's accounts with their balances. */
export function AccountLines({ accounts }: AccountLinesProps) {
  const { t, language } = useTranslation();
  return (
    <Lines>
      {accounts.map(({ id, iban, top_up_reference: reference, kind, name, posted }) => (
        <Holding key={id}>
          <Account>{iban ? formatIban(iban) : (reference ?? t("account.noIban"))}</Account>
          <Amount money={posted} locale={language} />
          {kind === "corporate" ? <Muted>{name}</Muted> : null}
        </Holding>
      ))}
    </Lines>
  );
}
