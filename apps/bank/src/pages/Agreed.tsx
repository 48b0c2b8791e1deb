import { useId } from "react";
import { useTranslation } from "@amberline/flows/i18n";
import { Card } from "@amberline/ui/Card";
import { Row } from "@amberline/ui/Stack";
import { paths } from "../paths";
import { AgreedList } from "./AgreedList";
import { RouteButton } from "./RouteButton";
import { useAgreements } from "./useAgreements";

/** What the customer has agreed to, on the profile; leads to what can be withdrawn. */
export default function Agreed() {
  const { t } = useTranslation();
  const id = useId();
  const agreements = useAgreements({ isLooking: false });
  return (
    <Card gap={12} aria-labelledby={id}>
      <AgreedList
        id={id}
        size="body"
        titles={{ terms: t("legal.terms"), fees: t("legal.fees") }}
        agreements={agreements}
      />
      <Row>
        <RouteButton to={paths.legal} appearance="quiet">
          {t("legal.withdraw")}
        </RouteButton>
      </Row>
    </Card>
  );
}
