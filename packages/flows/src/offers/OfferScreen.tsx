import { useId, type Ref } from "react";
import { Actions } from "@amberline/ui/Actions";
import { Button, LinkButton } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Text } from "@amberline/ui/Text";
import { Check, ExternalLink } from "lucide-react";
import { useTranslation } from "../i18n";
import type { OfferName, OfferPartner } from "./offer";
import { OfferArt } from "./OfferArt";
import { Hero, Points, Terms } from "./offers.styles";

export interface OfferScreenProps {
  offer: OfferName;
  partner: OfferPartner;
  /** Opens the payment form prefilled for a top-up. */
  onTopUp: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
}

const points = ["one", "two", "three"] as const;
const away = { target: "_blank", rel: "noopener noreferrer" } as const;

function Apply({ name, applyUrl, noteId }: OfferPartner & { noteId: string }) {
  const { t } = useTranslation();
  return (
    <LinkButton href={applyUrl} icon={<Icon icon={ExternalLink} />} aria-describedby={noteId} {...away}>
      {t("offers.apply", { partner: name })}
    </LinkButton>
  );
}

/** One offer with its actions and terms (specification 2.15). */
export function OfferScreen({ offer, partner, onTopUp, titleRef }: OfferScreenProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const { name } = partner;
  const isCard = offer === "card";
  return (
    <Page>
      <PageHeader
        title={t(`offers.${offer}.title`)}
        titleRef={titleRef}
        lead={t(`offers.${offer}.lead`, { partner: name })}
      />
      <Hero>
        <OfferArt offer={offer} />
        <div>
          <Points>
            {points.map((point) => (
              <li key={point}>
                <Icon icon={Check} strokeWidth={2} />
                <span>{t(`offers.${offer}.point.${point}`, { partner: name })}</span>
              </li>
            ))}
          </Points>
          <Actions layout="phone">
            {isCard ? <Apply {...partner} noteId={noteId} /> : null}
            <Button appearance={isCard ? "quiet" : "primary"} onClick={onTopUp}>
              {t("offers.topUp")}
            </Button>
            {isCard ? (
              <Text id={noteId} size="small" tone="muted">
                {t("offers.newTab", { partner: name })}
              </Text>
            ) : null}
          </Actions>
        </div>
      </Hero>
      <Terms>
        <h2>{t("offers.terms")}</h2>
        {partner.terms[offer].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a href={partner.termsUrl} {...away}>
          {t("offers.allTerms", { partner: name })}
          <Icon icon={ExternalLink} size={16} />
        </a>
      </Terms>
    </Page>
  );
}
