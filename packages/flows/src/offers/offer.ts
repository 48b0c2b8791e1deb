import type { MouseEvent } from "react";

export const offers = ["card", "topUp"] as const;
export type OfferName = (typeof offers)[number];

/** The partner as its offers show it, in the interface language. */
export interface OfferPartner {
  name: string;
  /** Where a card is applied for. */
  applyUrl: string;
  /** The partner's terms in full. */
  termsUrl: string;
  /** What one should know of each offer, a paragraph each. */
  terms: Record<OfferName, readonly string[]>;
}

/** Where each offer's own page is, and what follows a link there. */
export interface OfferLinks {
  hrefs: Record<OfferName, string>;
  onFollow: (event: MouseEvent, href: string) => void;
}
