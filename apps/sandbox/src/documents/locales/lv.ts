import { type Catalogue } from "./en";

const isOne = (count: number) => count % 10 === 1 && count % 100 !== 11;

export const lv: Catalogue = {
  registration: (number) => `Reģ. Nr. ${number}`,
  page: (page, of) => `${page}. lapa no ${of}`,
  issued: (when) => `Sagatavots: ${when}`,
  pair: (label, value) => `${label}: ${value}`,

  holder: "Konta turētājs",
  iban: "IBAN",
  topUpReference: "Papildināšanas norāde",
  bic: "BIC",
  bank: "Banka",
  currency: "Valūta",
  period: "Periods",

  statement: "Konta pārskats",
  opening: "Sākuma atlikums",
  moneyIn: "Ieskaitīts",
  moneyOut: "Izmaksāts",
  closing: "Beigu atlikums",
  entries: (count) => (isOne(count) ? `${count} ieraksts` : `${count} ieraksti`),
  noEntries: "Šajā periodā nekas nav iegrāmatots.",
  statementEnd:
    "Ieraksti norādīti dienā, kad tie iegrāmatoti. Pārskatu sagatavojusi bankas sistēma, un tas ir derīgs bez paraksta.",

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
    "Kopsummās ieskaitīti tikai izpildītie darījumi. Saraksts nav konta pārskats: tajā ir tas, ko atrada filtri, un tajā nav atlikumu.",

  date: "Datums",
  party: "Saņēmējs vai maksātājs",
  reference: "Maksājuma mērķis",
  status: "Statuss",
  amount: (currency) => `Summa, ${currency}`,
  balance: "Atlikums",
  fee: "Komisija",

  statuses: {
    new: "Jauns",
    declined: "Noraidīts",
    pending: "Apstrādē",
    approved: "Apstiprināts",
    done: "Izpildīts",
    error_done: "Kļūda",
  },
  types: {
    SEND: "Nosūtīts",
    RECEIVE: "Saņemts",
    FEE: "Maksājuma komisija",
    fee_manual: "Apkalpošanas maksa",
  },

  receipt: "Maksājuma apliecinājums",
  details: "Maksājuma dati",
  feeReceipt: "Komisijas apliecinājums",
  feeDetails: "Komisijas dati",
  paymentTitles: {
    new: "Jauns maksājums",
    declined: "Maksājums noraidīts",
    pending: "Maksājums tiek apstrādāts",
    approved: "Maksājums apstiprināts",
    done: "Maksājums izpildīts",
    error_done: "Maksājuma kļūda",
  },
  feeTitles: {
    new: "Komisija tiek apstrādāta",
    declined: "Komisija atcelta",
    pending: "Komisija tiek apstrādāta",
    approved: "Komisija tiek apstrādāta",
    done: "Komisija ieturēta",
    error_done: "Komisija atcelta",
  },
  sent: {
    new: "Maksājums vēl nav nosūtīts.",
    waiting: "Maksājums ir ceļā. Nauda kontā ir rezervēta.",
    done: (payee) => `Maksājums nosūtīts: ${payee}.`,
    failed: (reason) => `Maksājums nav izpildīts: ${reason}. Nauda no konta nav noņemta.`,
    failedSilently: "Maksājums nav izpildīts. Nauda no konta nav noņemta.",
  },
  received: {
    waiting: "Maksātājs, iespējams, jau ir samaksājis. Nauda pie mums vēl nav nonākusi.",
    done: (payer) => `Nauda ir ieskaitīta kontā. Maksātājs: ${payer}.`,
    failed: "Nauda kontā nav ieskaitīta.",
  },
  feeSaid: {
    waiting: "Komisiju ieturēs, kad maksājums būs izpildīts.",
    done: "Komisija ir ieturēta no konta.",
    declined: "Komisija no konta netiek ieturēta.",
  },
  from: "No",
  to: "Kam",
  payment: "Maksājums",
  name: "Vārds vai nosaukums",
  account: "Konts",
  address: "Adrese",
  feeFor: "Komisija par maksājumu",
  total: "Kopā",
  kind: "Veids",
  kinds: {
    INSTANT: "SEPA zibmaksājums",
    CREDIT: "SEPA maksājums",
    SWIFT: "SWIFT maksājums",
    charge: "Bankas apkalpošanas maksa",
  },
  created: "Izveidots",
  updated: { done: "Izpildīts", declined: "Noraidīts", error_done: "Neizdevās", other: "Pēdējās izmaiņas" },
  transactionId: "Darījuma ID",

  bankDetails: "Konta rekvizīti",
  bankDetailsLead: "Ar šiem rekvizītiem kontam var pārskaitīt naudu no jebkuras SEPA zonas bankas.",
  payee: "Saņēmējs",
  bankAddress: "Bankas adrese",
  paymentReference: "Maksājuma mērķis",
  code: "QR kods ar konta rekvizītiem bankas lietotnei",
  codeLead: "Noskenējiet bankas lietotnē, lai aizpildītu maksājumu.",
  referenceNeeded: (reference) =>
    `Maksājuma mērķī ierakstiet ${reference} tieši tā, kā norādīts šeit. Konts ir kopīgs: tikai pēc maksājuma mērķa redzams, kam nauda pieder.`,

  statementFile: (start, end) => `konta-parskats-${start}-${end}.pdf`,
  listFile: (start, end) => `darijumi-${start}-${end}.pdf`,
  receiptFile: (day, id) => `maksajums-${day}-${id}.pdf`,
  feeFile: (day, id) => `komisija-${day}-${id}.pdf`,
  detailsFile: (account) => `konta-rekviziti-${account}.pdf`,
};
