import { useId, type Ref } from "react";
import { Button, LinkButton } from "@amberline/ui/Button";
import { Icon } from "@amberline/ui/Icon";
import { PageHeader } from "@amberline/ui/PageHeader";
import { Check, ExternalLink } from "lucide-react";
import { useTranslation } from "../i18n";
import type { OfferName, OfferPartner } from "./offer";
import { OfferArt } from "./OfferArt";
import { Actions, Hero, Points, Stack, Terms } from "./offers.styles";

export interface OfferScreenProps {
  offer: OfferName;
  partner: OfferPartner;
  /** Goes to the payment form, filled in for a top-up. */
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

/** One offer: what it is, what can be done about it and on which terms (specification 2.15). */
export function OfferScreen({ offer, partner, onTopUp, titleRef }: OfferScreenProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const { name } = partner;
  const isCard = offer === "card";
  return (
    <Stack>
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
          <Actions>
            {isCard ? <Apply {...partner} noteId={noteId} /> : null}
            <Button appearance={isCard ? "quiet" : "primary"} onClick={onTopUp}>
              {t("offers.topUp")}
            </Button>
            {isCard ? <p id={noteId}>{t("offers.newTab", { partner: name })}</p> : null}
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
    </Stack>
  );
}
