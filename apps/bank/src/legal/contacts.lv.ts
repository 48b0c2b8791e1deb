import { brand } from "../brand";
import { contactsIn } from "./facts";

export const { bank, consumerAuthority, supervisor, ombudsman, dataAuthority } = contactsIn("lv", {
  bank: `AS „${brand.name}”`,
  consumerAuthority: {
    name: "Patērētāju tiesību aizsardzības centrs",
    address: "Brīvības iela 55, Rīga, LV-1010",
  },
  supervisor: { name: "Latvijas Banka", address: "Krišjāņa Valdemāra iela 2A, Rīga, LV-1050" },
  ombudsman: "Finanšu nozares asociācijas ombuds",
  dataAuthority: { name: "Datu valsts inspekcija", address: "Elijas iela 17, Rīga, LV-1050" },
});
