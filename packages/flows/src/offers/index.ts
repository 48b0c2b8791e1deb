export { CardScreen, type CardScreenProps } from "./CardScreen";
export type { OfferLinks, OfferName, OfferPartner } from "./offer";
export { OfferScreen, type OfferScreenProps } from "./OfferScreen";
export { OffersScreen, type OffersScreenProps } from "./OffersScreen";
