import { useTranslation } from "@amberline/flows/i18n";
import { OffersScreen } from "@amberline/flows/offers";
import { brand } from "../brand";
import type { PageProps } from "../paths";
import { useOfferLinks } from "./useOffers";
import { usePageTitle } from "./usePageTitle";

export default function PartnerOffersPage(_: PageProps) {
  const { t } = useTranslation();
  const titleRef = usePageTitle(t("page.partnerOffers"));
  return <OffersScreen partner={brand.partner.name} titleRef={titleRef} {...useOfferLinks()} />;
}
