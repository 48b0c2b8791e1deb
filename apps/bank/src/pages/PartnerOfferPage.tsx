import { useTranslation } from "@amberline/flows/i18n";
import { OfferScreen } from "@amberline/flows/offers";
import type { PageProps } from "../paths";
import { useOffer } from "./useOffers";
import { usePageTitle } from "./usePageTitle";

export default function PartnerOfferPage({ name }: PageProps) {
  const { t } = useTranslation();
  const { partner, topUp } = useOffer();
  const offer = name === "partnerCard" ? "card" : "topUp";
  const titleRef = usePageTitle(t(`offers.${offer}.title`));
  return <OfferScreen offer={offer} partner={partner} onTopUp={topUp} titleRef={titleRef} />;
}
