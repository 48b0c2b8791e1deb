import type { Ref } from "react";
import { EmptyState } from "@amberline/ui/EmptyState";
import { Icon } from "@amberline/ui/Icon";
import { Page } from "@amberline/ui/Page";
import { PageHeader } from "@amberline/ui/PageHeader";
import { CreditCard } from "lucide-react";
import { useTranslation } from "../i18n";
import type { OfferLinks } from "./offer";
import { PromoTiles } from "./OffersScreen";

export interface CardScreenProps extends OfferLinks {
  partner: string;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The bank's own card is coming soon; the partner's is available (specification 2.15). */
export function CardScreen({ partner, titleRef, ...links }: CardScreenProps) {
  const { t } = useTranslation();
  return (
    <Page>
      <PageHeader title={t("page.card")} titleRef={titleRef} />
      <EmptyState icon={<Icon icon={CreditCard} />} title={t("app.comingSoon.title")} headingLevel={2}>
        {t("card.comingSoon")}
      </EmptyState>
      <PromoTiles size="small" partner={partner} {...links} />
    </Page>
  );
}
