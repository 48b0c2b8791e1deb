import { brand } from "../brand";
import { bank, consumerAuthority, translation } from "./contacts.de";
import type { LegalText } from "./types";

export const accessibility: LegalText = {
  title: "Barrierefreiheit",
  summary: "Wie alle die Bank nutzen können, was noch nicht gut geht und wem Sie es sagen können.",
  versions: [{ from: "2026-11-01", changes: "Erste Fassung." }],
  sections: [
    {
      id: "standard",
      title: "Woran wir uns halten",
      blocks: [
        `${brand.name} möchte, dass alle die Bank ohne Hilfe nutzen können. Diese Erklärung betrifft das gesamte Online-Banking, abgemeldet und angemeldet, und folgt dem Europäischen Rechtsakt zur Barrierefreiheit (Richtlinie (EU) 2019/882) und dem lettischen Gesetz über die Barrierefreiheit von Waren und Dienstleistungen. ${translation}`,
        "Die Bank ist nach EN 301 549 und den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA, gebaut.",
      ],
    },
    {
      id: "how",
      title: "Wie die Bank für Sie funktioniert",
      blocks: [
        {
          list: [
            "Alles geht allein mit der Tastatur, und der Fokus ist immer sichtbar.",
            "Screenreader erfahren, was jedes Feld, jede Schaltfläche und jede Tabelle ist, und hören von Fehlern, Ergebnissen und ablaufender Zeit.",
            "Text lässt sich ohne seitliches Scrollen auf 400 % vergrößern. Es gibt helle und dunkle Farben mit starkem Kontrast, und Ihre eigenen Farben werden beachtet.",
            "Bewegung entfällt, wenn Ihr Gerät weniger davon verlangt.",
            "Eine Minute vor dem Ende Ihrer Sitzung werden Sie gewarnt und können sie verlängern.",
            "Codes müssen Sie weder merken noch abschreiben: Passwortmanager, Passkeys und Einfügen funktionieren.",
            "Bevor eine Zahlung ausgeführt wird, wird alles noch einmal gezeigt, und Sie können zurück.",
            "Die Sprache ist einfach, in jeder, die Sie wählen können.",
          ],
        },
      ],
    },
    {
      id: "limits",
      title: "Was noch nicht gut geht",
      blocks: [
        {
          list: [
            "Kontoauszüge und andere PDF-Dateien sind nicht für Screenreader ausgezeichnet. Dieselben Angaben stehen auf der Seite „Umsätze“, als Tabelle für Excel und als CSV.",
            "Dokumente, die uns Empfänger, Firmen oder der Partner unserer Angebote geben, sind möglicherweise nicht barrierefrei. Fragen Sie uns nach ihrem Inhalt.",
            "Um Ihre Identität zu bestätigen, fotografieren Sie Ihr Dokument und sich selbst. Wenn Sie das nicht können, schreiben Sie oder rufen Sie an: Wir helfen auf andere Weise.",
          ],
        },
      ],
    },
    {
      id: "tested",
      title: "Woher wir es wissen",
      blocks: [
        "Wir prüfen jede Seite bei jeder Änderung automatisch, und mit Tastatur, Vergrößerung, Textabständen und hohem Kontrast von Hand. Diese Erklärung wurde zuletzt an dem Tag geprüft, ab dem sie gilt.",
      ],
    },
    {
      id: "contact",
      title: "Sagen Sie es uns",
      blocks: [
        "Wenn etwas Sie hindert oder Sie ein Dokument in anderer Form brauchen, schreiben Sie oder rufen Sie an. Wir antworten innerhalb von 15 Bankarbeitstagen.",
        { contact: bank },
      ],
    },
    {
      id: "authority",
      title: "Wenn unsere Antwort nicht hilft",
      blocks: [
        "Sie können sich an die Behörde wenden, die die Barrierefreiheit überwacht:",
        { contact: consumerAuthority },
      ],
    },
  ],
};
