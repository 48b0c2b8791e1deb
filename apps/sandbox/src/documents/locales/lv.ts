import { type Catalogue } from "./en";

const isOne = (count: number) => count % 10 === 1 && count % 100 !== 11;

export const lv: Catalogue = {
  registration: (number) => `Reģ. nr. ${number}`,
  page: (page, of) => `${page}. lapa no ${of}`,
  issued: (when) => `Sagatavots: ${when}`,
  pair: (label, value) => `${label}: ${value}`,

  holder: "Konta turētājs",
  iban: "IBAN",
  topUpReference: "Maksājuma mērķis (atsauce)",
  bic: "BIC",
  bank: "Banka",
  currency: "Valūta",
  period: "Periods",

  statement: "Konta pārskats",
  opening: "Sākuma atlikums",
  moneyIn: "Ieskaitīts",
  moneyOut: "Norakstīts",
  closing: "Beigu atlikums",
  entries: (count) => (isOne(count) ? `${count} ieraksts` : `${count} ieraksti`),
  noEntries: "Šajā periodā nekas nav iegrāmatots.",
  statementEnd:
    "Ieraksti norādīti dienā, kad tie iegrāmatoti. Pārskats sagatavots elektroniski un ir derīgs bez paraksta.",

  foundLabel: "Atrasts",
  list: "Darījumu saraksts",
  found: (count) => (isOne(count) ? `${count} darījums` : `${count} darījumi`),
  noneFound: "Filtriem neatbilst neviens darījums.",
  filters: "Filtri",
  filterText: (text) => `Teksts „${text}”`,
  filterStatuses: (statuses) => `Statuss: ${statuses}`,
  filterTypes: (types) => `Veids: ${types}`,
  filterAmount: (least, most) =>
    most === undefined
      ? `Summa: no ${least}`
      : least === undefined
        ? `Summa: līdz ${most}`
        : `Summa: no ${least} līdz ${most}`,
  listEnd:
    "Kopsummās ieskaitīti tikai izpildītie darījumi. Saraksts nav konta pārskats: tajā ir tikai filtriem atbilstošie darījumi, un tajā nav atlikumu.",

  date: "Datums",
  party: "Saņēmējs vai maksātājs",
  reference: "Maksājuma mērķis",
  status: "Statuss",
  amount: (currency) => `Summa, ${currency}`,
  balance: "Atlikums",
  fee: "Komisijas maksa",

  statuses: {
    new: "Jauns",
    declined: "Noraidīts",
    pending: "Tiek apstrādāts",
    approved: "Apstiprināts",
    done: "Izpildīts",
    error_done: "Kļūda",
  },
  types: {
    SEND: "Nosūtīts",
    RECEIVE: "Saņemts",
    FEE: "Komisijas maksa",
    fee_manual: "Apkalpošanas maksa",
    directDebit: "Tiešais debets",
    toSpace: "Uz krājkasi",
    fromSpace: "No krājkases",
    moneyBack: "Naudas atmaksa",
  },

  receipt: "Maksājuma apliecinājums",
  details: "Maksājuma dati",
  debitReceipt: "Tiešā debeta apliecinājums",
  backReceipt: "Naudas atmaksas apliecinājums",
  feeReceipt: "Komisijas maksas apliecinājums",
  feeDetails: "Komisijas maksas dati",
  paymentTitles: {
    new: "Jauns maksājums",
    declined: "Maksājums noraidīts",
    pending: "Maksājums tiek apstrādāts",
    approved: "Maksājums apstiprināts",
    done: "Maksājums izpildīts",
    error_done: "Maksājuma kļūda",
  },
  feeTitles: {
    new: "Komisijas maksa tiek apstrādāta",
    declined: "Komisijas maksa atcelta",
    pending: "Komisijas maksa tiek apstrādāta",
    approved: "Komisijas maksa tiek apstrādāta",
    done: "Komisijas maksa ieturēta",
    error_done: "Komisijas maksa atcelta",
  },
  sent: {
    new: "Maksājums vēl nav nosūtīts.",
    waiting: "Maksājums ir ceļā. Nauda kontā ir rezervēta.",
    done: (payee) => `Maksājums nosūtīts: ${payee}.`,
    failed: (reason) => `Maksājums nav izpildīts: ${reason}. Nauda no konta nav norakstīta.`,
    failedSilently: "Maksājums nav izpildīts. Nauda no konta nav norakstīta.",
  },
  received: {
    waiting: "Maksātājs, iespējams, jau ir samaksājis. Nauda pie mums vēl nav nonākusi.",
    done: (payer) => `Nauda ir ieskaitīta kontā. Maksātājs: ${payer}.`,
    failed: "Nauda kontā nav ieskaitīta.",
  },
  debitSaid: {
    done: (creditor) => `Nauda ir iekasēta ar tiešo debetu. Kreditors: ${creditor}.`,
    back: (creditor) => `Iekasētā nauda ir atmaksāta kontā. Kreditors: ${creditor}.`,
  },
  feeSaid: {
    waiting: "Komisijas maksu ieturēs, kad maksājums būs izpildīts.",
    done: "Komisijas maksa ir ieturēta no konta.",
    declined: "Komisijas maksa no konta netiek ieturēta.",
  },
  from: "No",
  to: "Kam",
  payment: "Maksājums",
  name: "Vārds vai nosaukums",
  account: "Konts",
  address: "Adrese",
  feeFor: "Komisijas maksa par maksājumu",
  total: "Kopā",
  kind: "Veids",
  kinds: {
    INSTANT: "SEPA zibmaksājums",
    CREDIT: "SEPA maksājums",
    SWIFT: "SWIFT maksājums",
    CORE: "SEPA tiešais debets (Core)",
    B2B: "SEPA tiešais debets (B2B)",
    charge: "Bankas apkalpošanas maksa",
    space: "Pārskaitījums uz krājkasi vai no tās",
  },
  created: "Izveidots",
  updated: { done: "Izpildīts", declined: "Noraidīts", error_done: "Neizdevās", other: "Pēdējās izmaiņas" },
  transactionId: "Darījuma numurs",

  bankDetails: "Konta rekvizīti",
  bankDetailsLead: "Ar šiem rekvizītiem kontam var pārskaitīt naudu no jebkuras SEPA zonas bankas.",
  payee: "Saņēmējs",
  bankAddress: "Bankas adrese",
  paymentReference: "Maksājuma mērķis (atsauce)",
  code: "QR kods ar konta rekvizītiem bankas lietotnei",
  codeLead: "Noskenējiet bankas lietotnē, lai aizpildītu maksājumu.",
  referenceNeeded: (reference) =>
    `Maksājuma mērķī (atsaucē) ierakstiet ${reference} tieši tā, kā norādīts šeit. Šo kontu izmanto vairāki klienti: tikai pēc atsauces redzams, kam nauda pieder.`,

  paymentFile: "Maksājumu faila pārskats",
  fileFormat: "Formāts",
  fileMadeBy: "Augšupielādēja",
  fileApprovedBy: "Apstiprināja",
  fileNotApproved: "Nav apstiprināts",
  filePaymentNth: "Nr.",
  filePaymentState: "Rezultāts",
  filePaymentStates: {
    paid: "Samaksāts",
    paying: "Ceļā",
    refused: "Noraidīts",
    left: "Izlaists",
    toFix: "Jālabo",
    ready: "Gatavs",
    checking: "Notiek pārbaude",
  },
  fileEmpty: "Šajā failā nav maksājumu.",
  fileEnd:
    "Maksājumi norādīti faila secībā un tādi, kādi tie bija pārskata sagatavošanas brīdī. Pārskats sagatavots elektroniski un ir derīgs bez paraksta.",

  statementFile: (start, end) => `konta-parskats-${start}-${end}.pdf`,
  listFile: (start, end) => `darijumi-${start}-${end}.pdf`,
  paymentFileFile: (day, id) => `maksajumu-fails-${day}-${id}.pdf`,
  receiptFile: (day, id) => `maksajums-${day}-${id}.pdf`,
  feeFile: (day, id) => `komisijas-maksa-${day}-${id}.pdf`,
  detailsFile: (account) => `konta-rekviziti-${account}.pdf`,
};
