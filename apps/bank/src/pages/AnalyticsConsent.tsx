import { useId } from "react";
import { useStore } from "@amberline/app-kit/store";
import { civilDate, formatDate } from "@amberline/domain/dates";
import { useTranslation } from "@amberline/flows/i18n";
import { Button } from "@amberline/ui/Button";
import { Row } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { brand } from "../brand";
import type { Analytics } from "../wiring/analytics/analytics";
import { choice, choose } from "../wiring/analytics/consent";
import { useBank } from "../wiring/hooks/useBank";
import { Section } from "./Legal.styles";

function OwnChoice() {
  const { t, i18n } = useTranslation();
  const { now } = useBank();
  const chosen = useStore(choice);
  const day = chosen && formatDate(civilDate(chosen.at, brand.timeZone), i18n.language);
  const isAllowed = chosen?.isAllowed === true;
  return (
    <>
      <Text role="status">
        {day === null
          ? t("analytics.unanswered")
          : t(isAllowed ? "analytics.allowed" : "analytics.refused", { day })}
      </Text>
      <Row>
        <Button appearance="quiet" onClick={() => choose(!isAllowed, now())}>
          {t(isAllowed ? "analytics.withdraw" : "analytics.allow")}
        </Button>
      </Row>
    </>
  );
}

/** What this browser allows to be measured, to be changed. */
export default function AnalyticsConsent({ consent }: Pick<Analytics, "consent">) {
  const { t } = useTranslation();
  const heading = useId();
  if (consent === "unneeded") return null;
  return (
    <Section id="analytics" aria-labelledby={heading}>
      <Heading id={heading} size="title">
        {t("analytics.title")}
      </Heading>
      <Text isMeasured>{t("analytics.what")}</Text>
      {consent === "bar" ? (
        <OwnChoice />
      ) : (
        <Row>
          <Button appearance="quiet" onClick={consent.open}>
            {t("analytics.change")}
          </Button>
        </Row>
      )}
    </Section>
  );
}
