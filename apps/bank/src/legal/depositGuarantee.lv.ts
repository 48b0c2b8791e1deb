import { bank, supervisor } from "./contacts.lv";
import type { LegalText } from "./types";

export const depositGuarantee: LegalText = {
  title: "Noguldījumu garantija",
  summary: "Kas notiek ar Jūsu naudu, ja banka nespēj to izmaksāt: informācijas lapa noguldītājam.",
  versions: [{ from: "2026-03-01", changes: "Pirmā redakcija." }],
  sections: [
    {
      id: "sheet",
      title: "Informācijas lapa noguldītājam",
      blocks: [
        "Pamatinformācija par noguldījumu aizsardzību.",
        {
          table: {
            head: ["Jautājums", "Atbilde"],
            rows: [
              [
                `Noguldījumus, kas veikti ${bank.name}, aizsargā`,
                "Latvijas noguldījumu garantiju fonds, ko pārvalda Latvijas Banka",
              ],
              ["Aizsardzības limits", "100 000 € vienam noguldītājam vienā bankā"],
              [
                "Ja vienā bankā ir vairāki noguldījumi",
                "Visus Jūsu noguldījumus vienā bankā summē, un kopsummai piemēro 100 000 € limitu",
              ],
              [
                "Ja konts ir kopīgs ar citām personām",
                "100 000 € limitu piemēro katram noguldītājam atsevišķi",
              ],
              ["Atlīdzības izmaksas termiņš, ja banka nespēj izmaksāt noguldījumus", "7 darbdienas"],
              ["Atlīdzības valūta", "Eiro"],
              ["Saziņa un papildu informācija", "Latvijas Banka, www.bank.lv"],
            ],
          },
        },
      ],
    },
    {
      id: "more",
      title: "Papildu informācija",
      blocks: [
        "Garantija attiecas uz Jūsu konta atlikumu kopā ar pienākošajiem procentiem – gan cilvēkiem, gan uzņēmumiem. Tā neattiecas uz banku, finanšu iestāžu un valsts iestāžu noguldījumiem un uz noziedzīgi iegūtu naudu.",
        "Pēc atsevišķiem notikumiem, piemēram, mājokļa pārdošanas, noteiktu laiku ir aizsargāta lielāka summa. No izmaksājamās summas atskaita parādus bankai, kuriem pienācis termiņš.",
        "Pieteikums nav vajadzīgs: fonds izmaksā atlīdzību automātiski. ja termiņā tā nav saņemta, vaicājiet fondam.",
        { contact: supervisor },
      ],
    },
  ],
};
