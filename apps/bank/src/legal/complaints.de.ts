import { bank, consumerAuthority, ombudsman, supervisor, translation } from "./contacts.de";
import type { LegalText } from "./types";

export const complaints: LegalText = {
  title: "So beschweren Sie sich",
  summary: "Wie Sie uns sagen, dass etwas nicht stimmt, wann wir antworten und wer außerdem hilft.",
  versions: [{ from: "2026-03-01", changes: "Erste Fassung." }],
  sections: [
    {
      id: "how",
      title: "Sagen Sie es zuerst uns",
      blocks: [
        `Wählen Sie angemeldet im Profilmenü „Nachricht senden“: Die Beschwerde erhält ein Aktenzeichen und wird aufbewahrt. Sie können auch kostenlos schreiben oder anrufen, auf Lettisch oder Englisch. ${translation}`,
        { contact: bank },
        "Sagen Sie, was wann passiert ist und was wir tun sollen. Dateien helfen: Sie können sie anhängen.",
      ],
    },
    {
      id: "when",
      title: "Wann wir antworten",
      blocks: [
        "Innerhalb von 15 Bankarbeitstagen, schriftlich. Wenn etwas, das wir nicht beeinflussen können, länger dauert, schreiben wir bis dahin, warum, und antworten spätestens innerhalb von 35 Bankarbeitstagen.",
      ],
    },
    {
      id: "consumers",
      title: "Wenn Sie als Verbraucher nicht zufrieden sind",
      blocks: [
        "Der Ombudsmann der Banken prüft Beschwerden von Verbrauchern über ihre Bank:",
        { contact: ombudsman },
        "Das Verbraucherschutzzentrum hilft, einen Streit beizulegen, ebenso die dort tätige Stelle für Verbraucherstreitigkeiten. Vorher müssen Sie sich bei uns beschwert haben.",
        { contact: consumerAuthority },
      ],
    },
    {
      id: "supervisor",
      title: "Wer uns beaufsichtigt",
      blocks: [
        "Jeder, auch eine Firma, kann der Aufsicht mitteilen, dass eine Bank sich nicht an das Gesetz hält. Über Streit um Geld entscheidet sie nicht.",
        { contact: supervisor },
        "Sie können immer ein Gericht anrufen.",
      ],
    },
  ],
};
