import { foldText } from "@amberline/domain/text";

/** `ignored`: what changes nothing for the payee. */
export type CsvColumn =
  | "name"
  | "account"
  | "bic"
  | "amount"
  | "currency"
  | "reference"
  | "rf"
  | "endToEndId"
  | "day"
  | "type"
  | "ignored";

export const neededColumns = ["name", "account", "amount"] as const satisfies readonly CsvColumn[];

const payees = ["payee", "beneficiary", "recipient", "creditor", "to", "sanemeja", "empfanger", "empfangers"];
const ofPayee = (...words: string[]) => [
  ...words,
  ...payees.flatMap((payee) => words.map((word) => payee + word)),
];

/** Without case, diacritics, spaces and signs. */
const headings: Readonly<Record<CsvColumn, readonly string[]>> = {
  name: [
    ...ofPayee("name", "fullname", "vards", "nosaukums", "vardsuzvards", "vardsvainosaukums"),
    ...payees.filter((payee) => payee.length > 2 && payee !== "sanemeja"),
    "sanemejs",
    "payeesname",
    "nosaukumsvaivards",
    "sanemejavardsunuzvards",
    "vardsunuzvards",
    "namedesempfangers",
    "kontoinhaber",
  ],
  account: [
    ...ofPayee("iban", "account", "accountnumber", "accountno", "accountiban"),
    ...ofPayee("konts", "kontanumurs", "kontanr", "ibankonts", "konto", "kontonummer", "kontonr"),
    "kontodesempfangers",
  ],
  bic: [
    ...ofPayee("bic", "swift", "biccode", "swiftcode", "bankcode", "bankbic", "bicswift", "swiftbic"),
    ...ofPayee("bickods", "swiftkods", "bankaskods", "bankasbic", "bankasswift"),
    "bicdesempfangers",
  ],
  amount: [
    "amount",
    "sum",
    "amounteur",
    "sumeur",
    "summa",
    "summaeur",
    "maksajumasumma",
    "paymentamount",
    "betrag",
    "betrageur",
  ],
  currency: ["currency", "ccy", "currencycode", "valuta", "valutaskods", "wahrung"],
  reference: [
    ...["reference", "paymentreference", "details", "paymentdetails", "description", "message"],
    ...["purpose", "paymentpurpose", "purposeofpayment", "remittance", "remittanceinformation"],
    ...["merkis", "maksajumamerkis", "maksajumainformacija", "atsauce", "maksajumaatsauce"],
    ...["detalas", "maksajumadetalas", "apraksts", "pamatojums", "maksajumamerkisatsauce"],
    ...["verwendungszweck", "zweck", "zahlungsgrund"],
  ],
  rf: [
    ...["rf", "rfreference", "creditorreference", "structuredreference", "rfcreditorreference"],
    ...["rfatsauce", "kreditoraatsauce", "strukturetaatsauce", "sanemejaatsauce"],
  ],
  endToEndId: [
    ...["endtoendid", "endtoend", "endtoendreference", "e2e", "e2eid", "paymentid", "uniqueid"],
    ...["maksajumaid", "maksajumaidentifikators", "identifikators", "unikalaisid"],
  ],
  day: [
    ...["date", "day", "paymentdate", "executiondate", "requestedexecutiondate", "valuedate", "duedate"],
    ...["datums", "maksajumadatums", "izpildesdatums", "apmaksasdatums", "izpildesdiena"],
    ...["datum", "ausfuhrungsdatum", "ausfuhrungstag", "falligkeit", "zahlungstag"],
  ],
  type: [
    "type",
    "paymenttype",
    "kind",
    "speed",
    "veids",
    "maksajumaveids",
    "maksajumatips",
    "tips",
    "art",
    "zahlungsart",
  ],
  ignored: [
    ...["no", "number", "row", "rownumber", "nr", "numurs", "npk", "nrpk", "kartasnumurs"],
    ...ofPayee("bank", "bankname", "banka", "bankasnosaukums"),
    ...ofPayee("address", "street", "building", "buildingnumber", "postcode", "postalcode", "town", "city"),
    ...ofPayee("country", "adrese", "iela", "eka", "ekasnumurs", "pastaindekss", "pilseta", "valsts"),
  ],
};

const columnOf = new Map(
  Object.entries(headings).flatMap(([column, words]) =>
    words.map((word) => [word, column as CsvColumn] as const),
  ),
);

/** The column a heading names, in English, Latvian or German; undefined if it is not known. */
export const csvColumn = (heading: string): CsvColumn | undefined =>
  columnOf.get(foldText(heading).replace(/[^a-z0-9]/g, ""));
