import { useTranslation } from "@amberline/flows/i18n";
import { CardScreen } from "@amberline/flows/offers";
import { brand } from "../brand";
import type { PageProps } from "../paths";
import { useOfferLinks } from "./useOffers";
import { usePageTitle } from "./usePageTitle";

/** The bank's coming card, and the partner's offers. */
export default function CardPage(_: PageProps) {
  const { t } = useTranslation();
  const titleRef = usePageTitle(t("page.card"));
  return <CardScreen partner={brand.partner.name} titleRef={titleRef} {...useOfferLinks()} />;
}
