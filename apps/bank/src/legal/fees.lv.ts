import { bank } from "./contacts.lv";
import type { LegalText, NamedService } from "./types";

const transfers: readonly NamedService[] = [
  { name: "Pārskaitījums, SEPA zibmaksājums", price: "instant" },
  { name: "Pārskaitījums, SEPA maksājums", price: "credit" },
  { name: "Pārskaitījums ārpus SEPA", price: "swift" },
  { name: "Regulārais maksājums, katrs", price: "standing_order" },
  { name: "Tiešais debets", price: "direct_debit" },
];
const general = [{ name: "Konta uzturēšana", price: "account" }] as const;

export const fees: LegalText = {
  title: "Cenrādis",
  summary: "Ko maksā katrs pakalpojums, un patērētāja maksājumu konta cenrādis standarta formā.",
  versions: [
    {
      from: "2026-11-01",
      changes: "Jaunums: tiešais debets un regulārie maksājumi, patērētājiem bez maksas.",
    },
    { from: "2026-03-01", changes: "Pirmā redakcija." },
  ],
  sections: [
    {
      id: "consumers",
      title: "Ar maksājumu kontu saistīto pakalpojumu cenrādis",
      blocks: [
        `Konta nodrošinātājs: ${bank.name}.`,
        "Šis dokuments informē par to, cik maksā galvenie ar maksājumu kontu saistītie pakalpojumi. Tas palīdzēs salīdzināt šīs maksas ar citu kontu maksām. Maksa var būt noteikta arī par citiem ar kontu saistītiem pakalpojumiem, kas šeit nav minēti.",
        "Terminu skaidrojumi bez maksas ir pieejami šīs lapas beigās.",
        {
          fees: {
            isForConsumers: true,
            groups: [
              { title: "Vispārīgie konta pakalpojumi", services: general },
              { title: "Maksājumi (izņemot kartes)", services: transfers },
              {
                title: "Kartes un skaidra nauda",
                services: [
                  { name: "Debetkartes nodrošināšana" },
                  { name: "Kredītkartes nodrošināšana" },
                  { name: "Skaidras naudas izņemšana" },
                ],
              },
              {
                title: "Pārsnieguma kredīts un saistītie pakalpojumi",
                services: [{ name: "Pārsnieguma kredīts" }],
              },
            ],
          },
        },
      ],
    },
    {
      id: "companies",
      title: "Cenrādis uzņēmumiem",
      blocks: [
        {
          fees: {
            isForConsumers: false,
            groups: [
              { title: "Vispārīgie konta pakalpojumi", services: general },
              { title: "Maksājumi", services: transfers },
            ],
          },
        },
      ],
    },
    {
      id: "charging",
      title: "Kā tiek ieturēta komisijas maksa",
      blocks: [
        "Komisijas maksu parādām pirms maksājuma apstiprināšanas un ieturam kopā ar to. Zibmaksājums nekad nemaksā vairāk par parastu maksājumu. Ienākošie maksājumi ir bez maksas.",
        "Samaksātās komisijas maksas ir redzamas vēsturē un katrā konta izrakstā.",
      ],
    },
    {
      id: "glossary",
      title: "Terminu skaidrojumi",
      blocks: [
        {
          table: {
            head: ["Termins", "Skaidrojums"],
            rows: [
              ["Konta uzturēšana", "Konta nodrošinātājs sniedz klientam iespēju izmantot kontu."],
              [
                "Pārskaitījums",
                "Konta nodrošinātājs pēc klienta pieprasījuma pārskaita naudu no klienta konta uz citu kontu.",
              ],
              [
                "Regulārais maksājums",
                "Konta nodrošinātājs pēc klienta pieprasījuma regulāri pārskaita noteiktu naudas summu no klienta konta uz citu kontu.",
              ],
              [
                "Tiešais debets",
                "Klients atļauj citai personai dot konta nodrošinātājam rīkojumu pārskaitīt tai naudu no klienta konta dienā, par ko abi vienojušies. Summa var mainīties.",
              ],
              [
                "Debetkartes nodrošināšana",
                "Konta nodrošinātājs nodrošina maksājumu karti, kas piesaistīta klienta kontam. Katra darījuma summa tiek tieši un pilnā apjomā ņemta no šī konta.",
              ],
              [
                "Kredītkartes nodrošināšana",
                "Konta nodrošinātājs nodrošina maksājumu karti, ar kuru noteiktā laikposmā veikto darījumu kopsumma nolīgtā datumā tiek pilnībā vai daļēji ņemta no klienta konta.",
              ],
              ["Skaidras naudas izņemšana", "Klients izņem skaidru naudu no sava konta."],
              [
                "Pārsnieguma kredīts",
                "Konta nodrošinātājs un klients iepriekš vienojas, ka klients var aizņemties naudu, kad kontā tās vairs nav.",
              ],
            ],
          },
        },
      ],
    },
  ],
};
