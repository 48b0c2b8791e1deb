import { type ContractCatalogue } from "./contract.en";

const withComma = (share: string) => share.replace(".", ",");

export const contract: ContractCatalogue = {
  agreement: "Uzņēmuma konta līgums",
  memberAgreement: "Uzņēmuma pārstāvja vai īpašnieka apliecinājums",
  between: (bank, company) => `Starp ${bank} un ${company}`,
  by: (person, company) => `${person}, ${company}`,
  company: "Uzņēmums",
  registrationNumber: "Reģistrācijas numurs",
  legalForm: "Juridiskā forma",
  address: "Juridiskā adrese",
  website: "Tīmekļa vietne",
  iban: "Konts",
  tariff: "Cenrādis",
  number: "Līguma numurs",
  person: "Persona",
  role: "Amats",
  legalForms: {
    limited_liability: "Sabiedrība ar ierobežotu atbildību",
    joint_stock: "Akciju sabiedrība",
    sole_trader: "Individuālais komersants",
    general_partnership: "Pilnsabiedrība",
    limited_partnership: "Komandītsabiedrība",
    cooperative: "Kooperatīvā sabiedrība",
    association: "Biedrība",
    foundation: "Nodibinājums",
    other: "Cita",
  },
  positions: { director: "valdes loceklis", owner: "īpašnieks", member: "pārstāvis" },
  memberLine: (name, position, share) =>
    share === null
      ? `${name}, ${position}.`
      : `${name}, ${position}, pieder ${withComma(share)} % kapitāla daļu.`,
  noMembers: "Pārstāvji un īpašnieki vēl nav norādīti.",
  exposed: (details) =>
    `Uzņēmums apliecina, ka tajā iesaistīta politiski nozīmīga persona, tās ģimenes loceklis vai ar to cieši saistīta persona: ${details}`,
  notExposed:
    "Uzņēmums apliecina, ka neviens no tā patiesajiem labuma guvējiem, īpašniekiem un pārstāvjiem nav politiski nozīmīga persona, tās ģimenes loceklis vai ar to cieši saistīta persona.",
  exposureOpen: "Uz jautājumu par politiski nozīmīgām personām vēl nav atbildēts.",

  sections: (facts) => [
    {
      heading: "1. Līdzēji",
      paragraphs: [
        `${facts.bank} (banka) un ${facts.company.company}, reģistrācijas numurs ${facts.company.registrationNumber}, ${facts.company.address} (uzņēmums), noslēdz šo līgumu.`,
        `Uzņēmuma darbība: ${facts.business}`,
      ],
    },
    {
      heading: "2. Konts",
      paragraphs: [
        `Banka uztur uzņēmuma kontu ${facts.iban} eiro valūtā un veic un saņem tajā maksājumus. Kontu drīkst izmantot tikai uzņēmuma darbībai.`,
        "Maksājumiem konts pieejams, kad banka ir apstiprinājusi uzņēmumu. Līdz tam naudu var saņemt, bet ne sūtīt.",
      ],
    },
    {
      heading: "3. Maksājumi",
      paragraphs: [
        "Maksājuma rīkojums ir dots, kad tas apstiprināts ar divfaktoru autentifikācijas kodu. SEPA zibmaksājumus banka izpilda desmit sekundēs, SEPA maksājumus – ne vēlāk kā līdz nākamās darba dienas beigām.",
        "Pirms maksājuma banka salīdzina saņēmēja vārdu vai nosaukumu ar konta turētāju un brīdina uzņēmumu, ja tie atšķiras. Ja maksājums nosūtīts, neraugoties uz brīdinājumu, nepareiza saņēmēja risku uzņemas uzņēmums.",
        "Banka var atteikties izpildīt rīkojumu, kam nepietiek līdzekļu vai kas ir pretrunā ar likumu vai šo līgumu. Par to banka paziņo nekavējoties un norāda iemeslu, ja likums to neaizliedz.",
      ],
    },
    {
      heading: "4. Bankai sniegtās ziņas",
      paragraphs: [
        "Uzņēmums apliecina, ka visas tā sniegtās atbildes un iesniegtie dokumenti ir patiesi un pilnīgi, un piecu darba dienu laikā paziņo bankai par izmaiņām, it īpaši pārstāvjos, īpašniekos un adresē.",
        facts.exposure,
        "Likums uzliek bankai pienākumu pazīt savus klientus. Banka var pieprasīt papildu dokumentus un aizturēt maksājumus, līdz tie ir saņemti.",
      ],
    },
    {
      heading: "5. Uzņēmuma pārstāvji un īpašnieki",
      paragraphs: [
        "Valdes loceklis pārstāv uzņēmumu attiecībās ar banku. Ikviens pārstāvis un īpašnieks bankā verificē savu identitāti.",
        ...facts.members,
      ],
    },
    {
      heading: "6. Drošība",
      paragraphs: [
        "Uzņēmums paroles, kodus un ierīces glabā tā, lai tie nenonāktu pie citiem. Par nozaudēšanu vai par maksājumu, ko uzņēmums nav veicis, tas nekavējoties paziņo bankai, un banka bloķē piekļuvi.",
        "Par neautorizētu vai kļūdainu maksājumu uzņēmums paziņo bez kavēšanās, bet ne vēlāk kā 13 mēnešu laikā pēc tā norakstīšanas. Neautorizēta maksājuma summu banka atmaksā līdz nākamās darba dienas beigām, ja vien tai nav pamatotu aizdomu par krāpšanu.",
      ],
    },
    {
      heading: "7. Cenas",
      paragraphs: [
        "Par pakalpojumiem maksā saskaņā ar bankas cenrādi, kas ir šī līguma daļa. Komisijas maksas banka ietur no konta to samaksas dienā.",
        "Par izmaiņām cenās un šajā līgumā banka paziņo divus mēnešus iepriekš. Līdz to spēkā stāšanās dienai uzņēmums var bez maksas izbeigt līgumu; ja tas to nedara, izmaiņas ir pieņemtas.",
      ],
    },
    {
      heading: "8. Noslēpums un dati",
      paragraphs: [
        "Ziņas par uzņēmumu, tā pārstāvjiem un īpašniekiem banka glabā noslēpumā, izpauž tikai likumā noteiktos gadījumos un personas datus apstrādā saskaņā ar Regulu (ES) 2016/679. Ziņas glabā piecus gadus pēc darījuma attiecību beigām.",
      ],
    },
    {
      heading: "9. Termiņš un izbeigšana",
      paragraphs: [
        "Līgums ir noslēgts uz nenoteiktu laiku. Uzņēmums to var izbeigt jebkurā laikā, paziņojot mēnesi iepriekš, banka – paziņojot divus mēnešus iepriekš, bet svarīga iemesla dēļ, piemēram, ja sniegtas nepatiesas ziņas vai konts izmantots noziedzīgam nodarījumam, – nekavējoties.",
      ],
    },
    {
      heading: "10. Piemērojamie tiesību akti un strīdi",
      paragraphs: [
        "Līgumam piemēro Latvijas Republikas tiesību aktus. Strīdus līdzēji cenšas atrisināt sarunās; uz sūdzību banka atbild 15 darba dienu laikā. Citādi strīdu izšķir Latvijas tiesa.",
      ],
    },
    {
      heading: "11. Paraksts",
      paragraphs: [
        "Uzņēmums šo līgumu paraksta elektroniski, ar divfaktoru autentifikācijas kodu internetbankā. Parakstītajā eksemplārā norādīts parakstītājs, laiks un parakstītā dokumenta SHA-256. Banka līgumu pieņem, apstiprinot uzņēmumu.",
      ],
    },
  ],

  signature: (facts) => ({
    keepTogether: true,
    heading: "Elektroniskais paraksts",
    paragraphs: [
      `Parakstīja: ${facts.signer}, uzņēmuma ${facts.company} vārdā`,
      `Parakstīts: ${facts.at}`,
      `Līguma numurs: ${facts.number}`,
      `Parakstītā dokumenta SHA-256: ${facts.sha256}`,
      "Parakstīts ar divfaktoru autentifikācijas kodu. Katrs kods der vienu reizi.",
    ],
  }),

  memberSections: (facts) => [
    {
      heading: "1. Persona un uzņēmums",
      paragraphs: [
        `${facts.person} ir ${facts.position} uzņēmumā ${facts.company.company}, reģistrācijas numurs ${facts.company.registrationNumber}, ${facts.company.address}.`,
        ...(facts.share === null ? [] : [`Personai pieder ${withComma(facts.share)} % kapitāla daļu.`]),
        facts.status,
      ],
    },
    {
      heading: "2. Personas apliecinājums",
      paragraphs: [
        "Persona apliecina iepriekš norādīto amatu un to, ka zina par uzņēmuma konta atvēršanu bankā.",
        "Persona bankā verificē savu identitāti un bez kavēšanās paziņo bankai, ja mainās tās vārds, amats vai daļa.",
      ],
    },
    {
      heading: "3. Personas tiesības",
      paragraphs: [
        facts.isDirector
          ? "Valdes loceklis pārstāv uzņēmumu attiecībās ar banku un atbild par tā sniegtajām ziņām."
          : "Ieraksts šajā sarakstā nedod tiesības rīkoties ar uzņēmuma kontu. Tam vajadzīga uzņēmuma pilnvara.",
      ],
    },
    {
      heading: "4. Personas dati",
      paragraphs: [
        `${facts.bank} apstrādā personas vārdu, e-pasta adresi, amatu, daļu un identitātes dokumentus, jo to prasa noziedzīgi iegūtu līdzekļu legalizācijas novēršanas likums, un glabā tos piecus gadus pēc darījuma attiecību ar uzņēmumu beigām. Persona var lūgt piekļuvi datiem, to labošanu un, ja likums to pieļauj, dzēšanu, kā arī iesniegt sūdzību Datu valsts inspekcijai.`,
      ],
    },
  ],
  verified: "Banka ir verificējusi personas identitāti.",
  notVerified: "Banka personas identitāti vēl nav verificējusi.",
};
