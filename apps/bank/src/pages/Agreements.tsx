import { useId } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { RowList, RowListItem } from "@amberline/ui/RowList";
import { Heading, Text } from "@amberline/ui/Text";
import type { LegalTexts } from "../legal/types";
import { paths } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { AgreedList } from "./AgreedList";
import { Section } from "./Legal.styles";
import { LegalLink } from "./LegalLink";

/** What can be taken back, where, and what follows from it. */
function Withdrawable() {
  const { t } = useTranslation();
  const { account } = useCustomer();
  const rows = [
    { id: "notifications", to: paths.notifications, isThere: true },
    { id: "debits", to: paths.directDebits, isThere: account.hasDirectDebits },
    { id: "trusted", to: paths.receivers, isThere: true },
    { id: "access", to: `${paths.profile}?tab=people`, isThere: account.hasPeople },
  ] as const;
  return (
    <RowList>
      {rows
        .filter(({ isThere }) => isThere)
        .map(({ id, to }) => (
          <RowListItem
            key={id}
            text={
              <>
                <LegalLink to={to}>{t(`legal.withdraw.${id}`)}</LegalLink>
                <Text as="span" size="small" tone="muted">
                  {t(`legal.withdraw.${id}Text`)}
                </Text>
              </>
            }
          />
        ))}
    </RowList>
  );
}

/** What the customer has agreed to, in which version and when, and what can be withdrawn. */
export function Agreements({ texts }: { texts: LegalTexts }) {
  const { t } = useTranslation();
  const agreed = useId();
  const withdraw = useId();
  return (
    <>
      <Section id="agreed" aria-labelledby={agreed}>
        <AgreedList
          id={agreed}
          size="title"
          titles={{ terms: texts.terms.title, fees: texts.fees.title }}
          isLooking
        />
      </Section>
      <Section id="withdraw" aria-labelledby={withdraw}>
        <Heading id={withdraw} size="title">
          {t("legal.withdraw")}
        </Heading>
        <Withdrawable />
        <LegalLink to={paths.profile}>{t("legal.inProfile")}</LegalLink>
      </Section>
    </>
  );
}
