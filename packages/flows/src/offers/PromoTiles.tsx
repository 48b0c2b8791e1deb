import { LinkButton } from "@amberline/ui/Button";
import { Columns } from "@amberline/ui/Columns";
import { useTranslation } from "../i18n";
import { offers, type OfferLinks } from "./offer";
import { OfferArt } from "./OfferArt";
import { Promo } from "./offers.styles";

interface PromoTilesProps extends OfferLinks {
  partner: string;
  /** @default "large" */
  size?: "large" | "small";
}

/** One block an offer, each leading to its page. */
export function PromoTiles({ partner, size = "large", hrefs, onFollow }: PromoTilesProps) {
  const { t } = useTranslation();
  return (
    <Columns align="stretch" min={size === "small" ? 15 : 20} gap={size === "small" ? 16 : 24}>
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
