import type { Language } from "@amberline/domain/language";
import { brand } from "../brand";
import type { Contact } from "./types";

export const privacyEmail = `privacy@${brand.hosts[0]}`;

type Place = Required<Pick<Contact, "name" | "address">>;

/** What those to turn to are called in a language, and where they are. */
interface Places {
  /** The bank as its papers name it. */
  bank: string;
  /** Protects consumers, settles their disputes, and watches over the accessibility of services. */
  consumerAuthority: Place;
  /** Supervises banks, and runs the deposit guarantee. */
  supervisor: Place;
  ombudsman: string;
  dataAuthority: Place;
}

export const contactsIn = (language: Language, places: Places) =>
  ({
    bank: {
      name: places.bank,
      address: brand.loading.own.address[language] ?? "",
      phone: "+371 6700 0000",
      email: `help@${brand.hosts[0]}`,
      website: `https://${brand.hosts[0]}`,
    },
    consumerAuthority: {
      ...places.consumerAuthority,
      phone: "+371 6545 2554",
      email: "pasts@ptac.gov.lv",
      website: "https://www.ptac.gov.lv",
    },
    supervisor: {
      ...places.supervisor,
      phone: "+371 6702 2300",
      email: "info@bank.lv",
      website: "https://www.bank.lv",
    },
    ombudsman: { name: places.ombudsman, website: "https://www.financelatvia.eu" },
    dataAuthority: {
      ...places.dataAuthority,
      phone: "+371 6722 3131",
      email: "pasts@dvi.gov.lv",
      website: "https://www.dvi.gov.lv",
    },
  }) satisfies Record<keyof Places, Contact>;
