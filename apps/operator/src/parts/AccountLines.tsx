import { type OperatorAccount } from "@amberline/api/operator";
import { formatIban } from "@amberline/domain/iban";
import { Amount } from "@amberline/ui/Amount";
import { Text } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { Muted } from "./Muted";
import { Holding, Lines } from "./parts.styles";

interface AccountLinesProps {
  accounts: readonly OperatorAccount[];
}

export function AccountLines({ accounts }: AccountLinesProps) {
  const { t, language } = useTranslation();
  return (
    <Lines>
      {accounts.map(({ id, iban, top_up_reference: reference, kind, name, posted }) => (
        <Holding key={id}>
          <Text as="span" isTabular>
            {iban ? formatIban(iban) : (reference ?? t("account.noIban"))}
          </Text>
          <Amount money={posted} locale={language} />
          {kind === "corporate" ? <Muted>{name}</Muted> : null}
        </Holding>
      ))}
    </Lines>
  );
}
