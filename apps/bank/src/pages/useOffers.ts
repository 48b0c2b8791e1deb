import type { Language } from "@amberline/domain/language";
import { useTranslation } from "@amberline/flows/i18n";
import type { OfferLinks, OfferPartner } from "@amberline/flows/offers";
import { brand } from "../brand";
import { paths } from "../paths";
import { useCustomer } from "../wiring/hooks/useBank";
import { followedBy } from "./RouteButton";
import { useGoTo } from "./useGoTo";
import { useSendTo } from "./useSendTo";

const { partner: offered } = brand;

/** Links between the pages of the offers. */
export function useOfferLinks(): OfferLinks {
  const goTo = useGoTo();
  return {
    hrefs: { card: paths.partnerCard, topUp: paths.partnerTopUp },
    onFollow: (event, href) => followedBy(event, () => goTo(href)),
  };
}

/** The partner in the interface language, and a top-up of the customer's own card (specification 2.15). */
export function useOffer() {
  const { i18n } = useTranslation();
  const { user } = useCustomer();
  const sendTo = useSendTo();
  const language = i18n.language as Language;
  const partner: OfferPartner = {
    name: offered.name,
    applyUrl: offered.applyUrl[language],
    termsUrl: offered.termsUrl[language],
    terms: { card: offered.terms.card[language], topUp: offered.terms.topUp[language] },
  };
  const topUp = () =>
    sendTo({ payeeName: `${user.firstName} ${user.lastName}`.trim(), bic: offered.topUpBic });
  return { partner, topUp };
}
