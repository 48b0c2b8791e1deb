import { formatDate } from "@amberline/domain/dates";
import { useTranslation } from "@amberline/flows/i18n";
import { Banner } from "@amberline/ui/Banner";
import { paths } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { RouteButton } from "./RouteButton";

/** New versions of what the customer agreed to, until the page of agreements has been opened. */
export default function ChangedDocuments() {
  const { t, i18n } = useTranslation();
  const { user } = useCustomer();
  return user.changedDocuments.map(({ document, version }) => (
    <Banner
      key={document}
      tone="info"
      title={t(`legal.changed.${document}`, { day: formatDate(version, i18n.language) })}
      action={
        <RouteButton to={paths.legal} appearance="quiet">
          {t("legal.changed.read")}
        </RouteButton>
      }
    >
      {t("legal.changed.text")}
    </Banner>
  ));
}
