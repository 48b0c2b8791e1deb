import { bank, consumerAuthority, ombudsman, supervisor } from "./contacts.lv";
import type { LegalText } from "./types";

export const complaints: LegalText = {
  title: "Kā iesniegt sūdzību",
  summary: "Kā mums pateikt, ka kaut kas nav kārtībā, kad atbildēsim un kas vēl var palīdzēt.",
  versions: [{ from: "2026-03-01", changes: "Pirmā redakcija." }],
  sections: [
    {
      id: "how",
      title: "Vispirms sakiet mums",
      blocks: [
        "Pieslēdzieties un profila izvēlnē izvēlieties „Sūdzība vai ierosinājums”: sūdzībai tiek piešķirts numurs. Varat arī rakstīt vai zvanīt – bez maksas, latviešu vai angļu valodā.",
        { contact: bank },
        "Uzrakstiet, kas un kad notika un ko vēlaties, lai mēs darām. Varat pievienot failus.",
      ],
    },
    {
      id: "when",
      title: "Kad atbildēsim",
      blocks: [
        "15 darbdienu laikā, rakstiski. Ja no mums neatkarīgu iemeslu dēļ vajag vairāk laika, līdz tam uzrakstīsim, kāpēc, un atbildēsim ne vēlāk kā 35 darbdienu laikā.",
      ],
    },
    {
      id: "consumers",
      title: "Ja atbilde patērētāju neapmierina",
      blocks: [
        "Banku ombuds izskata patērētāju sūdzības par banku:",
        { contact: ombudsman },
        "Patērētāju tiesību aizsardzības centrs palīdz atrisināt strīdu; to var izskatīt arī Patērētāju strīdu risināšanas komisija. Pirms tam sūdzība jāiesniedz mums.",
        { contact: consumerAuthority },
      ],
    },
    {
      id: "supervisor",
      title: "Kas mūs uzrauga",
      blocks: [
        "Ikviens, arī uzņēmums, var ziņot uzraugam, ka banka neievēro likumu. Strīdus par naudu tas neizšķir.",
        { contact: supervisor },
        "Vienmēr varat vērsties tiesā.",
      ],
    },
  ],
};
