import type { Ref } from "react";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { useTranslation } from "../i18n";
import type { OfferLinks } from "./offer";
import { PromoTiles } from "./PromoTiles";

export interface OffersScreenProps extends OfferLinks {
  /** Name of the partner. */
  partner: string;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** What the partner offers (specification 2.15). */
export function OffersScreen({ partner, titleRef, ...links }: OffersScreenProps) {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHeader title={t("page.partnerOffers")} titleRef={titleRef} lead={t("offers.lead", { partner })} />
      <PromoTiles partner={partner} {...links} />
    </Page>
  );
}
