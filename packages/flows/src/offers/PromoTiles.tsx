import { LinkButton } from "@amberline/ui/Button";
import { useTranslation } from "../i18n";
import { offers, type OfferLinks } from "./offer";
import { OfferArt } from "./OfferArt";
import { Promo, Promos } from "./offers.styles";

interface PromoTilesProps extends OfferLinks {
  partner: string;
  /** @default "large" */
  size?: "large" | "small";
}

/** One block an offer, each leading to its page. */
export function PromoTiles({ partner, size = "large", hrefs, onFollow }: PromoTilesProps) {
  const { t } = useTranslation();
  return (
    <Promos data-size={size}>
      {offers.map((offer) => (
        <Promo key={offer}>
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
    </Promos>
  );
}
