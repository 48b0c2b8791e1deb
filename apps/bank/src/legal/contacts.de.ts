import { brand } from "../brand";
import { contactsIn } from "./facts";

export const translation =
  "Diese deutsche Fassung ist eine Übersetzung. Bei Abweichungen gilt die lettische Fassung.";

export const { bank, consumerAuthority, supervisor, ombudsman, dataAuthority } = contactsIn("de", {
  bank: `${brand.name} AS`,
  consumerAuthority: {
    name: "Verbraucherschutzzentrum (Patērētāju tiesību aizsardzības centrs)",
    address: "Brīvības iela 55, Rīga, LV-1010, Lettland",
  },
  supervisor: {
    name: "Lettische Zentralbank (Latvijas Banka)",
    address: "Krišjāņa Valdemāra iela 2A, Rīga, LV-1050, Lettland",
  },
  ombudsman: "Ombudsmann des lettischen Finanzverbands (Finanšu nozares asociācija)",
  dataAuthority: {
    name: "Lettische Datenaufsicht (Datu valsts inspekcija)",
    address: "Elijas iela 17, Rīga, LV-1050, Lettland",
  },
});
