import type { Language } from "@amberline/domain/language";
import type { SupportLocale } from "@amberline/flows/chat";
import type { LoadingBanks } from "@amberline/flows/receive";
import type { Palette } from "./brandSheet.ts";

interface Brand {
  name: string;
  slogan: Record<Language, string>;
  /** Origin of the provider; "" when it answers on the app's own address. The base path is added. */
  providerUrl: string;
  /** Prefix of every key in browser storage. */
  storagePrefix: string;
  /** Colours that differ from the design system's. */
  palette: Palette;
  /** Address of the picture in empty states and notices; null for none. */
  art: string | null;
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
  /** Whether the provider signs customers in with passkeys. */
  takesPasskeys: boolean;
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

/** Everything a bank changes to make the product its own. Nothing else mentions the brand. */
export const brand: Brand = {
  name: "Amberline",
  slogan: { en: "Money that stays clear.", lv: "Skaidrība par Jūsu naudu." },
  providerUrl: "",
  storagePrefix: "amberline",
  palette: {},
  art: "/icon.svg",
  loading: {
    own: {
      bic: "AMBRLV22",
      name: "Amberline",
      address: {
        en: "Dzintaru iela 8, Rīga, LV-1004, Latvia",
        lv: "Dzintaru iela 8, Rīga, LV-1004, Latvija",
      },
    },
    partner: {
      holder: "Amberline AS",
      iban: "DK4489000099123456",
      bic: "SXPYDKKK",
      name: "Banking Circle",
      address: {
        en: "Lautrupsgade 17, 2100 Copenhagen, Denmark",
        lv: "Lautrupsgade 17, 2100 Kopenhāgena, Dānija",
      },
    },
  },
  partner: {
    slug: "baltcard",
    name: "Baltcard",
    applyUrl: { en: "https://baltcard.example/en/apply", lv: "https://baltcard.example/pieteikties" },
    terms: {
      card: {
        en: [
          "The card is issued by Baltcard. You apply on its site; it decides on your application and may ask for documents.",
          "Its fees and limits are Baltcard's own. Amberline is not a party to the contract.",
        ],
        lv: [
          "Karti izdod Baltcard. Pieteikties var tā vietnē; par pieteikumu lemj Baltcard un var lūgt dokumentus.",
          "Kartes maksas un limitus nosaka Baltcard. Amberline nav līguma puse.",
        ],
      },
      topUp: {
        en: [
          "A top-up is a SEPA payment from your account to the account of your card. The fee of your tariff for payments applies.",
          "Top up only a card in your own name. A payment can't be recalled once it has arrived.",
        ],
        lv: [
          "Papildināšana ir SEPA maksājums no Jūsu konta uz Jūsu kartes kontu. Tiek piemērota Jūsu tarifā noteiktā komisijas maksa.",
          "Papildiniet tikai karti uz sava vārda. Saņemtu maksājumu atsaukt nevar.",
        ],
      },
    },
    termsUrl: { en: "https://baltcard.example/en/terms", lv: "https://baltcard.example/noteikumi" },
    topUpBic: "SXPYDKKK",
  },
  sessionProfile: "standard",
  verificationOrigins: [],
  takesPasskeys: true,
  appScheme: "amberline",
  hosts: ["amberline.example", "app.amberline.example"],
  help: { en: "https://amberline.example/help", lv: "https://amberline.example/palidziba" },
  chat: { id: "support", bridgeUrl: "" },
  hasNameMarks: false,
  supportLocale: "ru",
  timeZone: "Europe/Riga",
};
