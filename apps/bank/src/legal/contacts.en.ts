import { brand } from "../brand";
import { contactsIn } from "./facts";

export const { bank, consumerAuthority, supervisor, ombudsman, dataAuthority } = contactsIn("en", {
  bank: `${brand.name} AS`,
  consumerAuthority: {
    name: "Consumer Rights Protection Centre",
    address: "Brīvības iela 55, Rīga, LV-1010, Latvia",
  },
  supervisor: {
    name: "Bank of Latvia (Latvijas Banka)",
    address: "Krišjāņa Valdemāra iela 2A, Rīga, LV-1050, Latvia",
  },
  ombudsman: "Ombudsman of the Finance Latvia Association",
  dataAuthority: { name: "Data State Inspectorate", address: "Elijas iela 17, Rīga, LV-1050, Latvia" },
});
