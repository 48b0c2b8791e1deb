import type { MouseEvent } from "react";

export const offers = ["card", "topUp"] as const;
export type OfferName = (typeof offers)[number];

/** Partner texts in the interface language. */
export interface OfferPartner {
  name: string;
  /** Address of the card application. */
  applyUrl: string;
  /** The partner's terms in full. */
  termsUrl: string;
  /** One paragraph per offer. */
  terms: Record<OfferName, readonly string[]>;
}

export interface OfferLinks {
  hrefs: Record<OfferName, string>;
  onFollow: (event: MouseEvent, href: string) => void;
}
