import { brand } from "../brand";
import { bank, translation } from "./contacts.de";
import type { LegalText } from "./types";

export const terms: LegalText = {
  title: "Nutzungsbedingungen",
  summary: "Was Sie und die Bank vereinbaren, wenn Sie ein Konto eröffnen.",
  versions: [
    {
      from: "2027-02-01",
      changes:
        "Neu: Einmal im Jahr erhalten Sie kostenlos eine Aufstellung aller Entgelte. Klarer gesagt, wie wir Sie über Änderungen informieren.",
    },
    {
      from: "2026-11-01",
      changes:
        "Neu: geplante Zahlungen, Lastschriften, Zahlungsanforderungen und Zahlungen aus Dateien. Neu: Sie legen fest, wie viel mit einer Zahlung und an einem Tag gesendet werden darf.",
    },
    { from: "2026-03-01", changes: "Erste Fassung." },
  ],
  sections: [
    {
      id: "parties",
      title: "Zwischen wem der Vertrag besteht",
      blocks: [
        `Diese Bedingungen sind ein Vertrag zwischen Ihnen und ${bank.name} („${brand.name}“, „wir“). Sie gelten auf unbestimmte Zeit ab dem Moment, in dem Sie ihnen bei der Kontoeröffnung zustimmen.`,
        { contact: bank },
        `Sie können diese Bedingungen jederzeit kostenlos auf Papier oder per E-Mail erhalten. Wir schreiben Ihnen in der Sprache, die Sie hier gewählt haben. ${translation}`,
      ],
    },
    {
      id: "account",
      title: "Ihr Konto",
      blocks: [
        "Um ein Konto zu eröffnen, müssen wir wissen, wer Sie sind: Sie zeigen ein Ausweisdokument und ein Foto von sich. Bis dahin können Sie sich umsehen, aber kein Geld senden.",
        "Das Konto einer Firma wird von ihrer Vertretung eröffnet und bestätigt, nachdem wir ihre Dokumente gelesen haben. Wer das Konto innehat, kann es andere nutzen lassen und bestimmt, was sie dürfen.",
      ],
    },
    {
      id: "payments",
      title: "Zahlungen",
      blocks: [
        "Eine Zahlung wird ausgeführt, sobald Sie sie mit einem Code, einem Passkey oder auf andere von uns verlangte Weise bestätigt haben. Bevor Sie bestätigen, zeigen wir den Empfänger, den Betrag und das Entgelt und ob der Name zur Kontonummer gehört.",
        {
          list: [
            "Eine Echtzeitüberweisung ist innerhalb von zehn Sekunden da, zu jeder Zeit und an jedem Tag.",
            "Eine normale Überweisung ist spätestens am nächsten Bankarbeitstag da.",
            "Eine Echtzeitüberweisung kann nicht zurückgerufen werden. Eine geplante Zahlung kann bis zum Tag vor der Ausführung geändert oder beendet werden.",
          ],
        },
        "Wir können eine Zahlung ablehnen, wenn das Geld nicht reicht, ein Limit erreicht ist oder das Gesetz sie verbietet. Den Grund teilen wir Ihnen mit, sofern das Gesetz nicht auch das verbietet.",
      ],
    },
    {
      id: "safety",
      title: "So bleibt Ihr Geld sicher",
      blocks: [
        "Behalten Sie Passwort, Codes und Geräte für sich. Wir fragen Sie niemals am Telefon nach einem Code. Informieren Sie uns unverzüglich, wenn etwas verloren geht, gestohlen wird oder von jemand anderem benutzt worden sein könnte.",
        "Wenn wir vermuten, dass jemand anderes Ihr Konto nutzt, sperren wir es, teilen Ihnen den Grund mit und heben die Sperre auf, sobald der Grund entfallen ist.",
      ],
    },
    {
      id: "liability",
      title: "Zahlungen, die Sie nicht autorisiert haben",
      blocks: [
        "Informieren Sie uns über eine Zahlung, die Sie nicht autorisiert haben oder die fehlerhaft ausgeführt wurde, sobald Sie es bemerken, spätestens innerhalb von 13 Monaten. Wir erstatten den Betrag bis zum Ende des nächsten Bankarbeitstages, sofern wir keinen Grund haben, Betrug zu vermuten.",
        "Bis Sie uns informiert haben, müssen Sie bei einem verlorenen oder gestohlenen Zahlungsmittel möglicherweise bis zu 50 € des Schadens tragen; den ganzen Schaden, wenn Sie betrügerisch oder grob fahrlässig gehandelt haben. Danach tragen Sie nichts.",
        "Eine Lastschrift können Sie sich innerhalb von acht Wochen ohne Angabe von Gründen erstatten lassen.",
      ],
    },
    {
      id: "amendments",
      title: "Änderungen dieser Bedingungen",
      blocks: [
        "Verbraucher informieren wir mindestens zwei Monate vor dem Wirksamwerden über eine Änderung und sagen, was sich ändert. Wenn Sie nicht zustimmen, können Sie den Vertrag vor diesem Tag kostenlos kündigen. Wenn Sie schweigen, gilt die Änderung.",
      ],
    },
    {
      id: "ending",
      title: "Ende des Vertrags",
      blocks: [
        "Sie können den Vertrag jederzeit kostenlos kündigen und ihn innerhalb von 14 Tagen nach der Kontoeröffnung ohne Angabe von Gründen widerrufen. Wir können ihn mit einer Frist von zwei Monaten kündigen.",
      ],
    },
    {
      id: "law",
      title: "Recht und Streitigkeiten",
      blocks: [
        "Es gilt das Recht Lettlands. Unter „So beschweren Sie sich“ steht, was Sie tun können, wenn Sie nicht zufrieden sind, und wer außerdem hilft. Sie können immer ein Gericht anrufen.",
      ],
    },
  ],
};
