import { bank, translation } from "./contacts.de";
import type { LegalText, NamedService } from "./types";

const transfers: readonly NamedService[] = [
  { name: "Überweisung, SEPA in Echtzeit", price: "instant" },
  { name: "Überweisung, SEPA", price: "credit" },
  { name: "Überweisung, außerhalb des SEPA-Raums", price: "swift" },
  { name: "Dauerauftrag, jede Zahlung", price: "standing_order" },
  { name: "Lastschrift", price: "direct_debit" },
];
const general = [{ name: "Kontoführung", price: "account" }] as const;

export const fees: LegalText = {
  title: "Entgelte",
  summary: "Was jede Dienstleistung kostet, und die Entgeltinformation für ein Verbraucherkonto.",
  versions: [
    {
      from: "2026-11-01",
      changes: "Neu: Lastschriften und Daueraufträge, für Verbraucher kostenlos.",
    },
    { from: "2026-03-01", changes: "Erste Fassung." },
  ],
  sections: [
    {
      id: "consumers",
      title: "Entgeltinformation",
      blocks: [
        `Kontoanbieter: ${bank.name}. ${translation}`,
        "Dieses Dokument informiert Sie über die Entgelte für die Nutzung der wichtigsten mit dem Zahlungskonto verbundenen Dienste. Es soll Ihnen helfen, diese Entgelte mit denen anderer Konten zu vergleichen. Für hier nicht aufgeführte, mit dem Konto verbundene Dienste können ebenfalls Entgelte anfallen.",
        "Ein Glossar der Begriffe steht unten, kostenlos.",
        {
          fees: {
            isForConsumers: true,
            groups: [
              { title: "Allgemeine mit dem Konto verbundene Dienste", services: general },
              { title: "Zahlungen (ohne Karten)", services: transfers },
              {
                title: "Karten und Bargeld",
                services: [
                  { name: "Ausgabe einer Debitkarte" },
                  { name: "Ausgabe einer Kreditkarte" },
                  { name: "Bargeldauszahlung" },
                ],
              },
              {
                title: "Überziehungen und damit verbundene Dienste",
                services: [{ name: "Eingeräumte Kontoüberziehung" }],
              },
            ],
          },
        },
      ],
    },
    {
      id: "companies",
      title: "Preisverzeichnis für Firmen",
      blocks: [
        {
          fees: {
            isForConsumers: false,
            groups: [
              { title: "Allgemeine mit dem Konto verbundene Dienste", services: general },
              { title: "Zahlungen", services: transfers },
            ],
          },
        },
      ],
    },
    {
      id: "charging",
      title: "Wie Entgelte berechnet werden",
      blocks: [
        "Das Entgelt wird angezeigt, bevor Sie eine Zahlung bestätigen, und zusammen mit ihr abgebucht. Eine Echtzeitüberweisung kostet nie mehr als eine normale. Geldeingänge sind kostenlos.",
        "Was Sie an Entgelten gezahlt haben, steht in Ihren Umsätzen und in jedem Kontoauszug.",
      ],
    },
    {
      id: "glossary",
      title: "Glossar",
      blocks: [
        {
          table: {
            head: ["Begriff", "Bedeutung"],
            rows: [
              ["Kontoführung", "Der Kontoanbieter führt das Konto, das durch den Kunden genutzt wird."],
              [
                "Überweisung",
                "Der Kontoanbieter führt auf Anweisung des Kunden Geldüberweisungen von dem Konto des Kunden auf ein anderes Konto durch.",
              ],
              [
                "Dauerauftrag",
                "Der Kontoanbieter überweist auf Anweisung des Kunden regelmäßig einen festen Geldbetrag vom Konto des Kunden auf ein anderes Konto.",
              ],
              [
                "Lastschrift",
                "Der Kunde ermächtigt eine andere Person, den Kontoanbieter anzuweisen, Geld vom Konto des Kunden an diese zu übertragen, an einem oder mehreren zwischen ihnen vereinbarten Terminen. Der Betrag kann unterschiedlich hoch sein.",
              ],
              [
                "Ausgabe einer Debitkarte",
                "Der Kontoanbieter stellt eine Zahlungskarte bereit, die mit dem Konto des Kunden verbunden ist. Der Betrag jeder Transaktion wird direkt und in voller Höhe von diesem Konto abgebucht.",
              ],
              [
                "Ausgabe einer Kreditkarte",
                "Der Kontoanbieter stellt eine Zahlungskarte bereit, deren Transaktionen eines vereinbarten Zeitraums zu einem vereinbarten Termin ganz oder teilweise vom Konto des Kunden abgebucht werden.",
              ],
              ["Bargeldauszahlung", "Der Kunde hebt Bargeld von seinem Konto ab."],
              [
                "Eingeräumte Kontoüberziehung",
                "Der Kontoanbieter und der Kunde vereinbaren im Voraus, dass der Kunde sich Geld leihen kann, wenn auf dem Konto kein Guthaben mehr ist.",
              ],
            ],
          },
        },
      ],
    },
  ],
};
