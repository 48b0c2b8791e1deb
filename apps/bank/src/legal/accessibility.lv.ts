import { brand } from "../brand";
import { bank, consumerAuthority } from "./contacts.lv";
import type { LegalText } from "./types";

export const accessibility: LegalText = {
  title: "Piekļūstamība",
  summary: "Kā banku var izmantot ikviens, kas vēl nedarbojas labi un kam par to pateikt.",
  versions: [{ from: "2026-11-01", changes: "Pirmā redakcija." }],
  sections: [
    {
      id: "standard",
      title: "Ko mēs ievērojam",
      blocks: [
        `${brand.name} vēlas, lai banku bez citu palīdzības varētu izmantot ikviens. Šis paziņojums attiecas uz visu internetbanku – pirms pieslēgšanās un pēc tās – un ir sagatavots saskaņā ar Eiropas Piekļūstamības aktu (Direktīvu (ES) 2019/882) un Preču un pakalpojumu piekļūstamības likumu.`,
        "Banka ir veidota atbilstoši standartam EN 301 549 un Tīmekļa satura piekļūstamības vadlīniju (WCAG) 2.2 AA līmenim.",
      ],
    },
    {
      id: "how",
      title: "Kā banka Jums palīdz",
      blocks: [
        {
          list: [
            "Visu var izdarīt tikai ar tastatūru, un vienmēr ir redzams, kur atrodaties.",
            "Ekrāna lasītāji nolasa katru lauku, pogu un tabulu un paziņo par kļūdām, rezultātiem un laiku, kas tuvojas beigām.",
            "Tekstu var palielināt līdz 400 % bez ritināšanas uz sāniem. Ir gaišas un tumšas krāsas ar izteiktu kontrastu, un tiek ievērotas Jūsu izvēlētās krāsas.",
            "Kustības apstājas, ja ierīcē izvēlēts, ka to ir mazāk.",
            "Minūti pirms sesijas beigām Jūs saņemat brīdinājumu un varat sesiju pagarināt.",
            "Kodi nav jāatceras un jāpārraksta: var izmantot paroļu pārvaldniekus, piekļuves atslēgas un ielīmēšanu.",
            "Pirms maksājuma viss tiek parādīts vēlreiz, un var atgriezties.",
            "Valoda ir vienkārša – visās valodās, ko varat izvēlēties.",
          ],
        },
      ],
    },
    {
      id: "limits",
      title: "Kas vēl nedarbojas labi",
      blocks: [
        {
          list: [
            "Konta izraksti un citi PDF faili nav marķēti ekrāna lasītājiem. Tā pati informācija ir lapā „Vēsture”, kā arī Excel tabulā un CSV failā.",
            "Saņēmēju, uzņēmumu un mūsu piedāvājumu partnera dokumenti var nebūt piekļūstami. Vaicājiet mums, kas tajos rakstīts.",
            "Identitātes verifikācijai jāfotografē dokuments un sava seja. Ja to nevarat, rakstiet vai zvaniet: palīdzēsim citādi.",
          ],
        },
      ],
    },
    {
      id: "tested",
      title: "Kā to zinām",
      blocks: [
        "Katru lapu pārbaudām automātiski līdz ar katru izmaiņu, kā arī paši – ar tastatūru, palielinājumu, teksta atstarpēm un lielu kontrastu. Šis paziņojums pēdējoreiz pārskatīts dienā, no kuras tas ir spēkā.",
      ],
    },
    {
      id: "contact",
      title: "Pastāstiet mums",
      blocks: [
        "Ja kaut kas Jums traucē vai dokuments vajadzīgs citā formā, rakstiet vai zvaniet. Atbildam 15 darbdienu laikā.",
        { contact: bank },
      ],
    },
    {
      id: "authority",
      title: "Ja mūsu atbilde nepalīdz",
      blocks: ["Varat vērsties iestādē, kas uzrauga piekļūstamību:", { contact: consumerAuthority }],
    },
  ],
};
