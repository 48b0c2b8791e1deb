import { bank, supervisor, translation } from "./contacts.de";
import type { LegalText } from "./types";

export const depositGuarantee: LegalText = {
  title: "Einlagensicherung",
  summary: "Was mit Ihrem Geld geschieht, wenn die Bank ausfällt: der Informationsbogen für Einleger.",
  versions: [{ from: "2026-03-01", changes: "Erste Fassung." }],
  sections: [
    {
      id: "sheet",
      title: "Informationsbogen für den Einleger",
      blocks: [
        `Grundlegende Informationen über den Schutz von Einlagen. ${translation}`,
        {
          table: {
            head: ["Frage", "Antwort"],
            rows: [
              [
                `Einlagen bei ${bank.name} sind geschützt durch`,
                "Den Einlagensicherungsfonds Lettlands, geführt von der lettischen Zentralbank",
              ],
              ["Sicherungsobergrenze", "100.000 € pro Einleger und Bank"],
              [
                "Falls Sie mehrere Einlagen bei derselben Bank haben",
                "Alle Ihre Einlagen bei derselben Bank werden addiert, und für die Summe gilt die Obergrenze von 100.000 €",
              ],
              [
                "Falls Sie ein Gemeinschaftskonto mit anderen Personen haben",
                "Die Obergrenze von 100.000 € gilt für jeden einzelnen Einleger",
              ],
              ["Erstattungsfrist bei Ausfall der Bank", "7 Bankarbeitstage"],
              ["Währung der Erstattung", "Euro"],
              ["Kontakt und weitere Informationen", "Lettische Zentralbank, www.bank.lv"],
            ],
          },
        },
      ],
    },
    {
      id: "more",
      title: "Weitere Informationen",
      blocks: [
        "Geschützt ist der Saldo Ihres Kontos mit den fälligen Zinsen, bei Personen wie bei Firmen. Nicht geschützt sind Einlagen von Banken, Finanzinstituten und öffentlichen Stellen sowie Geld aus Straftaten.",
        "Nach bestimmten Ereignissen, etwa dem Verkauf Ihrer Wohnung, ist für einige Zeit ein höherer Betrag geschützt. Fällige Schulden bei der Bank werden von der Auszahlung abgezogen.",
        "Sie müssen nichts beantragen: Der Fonds zahlt automatisch. Fragen Sie dort nach, wenn Sie innerhalb der Frist nichts erhalten haben.",
        { contact: supervisor },
      ],
    },
  ],
};
