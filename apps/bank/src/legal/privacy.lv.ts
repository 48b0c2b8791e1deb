import { bank, dataAuthority } from "./contacts.lv";
import { privacyEmail } from "./facts";
import type { LegalText } from "./types";

export const privacy: LegalText = {
  title: "Privātums",
  summary: "Kādus datus par Jums glabājam, kāpēc, cik ilgi un ko varat pieprasīt.",
  versions: [
    { from: "2026-11-27", changes: "Jaunums: ko meklēšana glabā Jūsu ierīcē." },
    {
      from: "2026-11-01",
      changes:
        "Jaunums: kādus datus glabājam par piekļuves atslēgām un paziņojumiem. Skaidrāk pateikts, cik ilgi glabājam katra veida datus.",
    },
    { from: "2026-03-01", changes: "Pirmā redakcija." },
  ],
  sections: [
    {
      id: "controller",
      title: "Kas ir atbildīgs",
      blocks: [
        `${bank.name} nosaka, kāpēc un kā tiek izmantoti Jūsu dati. Par visu, kas saistīts ar Jūsu datiem, rakstiet uz ${privacyEmail}.`,
      ],
    },
    {
      id: "data",
      title: "Kādi dati un kāpēc",
      blocks: [
        {
          table: {
            head: ["Dati", "Kāpēc un uz kāda tiesiska pamata"],
            rows: [
              [
                "Vārds, uzvārds, adrese, e-pasts, tālrunis",
                "Lai noslēgtu ar Jums līgumu un sazinātos: līgums.",
              ],
              [
                "Personu apliecinošs dokuments, Jūsu fotoattēls, atbildes par politiski nozīmīgu personu statusu",
                "Lai pazītu klientus, kā to prasa noziedzīgi iegūtu līdzekļu legalizācijas novēršanas likums: juridisks pienākums.",
              ],
              [
                "Maksājumi, saņēmēji, atlikumi, sagataves, plānotie maksājumi",
                "Lai izpildītu maksājumus un Jums tos parādītu: līgums; lai veiktu grāmatvedību: juridisks pienākums.",
              ],
              [
                "Ierīces, pieslēgšanās, tīkla adreses",
                "Lai pasargātu Jūsu kontu no citiem: juridisks pienākums un mūsu leģitīmā interese par drošību.",
              ],
              [
                "Ziņas, sūdzības, mums nosūtītie faili",
                "Lai Jums atbildētu: līgums; sūdzības: juridisks pienākums.",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "recipients",
      title: "Kas vēl saņem datus",
      blocks: [
        "Saņēmēja banka un maksājumu sistēmas – par katru maksājumu. Tie, kas mūsu uzdevumā verificē identitāti un nosūta e-pastus un īsziņas, saskaņā ar līgumiem, kas citādu datu izmantošanu aizliedz. Iestādes, ja to nosaka likums. Dati paliek Eiropas Ekonomikas zonā; ar maksājumu uz banku ārpus tās turp nonāk arī maksājuma dati.",
      ],
    },
    {
      id: "time",
      title: "Cik ilgi",
      blocks: [
        {
          list: [
            "Maksājumus un datus, kas Jūs identificē, – piecus gadus pēc līguma beigām, kā nosaka likums.",
            "Sūdzības – piecus gadus pēc mūsu atbildes.",
            "Paziņojumus un pieslēgšanās sarakstu – vienu gadu.",
          ],
        },
      ],
    },
    {
      id: "automatic",
      title: "Automātiski lēmumi",
      blocks: [
        "Dokumentus un maksājumus pārbaudām automātiski. Ja šāda pārbaude kaut ko atsaka, varat lūgt, lai to izskata cilvēks: rakstiet mums sarakstē vai pa e-pastu.",
      ],
    },
    {
      id: "cookies",
      title: "Sīkdatnes un glabātava pārlūkā",
      blocks: [
        "Jūsu pārlūkā glabājam tikai to, kas bankai vajadzīgs, lai darbotos: sesiju, valodu un izskatu, kā arī atzīmi, pēc kuras pieslēdzoties pazīstam ierīci. Reklāmas un izsekošanas nav, tāpēc nav arī nekā, kam Jums būtu jāpiekrīt.",
        "Tas, ko pēdējo reizi atvērāt no meklēšanas, paliek šajā ierīcē tikai kā bankas identifikatori bez vārdiem un summām. Citi tos neredz: tie pazūd, kad izejat no bankas. Ja sesija beidzas pati, tie pazūd, kad šajā ierīcē meklē cits lietotājs vai kad izdzēšat vietnes datus pārlūkā.",
      ],
    },
    {
      id: "rights",
      title: "Jūsu tiesības",
      blocks: [
        "Jūs varat jautāt, ko par Jums zinām, saņemt to failā, prasīt datus labot vai dzēst, iebilst pret to izmantošanu vai to ierobežot. Atbildam mēneša laikā bez maksas. To, ko likums liek glabāt, agrāk dzēst nevaram.",
        "Ja atbilde Jūs neapmierina, varat iesniegt sūdzību iestādei:",
        { contact: dataAuthority },
      ],
    },
  ],
};
