import { type BankTexts } from "./bank.en";

export const bankTexts: BankTexts = {
  address: "Dzintaru iela 8, Rīga, LV-1004, Latvija",
  partnerAddress: "Lautrupsgade 17, 2100 Kopenhāgena, Dānija",
  changes: {
    terms: {
      "2027-02-01":
        "Jaunums: reizi gadā bez maksas saņemat pārskatu par visām maksām. Skaidrāk pateikts, kā paziņojam par izmaiņām.",
      "2026-11-01":
        "Jaunums: plānotie maksājumi, tiešais debets, maksājumu pieprasījumi un maksājumi no faila. Jaunums: Jūs varat noteikt, cik daudz drīkst nosūtīt ar vienu maksājumu un vienā dienā.",
      "2026-03-01": "Pirmā redakcija.",
    },
    fees: {
      "2026-11-01": "Jaunums: tiešais debets un regulārie maksājumi, patērētājiem bez maksas.",
      "2026-03-01": "Pirmā redakcija.",
    },
  },
};
