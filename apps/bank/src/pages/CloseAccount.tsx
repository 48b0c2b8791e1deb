import { useId } from "react";
import { civilDate, formatDate } from "@amberline/domain/dates";
import { useTranslation } from "@amberline/flows/i18n";
import { Card } from "@amberline/ui/Card";
import { Row } from "@amberline/ui/Stack";
import { Heading, Text } from "@amberline/ui/Text";
import { brand } from "../brand";
import { paths } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { RouteButton } from "./RouteButton";

/** Leads to closing the account, or to how it stands once it is. */
export default function CloseAccount() {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { closedAt } = useCustomer().account;
  const day = closedAt === null ? null : formatDate(civilDate(closedAt, brand.timeZone), i18n.language);
  return (
    <Card gap={12} aria-labelledby={id}>
      <Heading id={id} level={2} size="body">
        {t(day === null ? "page.closing" : "closing.closed")}
      </Heading>
      <Text>{day === null ? t("closing.lead") : t("closing.closed.since", { day })}</Text>
      <Row>
        <RouteButton to={paths.closing} appearance="quiet">
          {t(day === null ? "closing.begin" : "closing.see")}
        </RouteButton>
      </Row>
    </Card>
  );
}
