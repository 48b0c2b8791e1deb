import type { Ref } from "react";
import { PageHeader } from "@amberline/ui/PageHeader";
import { useTranslation } from "../i18n";
import type { OfferLinks } from "./offer";
import { Stack } from "./offers.styles";
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
    <Stack>
      <PageHeader title={t("page.partnerOffers")} titleRef={titleRef} lead={t("offers.lead", { partner })} />
      <PromoTiles partner={partner} {...links} />
    </Stack>
  );
}
