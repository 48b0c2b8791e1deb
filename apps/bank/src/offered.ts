import type { User } from "@amberline/api/client";
import type { Feature } from "./bankFile/bankFile";
import { brand } from "./brand";
import type { PathName } from "./paths";

const featureOf: Partial<Record<PathName, Feature>> = {
  card: "card",
  chat: "chat",
  companyRegistration: "companies",
  partnerCard: "offers",
  partnerOffers: "offers",
  partnerTopUp: "offers",
  paymentFiles: "paymentFiles",
};

/** Whether this bank has the page. */
export function hasPage(name: PathName): boolean {
  const feature = featureOf[name];
  return !feature || brand.features[feature];
}

/** Whether nothing waits for a second proof to be set up: without authenticator apps it is the provider's to ask for. */
export const hasSecondProof = ({ hasTwoFactor }: Pick<User, "hasTwoFactor">): boolean =>
  hasTwoFactor || !brand.features.authenticator;
