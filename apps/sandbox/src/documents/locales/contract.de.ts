import { type ContractCatalogue } from "./contract.en";

const withComma = (share: string) => share.replace(".", ",");

export const contract: ContractCatalogue = {
  agreement: "Vertrag über ein Firmenkonto",
  memberAgreement: "Erklärung eines Mitglieds einer Firma",
  between: (bank, company) => `Zwischen ${bank} und ${company}`,
  by: (person, company) => `${person}, ${company}`,
  company: "Firma",
  registrationNumber: "Registernummer",
  legalForm: "Rechtsform",
  address: "Eingetragene Anschrift",
  website: "Website",
  iban: "Konto",
  tariff: "Preisverzeichnis",
  number: "Vertragsnummer",
  person: "Person",
  role: "Rolle",
  legalForms: {
    limited_liability: "Gesellschaft mit beschränkter Haftung",
    joint_stock: "Aktiengesellschaft",
    sole_trader: "Einzelunternehmen",
    general_partnership: "Offene Handelsgesellschaft",
    limited_partnership: "Kommanditgesellschaft",
    cooperative: "Genossenschaft",
    association: "Verein",
    foundation: "Stiftung",
    other: "Andere",
  },
  positions: { director: "Geschäftsführung", owner: "Eigentümer", member: "Mitglied" },
  memberLine: (name, position, share) =>
    share === null ? `${name}, ${position}.` : `${name}, ${position}, ${withComma(share)} % der Firma.`,
  noMembers: "Es sind noch keine Mitglieder angegeben.",
  exposed: (details) =>
    `Die Firma erklärt, dass eine politisch exponierte Person, ein Familienmitglied oder eine ihr nahestehende Person an ihr beteiligt ist: ${details}`,
  notExposed:
    "Die Firma erklärt, dass weder ihre wirtschaftlich Berechtigten noch ihre Mitglieder noch ihre Vertreter politisch exponierte Personen, deren Familienmitglieder oder ihnen nahestehende Personen sind.",
  exposureOpen: "Die Frage nach politisch exponierten Personen ist noch nicht beantwortet.",

  sections: (facts) => [
    {
      heading: "1. Die Parteien",
      paragraphs: [
        `${facts.bank} (die Bank) und ${facts.company.company}, Registernummer ${facts.company.registrationNumber}, ${facts.company.address} (die Firma), schließen diesen Vertrag.`,
        `Tätigkeit der Firma: ${facts.business}`,
      ],
    },
    {
      heading: "2. Das Konto",
      paragraphs: [
        `Die Bank führt für die Firma das Konto ${facts.iban} in Euro, führt darauf Zahlungen aus und nimmt Zahlungen entgegen. Das Konto darf nur für die Geschäfte der Firma genutzt werden.`,
        "Für ausgehende Zahlungen wird das Konto freigegeben, sobald die Bank die Firma bestätigt hat. Bis dahin kann Geld empfangen, aber nicht gesendet werden.",
      ],
    },
    {
      heading: "3. Zahlungen",
      paragraphs: [
        "Ein Zahlungsauftrag ist erteilt, wenn er mit einem Code der Zwei-Faktor-Authentifizierung bestätigt ist. Die Bank führt SEPA-Echtzeitüberweisungen innerhalb von zehn Sekunden und SEPA-Überweisungen spätestens bis zum Ende des folgenden Bankarbeitstages aus.",
        "Vor einer Zahlung vergleicht die Bank den Namen des Empfängers mit dem Kontoinhaber und warnt die Firma, wenn sie voneinander abweichen. Sendet die Firma eine Zahlung trotz einer solchen Warnung, trägt sie das Risiko, an den falschen Empfänger zu zahlen.",
        "Die Bank kann einen Auftrag ablehnen, der nicht gedeckt ist oder gegen das Gesetz oder diesen Vertrag verstößt. Sie teilt dies sofort mit und nennt den Grund, sofern das Gesetz es nicht verbietet.",
      ],
    },
    {
      heading: "4. Was die Firma der Bank mitgeteilt hat",
      paragraphs: [
        "Die Firma bestätigt, dass alle ihre Angaben und eingereichten Unterlagen wahr und vollständig sind, und teilt der Bank innerhalb von fünf Bankarbeitstagen mit, wenn sich etwas davon ändert, vor allem ihre Mitglieder, ihre Eigentümer und ihre Anschrift.",
        facts.exposure,
        "Nach dem Gesetz muss die Bank ihre Kunden kennen. Sie kann weitere Unterlagen verlangen und Zahlungen zurückhalten, bis sie diese hat.",
      ],
    },
    {
      heading: "5. Mitglieder der Firma",
      paragraphs: [
        "Die Geschäftsführung vertritt die Firma gegenüber der Bank. Jedes Mitglied lässt seine Identität von der Bank prüfen.",
        ...facts.members,
      ],
    },
    {
      heading: "6. Sicherheit",
      paragraphs: [
        "Die Firma hält Passwörter, Codes und Geräte von anderen fern. Sie informiert die Bank sofort, wenn etwas davon verloren geht oder wenn sie eine Zahlung sieht, die sie nicht beauftragt hat; die Bank sperrt dann den Zugang.",
        "Die Firma meldet eine nicht autorisierte oder fehlgeschlagene Zahlung unverzüglich, spätestens 13 Monate nach der Abbuchung. Die Bank erstattet dann den Betrag einer nicht autorisierten Zahlung bis zum Ende des folgenden Bankarbeitstages, sofern sie keinen begründeten Verdacht auf Betrug hat.",
      ],
    },
    {
      heading: "7. Preise",
      paragraphs: [
        "Dienstleistungen werden nach dem Preisverzeichnis der Bank berechnet, das Teil dieses Vertrags ist. Die Bank bucht Entgelte bei Fälligkeit vom Konto ab.",
        "Die Bank kündigt Änderungen der Preise und dieses Vertrags zwei Monate vorher an. Die Firma kann den Vertrag kostenlos kündigen, bevor sie wirksam werden; tut sie das nicht, hat sie ihnen zugestimmt.",
      ],
    },
    {
      heading: "8. Vertraulichkeit und Daten",
      paragraphs: [
        "Die Bank behandelt vertraulich, was sie über die Firma und ihre Mitglieder weiß, legt es nur offen, wo das Gesetz es verlangt, und verarbeitet personenbezogene Daten nach der Verordnung (EU) 2016/679. Unterlagen werden nach dem Ende der Geschäftsbeziehung fünf Jahre aufbewahrt.",
      ],
    },
    {
      heading: "9. Laufzeit und Ende",
      paragraphs: [
        "Dieser Vertrag ist unbefristet. Die Firma kann ihn jederzeit mit einer Frist von einem Monat kündigen, die Bank mit einer Frist von zwei Monaten, und beide fristlos aus wichtigem Grund, etwa bei falschen Angaben oder bei Nutzung des Kontos für eine Straftat.",
      ],
    },
    {
      heading: "10. Recht und Streitigkeiten",
      paragraphs: [
        "Es gilt das Recht der Republik Lettland. Die Parteien versuchen, Streitigkeiten untereinander beizulegen; die Bank beantwortet eine Beschwerde innerhalb von 15 Bankarbeitstagen. Andernfalls entscheiden die Gerichte Lettlands.",
      ],
    },
    {
      heading: "11. Unterschrift",
      paragraphs: [
        "Die Firma unterschreibt diesen Vertrag elektronisch mit einem Code der Zwei-Faktor-Authentifizierung im Online-Banking. Die unterschriebene Ausfertigung nennt die unterzeichnende Person, den Zeitpunkt und den SHA-256 des unterschriebenen Dokuments. Die Bank nimmt an, indem sie die Firma bestätigt.",
      ],
    },
  ],

  signature: (facts) => ({
    keepTogether: true,
    heading: "Elektronische Unterschrift",
    paragraphs: [
      `Unterschrieben von: ${facts.signer}, für ${facts.company}`,
      `Unterschrieben am: ${facts.at}`,
      `Vertragsnummer: ${facts.number}`,
      `SHA-256 des unterschriebenen Dokuments: ${facts.sha256}`,
      "Unterschrieben mit einem Code der Zwei-Faktor-Authentifizierung. Jeder Code kann einmal verwendet werden.",
    ],
  }),

  memberSections: (facts) => [
    {
      heading: "1. Die Person und die Firma",
      paragraphs: [
        `${facts.person} gehört zu ${facts.company.company}, Registernummer ${facts.company.registrationNumber}, ${facts.company.address}. Rolle: ${facts.position}.`,
        ...(facts.share === null ? [] : [`Der Person gehören ${withComma(facts.share)} % der Firma.`]),
        facts.status,
      ],
    },
    {
      heading: "2. Was die Person erklärt",
      paragraphs: [
        "Die Person bestätigt die oben genannte Rolle und weiß, dass die Firma bei der Bank ein Konto eröffnet.",
        "Die Person lässt ihre Identität von der Bank prüfen und teilt der Bank unverzüglich mit, wenn sich ihr Name, ihre Rolle oder ihr Anteil ändert.",
      ],
    },
    {
      heading: "3. Was die Person darf",
      paragraphs: [
        facts.isDirector
          ? "Die Geschäftsführung vertritt die Firma gegenüber der Bank und steht für deren Angaben ein."
          : "Die Mitgliedschaft gibt kein Recht, über das Konto der Firma zu verfügen. Dafür ist eine Vollmacht der Firma nötig.",
      ],
    },
    {
      heading: "4. Personenbezogene Daten",
      paragraphs: [
        `${facts.bank} verarbeitet Name, E-Mail-Adresse, Rolle, Anteil und Ausweisdokumente der Person, weil das Gesetz zur Verhinderung der Geldwäsche es verlangt, und bewahrt sie nach dem Ende der Geschäftsbeziehung mit der Firma fünf Jahre auf. Die Person kann Auskunft, Berichtigung und, soweit das Gesetz es zulässt, Löschung verlangen und sich bei der Dateninspektion Lettlands beschweren.`,
      ],
    },
  ],
  verified: "Die Bank hat die Identität der Person bestätigt.",
  notVerified: "Die Bank hat die Identität der Person noch nicht bestätigt.",
};
