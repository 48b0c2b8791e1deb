import type { PricedService } from "@amberline/api/client";

export const legalNames = [
  "terms",
  "fees",
  "privacy",
  "complaints",
  "depositGuarantee",
  "accessibility",
] as const;
export type LegalName = (typeof legalNames)[number];

/** Somebody to turn to. */
export interface Contact {
  name: string;
  address?: string;
  phone?: string;
  email?: string;
  website?: string;
}

/** The first text of each row names it. */
export interface TextTable {
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/** A service without a price is one that this bank does not offer. */
export interface NamedService {
  name: string;
  price?: PricedService;
}

/** What the provider's tariffs of consumers or of companies ask for services. */
export interface FeeGroups {
  isForConsumers: boolean;
  groups: readonly { title: string; services: readonly NamedService[] }[];
}

export type Block =
  /** A paragraph. */
  string | { list: readonly string[] } | { table: TextTable } | { contact: Contact } | { fees: FeeGroups };

export interface LegalSection {
  /** Its anchor in the address, the same in every language. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

interface LegalVersion {
  /** The day from which it is in force. */
  from: string;
  changes: string;
}

export interface LegalText {
  title: string;
  /** One sentence for the list of all of them. */
  summary: string;
  /** Newest first. */
  versions: readonly [LegalVersion, ...LegalVersion[]];
  sections: readonly LegalSection[];
}

export type LegalTexts = Record<LegalName, LegalText>;
