import { type BankTexts } from "./bank.en";

export const bankTexts: BankTexts = {
  address: "Dzintaru iela 8, Rīga, LV-1004, Lettland",
  partnerAddress: "Lautrupsgade 17, 2100 Kopenhagen, Dänemark",
  changes: {
    terms: {
      "2027-02-01":
        "Neu: Einmal im Jahr erhalten Sie kostenlos eine Aufstellung aller Entgelte. Klarer gesagt, wie wir Sie über Änderungen informieren.",
      "2026-11-01":
        "Neu: geplante Zahlungen, Lastschriften, Zahlungsanforderungen und Zahlungen aus Dateien. Neu: Sie legen fest, wie viel mit einer Zahlung und an einem Tag gesendet werden darf.",
      "2026-03-01": "Erste Fassung.",
    },
    fees: {
      "2026-11-01": "Neu: Lastschriften und Daueraufträge, für Verbraucher kostenlos.",
      "2026-03-01": "Erste Fassung.",
    },
  },
};
