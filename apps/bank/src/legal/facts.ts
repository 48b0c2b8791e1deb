import { brand } from "../brand";
import type { Contact } from "./types";

/** The bank as its papers name it. */
export const bank = {
  name: { en: `${brand.name} AS`, lv: `AS „${brand.name}”` },
  address: brand.loading.own.address,
  phone: "+371 6700 0000",
  email: `help@${brand.hosts[0]}`,
  website: `https://${brand.hosts[0]}`,
} satisfies Contact;

export const privacyEmail = `privacy@${brand.hosts[0]}`;

/** Protects consumers, settles their disputes, and watches over the accessibility of services. */
export const consumerAuthority: Contact = {
  name: { en: "Consumer Rights Protection Centre", lv: "Patērētāju tiesību aizsardzības centrs" },
  address: { en: "Brīvības iela 55, Rīga, LV-1010, Latvia", lv: "Brīvības iela 55, Rīga, LV-1010" },
  phone: "+371 6545 2554",
  email: "pasts@ptac.gov.lv",
  website: "https://www.ptac.gov.lv",
};

/** Supervises banks, and runs the deposit guarantee. */
export const supervisor: Contact = {
  name: { en: "Bank of Latvia (Latvijas Banka)", lv: "Latvijas Banka" },
  address: {
    en: "Krišjāņa Valdemāra iela 2A, Rīga, LV-1050, Latvia",
    lv: "Krišjāņa Valdemāra iela 2A, Rīga, LV-1050",
  },
  phone: "+371 6702 2300",
  email: "info@bank.lv",
  website: "https://www.bank.lv",
};

export const ombudsman: Contact = {
  name: { en: "Ombudsman of the Finance Latvia Association", lv: "Finanšu nozares asociācijas ombuds" },
  website: "https://www.financelatvia.eu",
};

export const dataAuthority: Contact = {
  name: { en: "Data State Inspectorate", lv: "Datu valsts inspekcija" },
  address: { en: "Elijas iela 17, Rīga, LV-1050, Latvia", lv: "Elijas iela 17, Rīga, LV-1050" },
  phone: "+371 6722 3131",
  email: "pasts@dvi.gov.lv",
  website: "https://www.dvi.gov.lv",
};
