import { brand } from "../brand";
import { bank } from "./contacts.lv";
import type { LegalText } from "./types";

export const terms: LegalText = {
  title: "Lietošanas noteikumi",
  summary: "Par ko Jūs un banka vienojas, kad atverat kontu.",
  versions: [
    {
      from: "2027-02-01",
      changes:
        "Jaunums: reizi gadā bez maksas saņemat pārskatu par visām maksām. Skaidrāk pateikts, kā paziņojam par izmaiņām.",
    },
    {
      from: "2026-11-01",
      changes:
        "Jaunums: plānotie maksājumi, tiešais debets, maksājumu pieprasījumi un maksājumi no faila. Jaunums: Jūs varat noteikt, cik daudz drīkst nosūtīt ar vienu maksājumu un vienā dienā.",
    },
    { from: "2026-03-01", changes: "Pirmā redakcija." },
  ],
  sections: [
    {
      id: "parties",
      title: "Līguma puses",
      blocks: [
        `Šie noteikumi ir līgums starp Jums un ${bank.name} (turpmāk – „${brand.name}” vai „mēs”). Tie ir spēkā uz nenoteiktu laiku no brīža, kad, atverot kontu, tiem piekrītat.`,
        { contact: bank },
        "Noteikumus varat jebkurā laikā bez maksas saņemt papīra formā vai pa e-pastu. Mēs sazināmies valodā, ko izmantojat šeit.",
      ],
    },
    {
      id: "account",
      title: "Jūsu konts",
      blocks: [
        "Lai atvērtu kontu, mums jāzina, kas Jūs esat: Jūs uzrādāt personu apliecinošu dokumentu un savu fotoattēlu. Kamēr tas nav izdarīts, varat iepazīties ar banku, bet nevarat maksāt.",
        "Uzņēmuma kontu atver tā pārstāvis, un mēs to apstiprinām, kad esam izskatījuši dokumentus. Konta īpašnieks var ļaut kontu izmantot arī citiem un nosaka, ko katrs drīkst darīt.",
      ],
    },
    {
      id: "payments",
      title: "Maksājumi",
      blocks: [
        "Maksājumu izpildām, kad to apstiprināt ar kodu, piekļuves atslēgu vai citādi, kā lūdzam. Pirms apstiprināšanas parādām saņēmēju, summu un komisijas maksu, kā arī to, vai vārds atbilst konta numuram.",
        {
          list: [
            "Zibmaksājums pienāk desmit sekunžu laikā jebkurā diennakts stundā un jebkurā dienā.",
            "Parasts maksājums pienāk ne vēlāk kā nākamajā darbdienā.",
            "Zibmaksājumu atsaukt nevar. Plānotu maksājumu var mainīt vai apturēt līdz dienai pirms tā izpildes.",
          ],
        },
        "Mēs varam atteikt maksājumu, ja kontā nepietiek naudas, ir sasniegts limits vai to aizliedz likums. Iemeslu pasakām, ja vien likums neaizliedz arī to.",
      ],
    },
    {
      id: "safety",
      title: "Jūsu naudas drošība",
      blocks: [
        "Glabājiet paroli, kodus un ierīces tā, lai tie nav pieejami citiem. Mēs nekad neprasām kodu pa tālruni. Paziņojiet mums nekavējoties, ja kaut kas ir pazudis vai nozagts vai ja to, iespējams, ir izmantojis kāds cits.",
        "Ja mums ir aizdomas, ka Jūsu kontu izmanto kāds cits, mēs to bloķējam, pasakām iemeslu un bloķējumu atceļam, kad iemesla vairs nav.",
      ],
    },
    {
      id: "liability",
      title: "Maksājumi bez Jūsu piekrišanas",
      blocks: [
        "Par maksājumu, kas veikts bez Jūsu piekrišanas vai kļūdaini, paziņojiet, tiklīdz to pamanāt, un ne vēlāk kā 13 mēnešu laikā. Summu atmaksājam līdz nākamās darbdienas beigām, ja vien mums nav pamata aizdomām par krāpšanu.",
        "Līdz paziņošanai Jums var nākties segt līdz 50 € no zaudējumiem, kas radušies nozaudēta vai nozagta maksāšanas līdzekļa dēļ; visus – ja rīkojāties krāpnieciski vai ar rupju neuzmanību. Pēc paziņošanas Jums nav jāsedz nekas.",
        "Tiešā debeta maksājuma atmaksu varat prasīt astoņu nedēļu laikā, nenorādot iemeslu.",
      ],
    },
    {
      id: "amendments",
      title: "Noteikumu grozījumi",
      blocks: [
        "Par grozījumiem patērētājiem paziņojam vismaz divus mēnešus pirms to spēkā stāšanās un norādām, kas mainās. Ja nepiekrītat, līdz tai dienai varat bez maksas izbeigt līgumu. Ja iebildumu nav, grozījumi stājas spēkā.",
      ],
    },
    {
      id: "ending",
      title: "Līguma izbeigšana",
      blocks: [
        "Līgumu varat izbeigt jebkurā laikā bez maksas, un 14 dienu laikā pēc konta atvēršanas varat no tā atkāpties, nenorādot iemeslu. Mēs varam līgumu izbeigt, paziņojot par to divus mēnešus iepriekš.",
      ],
    },
    {
      id: "law",
      title: "Tiesības un strīdi",
      blocks: [
        "Piemērojamas ir Latvijas tiesības. „Kā iesniegt sūdzību” apraksta, ko varat darīt, ja atbilde Jūs neapmierina, un kas vēl var palīdzēt. Vienmēr varat vērsties tiesā.",
      ],
    },
  ],
};
