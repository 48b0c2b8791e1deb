import { useId } from "react";
import type { Consent } from "@amberline/api/client";
import { formatDate } from "@amberline/domain/dates";
import { useTranslation } from "@amberline/flows/i18n";
import { canUsePasskeys } from "@amberline/flows/passkeys";
import { Button } from "@amberline/ui/Button";
import { RowList, RowListItem } from "@amberline/ui/RowList";
import { Row } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import type { LegalTexts } from "../legal/types";
import { brand } from "../brand";
import { paths } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { AgreedList } from "./AgreedList";
import { Section } from "./Legal.styles";
import { LegalLink } from "./LegalLink";
import { useShellDialogs } from "./shellDialogs";
import { useAgreements } from "./useAgreements";

interface WithdrawableProps {
  consents: readonly Consent[] | null;
  /** Called when something may have been withdrawn. */
  onChange: () => void;
}

/** What can be taken back, where, since when it holds, and what follows from taking it back. */
function Withdrawable({ consents, onChange }: WithdrawableProps) {
  const { t, i18n } = useTranslation();
  const { account, user } = useCustomer();
  const dialogs = useShellDialogs();
  const linked = (id: "notifications" | "debits" | "trusted" | "access", to: string) => (
    <LegalLink to={to}>{t(`legal.withdraw.${id}`)}</LegalLink>
  );
  const opened = (id: "devices" | "passkeys") => (
    <Row>
      <Button appearance="quiet" onClick={() => void dialogs.open(id).then(onChange)}>
        {t(`${id}.title`)}
      </Button>
    </Row>
  );
  const people = `${paths.profile}?tab=people`;
  const hasPasskeys = brand.features.passkeys && user.passkeys !== null && canUsePasskeys();
  const rows = [
    {
      id: "notifications",
      kind: "push",
      also: "mail",
      where: linked("notifications", paths.notifications),
      isThere: true,
    },
    {
      id: "debits",
      kind: "debit",
      where: linked("debits", paths.directDebits),
      isThere: account.hasDirectDebits,
    },
    { id: "trusted", kind: "trusted", where: linked("trusted", paths.receivers), isThere: true },
    { id: "access", kind: "access", where: linked("access", people), isThere: account.hasPeople },
    { id: "devices", kind: "device", where: opened("devices"), isThere: true },
    { id: "passkeys", kind: "passkey", where: opened("passkeys"), isThere: hasPasskeys },
  ] as const;
  const given = (of: (typeof rows)[number]) =>
    consents?.filter(({ kind }) => kind === of.kind || ("also" in of && kind === of.also)) ?? [];
  return (
    <RowList>
      {rows
        .filter(({ isThere }) => isThere)
        .map((row) => (
          <RowListItem
            key={row.id}
            text={
              <>
                {row.where}
                <Text as="span" size="small" tone="muted">
                  {t(`legal.withdraw.${row.id}Text`)}
                </Text>
                {given(row).map(({ kind, name, since }, nth) => (
                  <Text key={nth} as="span" size="small">
                    {t(kind === "mail" ? "legal.withdraw.mailed" : "legal.withdraw.since", {
                      name: name || t("legal.withdraw.unnamed"),
                      day: formatDate(since, i18n.language),
                    })}
                  </Text>
                ))}
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
  const agreements = useAgreements({ isLooking: true });
  return (
    <>
      <Section id="agreed" aria-labelledby={agreed}>
        <AgreedList
          id={agreed}
          size="title"
          titles={{ terms: texts.terms.title, fees: texts.fees.title }}
          agreements={agreements}
        />
      </Section>
      <Section id="withdraw" aria-labelledby={withdraw}>
        <Heading id={withdraw} size="title">
          {t("legal.withdraw")}
        </Heading>
        <Withdrawable consents={agreements.agreed?.consents ?? null} onChange={agreements.retry} />
        <LegalLink to={paths.profile}>{t("legal.inProfile")}</LegalLink>
      </Section>
    </>
  );
}
