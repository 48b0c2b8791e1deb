import type { ReactNode } from "react";
import { useId } from "react";
import type { User } from "@amberline/api/client";
import { groupPhone } from "@amberline/domain/text";
import { Button } from "@amberline/ui/Button";
import { Card } from "@amberline/ui/Card";
import { CopyText } from "@amberline/ui/CopyText";
import { Facts, type Fact } from "@amberline/ui/Facts";
import { Row } from "@amberline/ui/Stack";
import { StatusTag } from "@amberline/ui/StatusTag";
import { Heading } from "@amberline/ui/Text";
import { useTranslation } from "../i18n";
import { countryName } from "../shared";
import { feeText } from "../shared/feeText";
import { Cards } from "./ProfileScreen.styles";

interface FactCardProps {
  title: string;
  facts: readonly Pick<Fact, "label" | "value">[];
  children?: ReactNode;
}

/** A card of facts; an unknown fact shows a greyed label only (specification 2.12). */
function FactCard({ title, facts, children }: FactCardProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card gap={12} aria-labelledby={id}>
      <Heading id={id} size="body">
        {title}
      </Heading>
      <Facts
        facts={facts.map((fact) =>
          fact.value ? fact : { ...fact, value: t("profile.unknown"), tone: "muted" },
        )}
      />
      {children}
    </Card>
  );
}

/** Whether an e-mail or phone is confirmed. The button does nothing, as specified. */
function Confirmed({ isConfirmed, name }: { isConfirmed: boolean; name: string }) {
  const { t } = useTranslation();
  return (
    <Row justify="between" rowGap={8} isTall>
      <StatusTag tone={isConfirmed ? "positive" : "caution"}>
        {t(isConfirmed ? "profile.verified" : "profile.unverified")}
      </StatusTag>
      {isConfirmed ? null : (
        <Button appearance="quiet" aria-label={t("profile.verifyNamed", { name })}>
          {t("profile.verify")}
        </Button>
      )}
    </Row>
  );
}

interface ProfileCardsProps {
  user: User;
  onCopied: () => void;
  /** A card besides these. */
  children?: ReactNode;
}

/** Facts about the customer (specification 2.12, general tab). */
export function ProfileCards({ user, onCopied, children }: ProfileCardsProps) {
  const { t, i18n } = useTranslation();
  const { firstName, lastName, tariffName, fees, address, email, phone, id } = user;
  const words = {
    copy: t("profile.copyUserId"),
    copied: t("app.copied"),
    refused: t("profile.copyRefused"),
  };
  return (
    <Cards>
      <FactCard
        title={t("profile.personal")}
        facts={[
          { label: t("profile.firstName"), value: firstName },
          { label: t("profile.lastName"), value: lastName },
        ]}
      />
      <FactCard
        title={t("profile.tariff")}
        facts={[
          { label: t("profile.tariffLabel"), value: tariffName || t("profile.notAvailable") },
          ...(fees
            ? [
                { label: t("profile.instantFee"), value: feeText(fees.instant, t, i18n.language) },
                { label: t("profile.regularFee"), value: feeText(fees.regular, t, i18n.language) },
              ]
            : []),
        ]}
      />
      <FactCard
        title={t("profile.address")}
        facts={[
          { label: t("profile.country"), value: countryName(address.country, i18n.language) },
          { label: t("profile.city"), value: address.city },
          { label: t("profile.street"), value: address.street },
          { label: t("profile.zip"), value: address.zip },
        ]}
      />
      <FactCard
        title={t("profile.account")}
        facts={[
          {
            label: t("profile.userId"),
            value: <CopyText value={id} translate="no" words={words} onCopied={onCopied} />,
          },
        ]}
      />
      <FactCard title={t("profile.email")} facts={[{ label: t("profile.emailLabel"), value: email }]}>
        {email ? <Confirmed isConfirmed={user.isEmailConfirmed} name={t("profile.email")} /> : null}
      </FactCard>
      <FactCard
        title={t("profile.phone")}
        facts={[{ label: t("profile.phoneLabel"), value: groupPhone(phone) }]}
      >
        {phone ? <Confirmed isConfirmed={user.isPhoneConfirmed} name={t("profile.phone")} /> : null}
      </FactCard>
      {children}
    </Cards>
  );
}
