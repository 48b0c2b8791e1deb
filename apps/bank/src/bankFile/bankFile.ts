import type { Language } from "@amberline/domain/language";
import type { SupportLocale } from "@amberline/flows/chat";
import type { LoadingBanks } from "@amberline/flows/receive";
import type { Palette } from "../brandSheet.ts";
import type { LegalName } from "../legal/types.ts";

/**
 * Parts of the bank that may be left out: neither menu, search nor address leads there, and no code of them loads. A way to
 * approve is one: `authenticator` apps with their recovery codes, `passkeys`, and `sentCodes`, one for each act.
 */
export const features = [
  "authenticator",
  "card",
  "chat",
  "companies",
  "offers",
  "passkeys",
  "paymentFiles",
  "sentCodes",
] as const;
export type Feature = (typeof features)[number];

/** What a bank's `bank.json` says: all that makes the product its own. Texts are in each language offered. */
export interface BankFile {
  /** Of the file's format. */
  version: 1;
  name: string;
  /** Those offered of the languages built. */
  languages: readonly Language[];
  /** For visitors whose browser asks for none of them. */
  language: Language;
  slogan: Record<Language, string>;
  /** Origin of the provider; "" when it answers on the app's own address. The base path is added. */
  providerUrl: string;
  /** Prefix of every key in browser storage. */
  storagePrefix: string;
  /** Until a customer chooses another. */
  theme: "system" | "light" | "dark";
  /** Colours that differ from the design system's. */
  palette: Palette;
  /** Address of the picture in empty states and notices; null for none. */
  art: string | null;
  /** Address of the logo beside the name; null for the design system's drop. */
  mark: string | null;
  /** A variable font for all texts, in WOFF2 files by alphabet; null for the design system's. */
  font: { family: string; files: readonly string[] } | null;
  features: Record<Feature, boolean>;
  /** The legal texts that the folder has itself, as `legal/terms.en.json`; the others are those of the build. */
  legal: readonly LegalName[];
  /** Where incoming payments arrive: the customer's own IBAN, or the partner bank with a reference. */
  loading: LoadingBanks;
  /** Partner behind the card and top-up offers; `slug` is part of their addresses. */
  partner: {
    slug: string;
    name: string;
    applyUrl: Record<Language, string>;
    /** Paragraphs of the terms of each offer. */
    terms: Record<"card" | "topUp", Record<Language, readonly string[]>>;
    /** Full terms on the partner's site. */
    termsUrl: Record<Language, string>;
    /** BIC of the bank that keeps the partner's accounts: a top-up is a payment there (specification 9). */
    topUpBic: string;
  };
  /**
   * When a session ends: `standard` ten minutes after its last token, `psd2` also after five minutes without input.
   */
  sessionProfile: "standard" | "psd2";
  /**
   * Origins of the identity-verification widget besides the provider's own; tokens that name another are refused. The
   * page's `frame-src` has to allow them too.
   */
  verificationOrigins: readonly string[];
  /** Origins that the adapters ask beside the provider, as for analytics or sign-in; `connect-src` has to allow them too. */
  adapterOrigins: readonly string[];
  /** URL scheme of the bank's app, in lower case, without the colon. */
  appScheme: string;
  /** The bank's own hosts, in lower case: the only ones an external link may redirect to, over https. */
  hosts: readonly string[];
  /** Where somebody who is not signed in gets help. */
  help: Record<Language, string>;
  /**
   * The chat: `id` is what the bridge calls it; `bridgeUrl` is the bridge's address when it has a host of its own, which
   * the page's `connect-src` has to allow too, and "" when it is below the provider's base path.
   */
  chat: { id: string; bridgeUrl: string };
  /** Whether a new customer's name may have hyphens and apostrophes; else both are offered without (specification 5). */
  hasNameMarks: boolean;
  /** Language of support: used for the chat's dates, empty state and file limits. */
  supportLocale: SupportLocale;
  /** IANA time zone that decides where a day begins in statements and lists. */
  timeZone: string;
}
