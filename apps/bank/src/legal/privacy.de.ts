import { bank, dataAuthority, translation } from "./contacts.de";
import { privacyEmail } from "./facts";
import type { LegalText } from "./types";

export const privacy: LegalText = {
  title: "Datenschutz",
  summary: "Welche Daten wir über Sie speichern, warum, wie lange, und was Sie verlangen können.",
  versions: [
    { from: "2026-11-27", changes: "Neu: was die Suche auf Ihrem Gerät speichert." },
    {
      from: "2026-11-01",
      changes:
        "Neu: was wir zu Passkeys und Mitteilungen speichern. Klarer gesagt, wie lange welche Daten gespeichert werden.",
    },
    { from: "2026-03-01", changes: "Erste Fassung." },
  ],
  sections: [
    {
      id: "controller",
      title: "Wer verantwortlich ist",
      blocks: [
        `${bank.name} entscheidet, warum und wie Ihre Daten verwendet werden. Zu allem, was Ihre Daten betrifft, schreiben Sie an ${privacyEmail}. ${translation}`,
      ],
    },
    {
      id: "data",
      title: "Welche Daten und warum",
      blocks: [
        {
          table: {
            head: ["Daten", "Warum und auf welcher Rechtsgrundlage"],
            rows: [
              [
                "Name, Anschrift, E-Mail, Telefon",
                "Um einen Vertrag mit Ihnen zu haben und Sie zu erreichen: der Vertrag.",
              ],
              [
                "Ausweisdokument, Ihr Foto, Antworten zu öffentlichen Ämtern",
                "Um unsere Kunden zu kennen, wie es das Geldwäschegesetz verlangt: rechtliche Verpflichtung.",
              ],
              [
                "Zahlungen, Empfänger, Kontostände, Vorlagen, geplante Zahlungen",
                "Um Zahlungen auszuführen und Ihnen zu zeigen: der Vertrag; für die Buchführung: rechtliche Verpflichtung.",
              ],
              [
                "Geräte, Anmeldungen, Netzwerkadressen",
                "Um Ihr Konto vor anderen zu schützen: rechtliche Verpflichtung und unser berechtigtes Interesse an Sicherheit.",
              ],
              [
                "Nachrichten, Beschwerden, Dateien, die Sie uns senden",
                "Um Ihnen zu antworten: der Vertrag; bei Beschwerden: rechtliche Verpflichtung.",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "recipients",
      title: "Wer außerdem Daten erhält",
      blocks: [
        "Die Bank des Empfängers und die Zahlungssysteme, bei jeder Zahlung. Wer für uns Ausweisdokumente prüft und E-Mails und Textnachrichten sendet, auf Grundlage von Verträgen, die jede andere Nutzung verbieten. Behörden, wo das Gesetz uns verpflichtet. Die Daten bleiben im Europäischen Wirtschaftsraum; mit einer Zahlung an eine Bank außerhalb gehen deren Daten dorthin.",
      ],
    },
    {
      id: "time",
      title: "Wie lange",
      blocks: [
        {
          list: [
            "Zahlungen und was Sie identifiziert: fünf Jahre nach Vertragsende, wie es das Gesetz verlangt.",
            "Beschwerden: fünf Jahre nach unserer Antwort.",
            "Mitteilungen und die Liste der Anmeldungen: ein Jahr.",
          ],
        },
      ],
    },
    {
      id: "automatic",
      title: "Automatische Entscheidungen",
      blocks: [
        "Prüfungen von Ausweisdokumenten und Zahlungen laufen automatisch. Wenn eine solche Prüfung etwas ablehnt, können Sie verlangen, dass ein Mensch es ansieht: Schreiben Sie uns im Chat oder per E-Mail.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies und Speicher im Browser",
      blocks: [
        "In Ihrem Browser speichern wir nur, was die Bank zum Funktionieren braucht: Ihre Sitzung, Sprache und Darstellung sowie eine Kennung, an der wir das Gerät bei der Anmeldung wiedererkennen. Es gibt keine Werbung und kein Tracking, also auch nichts, dem Sie zustimmen müssten.",
        "Was Sie zuletzt über die Suche geöffnet haben, bleibt als Kennungen der Bank auf diesem Gerät, ohne Namen und Beträge. Niemand sonst sieht sie: Sie verschwinden, wenn Sie sich abmelden. Nach einer abgelaufenen Sitzung verschwinden sie, sobald sich auf diesem Gerät ein anderer Zugang der Suche bedient oder wenn Sie die Daten der Website im Browser löschen.",
      ],
    },
    {
      id: "rights",
      title: "Ihre Rechte",
      blocks: [
        "Sie können Auskunft darüber verlangen, was wir über Sie wissen, es als Datei erhalten, berichtigen oder löschen lassen und seiner Verwendung widersprechen oder sie einschränken. Wir antworten innerhalb eines Monats, kostenlos. Was wir nach dem Gesetz aufbewahren müssen, können wir nicht früher löschen.",
        "Wenn Sie nicht zufrieden sind, können Sie sich bei der Behörde beschweren:",
        { contact: dataAuthority },
      ],
    },
  ],
};
