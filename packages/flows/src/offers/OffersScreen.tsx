import type { Ref } from "react";
import { LinkButton } from "@amberline/ui/Button";
import { Columns } from "@amberline/ui/Columns";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { useTranslation } from "../i18n";
import { offers, type OfferLinks } from "./offer";
import { OfferArt } from "./OfferArt";
import { Promo } from "./offers.styles";

interface PromoTilesProps extends OfferLinks {
  partner: string;
  /** @default "large" */
  size?: "large" | "small";
}

export function PromoTiles({ partner, size = "large", hrefs, onFollow }: PromoTilesProps) {
  const { t } = useTranslation();
  return (
    <Columns align="stretch" min={size === "small" ? 15 : 20} gap={24}>
      {offers.map((offer) => (
        <Promo key={offer} data-size={size}>
          <OfferArt offer={offer} />
          <div>
            <h2>{t(`offers.${offer}.title`)}</h2>
            <p>{t(`offers.${offer}.lead`, { partner })}</p>
            <LinkButton
              appearance="quiet"
              href={hrefs[offer]}
              onClick={(event) => onFollow(event, hrefs[offer])}
            >
              {t(`offers.${offer}.more`)}
            </LinkButton>
          </div>
        </Promo>
      ))}
    </Columns>
  );
}

export interface OffersScreenProps extends OfferLinks {
  partner: string;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The partner's offers (specification 2.15). */
export function OffersScreen({ partner, titleRef, ...links }: OffersScreenProps) {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHeader title={t("page.partnerOffers")} titleRef={titleRef} lead={t("offers.lead", { partner })} />
      <PromoTiles partner={partner} {...links} />
    </Page>
  );
}
