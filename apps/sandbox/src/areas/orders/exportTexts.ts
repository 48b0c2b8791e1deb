import { type Category } from "@amberline/domain/categories";
import { type Language } from "../../locales";

interface ExportTexts {
  /** Of the sheet. */
  title: string;
  /** In the order of the columns. */
  columns: readonly string[];
  types: Record<
    "SEND" | "RECEIVE" | "FEE" | "fee_manual" | "directDebit" | "moneyBack" | "toSpace" | "fromSpace",
    string
  >;
  categories: Record<Category, string>;
  statuses: Record<"new" | "declined" | "pending" | "approved" | "done" | "error_done", string>;
}

const en: ExportTexts = {
  title: "Transactions",
  columns: [
    "Date",
    "Booked on",
    "Type",
    "Status",
    "Amount",
    "Currency",
    "Payer",
    "Payer's account",
    "Payer's BIC",
    "Payee",
    "Payee's account",
    "Payee's BIC",
    "Reference",
    "Reason",
    "Number",
    "Category",
    "Note",
    "Attachments",
    "Labels",
  ],
  types: {
    SEND: "Payment sent",
    RECEIVE: "Payment received",
    FEE: "Payment fee",
    fee_manual: "Bank fee",
    directDebit: "Direct debit",
    fromSpace: "From a space",
    toSpace: "To a space",
    moneyBack: "Money back",
  },
  categories: {
    groceries: "Groceries",
    restaurants: "Eating out",
    transport: "Transport",
    home: "Home and utilities",
    shopping: "Shopping",
    health: "Health",
    leisure: "Leisure",
    travel: "Travel",
    education: "Education",
    insurance: "Insurance",
    services: "Services",
    wages: "Wages",
    taxes: "Taxes",
    fees: "Bank fees",
    savings: "Savings and own transfers",
    income: "Income",
    other: "Other",
  },
  statuses: {
    new: "New",
    declined: "Declined",
    pending: "Pending",
    approved: "Approved",
    done: "Completed",
    error_done: "Failed",
  },
};

const lv: ExportTexts = {
  title: "Darījumi",
  columns: [
    "Datums",
    "Iegrāmatots",
    "Veids",
    "Statuss",
    "Summa",
    "Valūta",
    "Maksātājs",
    "Maksātāja konts",
    "Maksātāja BIC",
    "Saņēmējs",
    "Saņēmēja konts",
    "Saņēmēja BIC",
    "Maksājuma mērķis",
    "Iemesls",
    "Numurs",
    "Kategorija",
    "Piezīme",
    "Pielikumi",
    "Iezīmes",
  ],
  types: {
    SEND: "Nosūtīts maksājums",
    RECEIVE: "Saņemts maksājums",
    FEE: "Komisija par maksājumu",
    fee_manual: "Bankas komisija",
    directDebit: "Tiešais debets",
    fromSpace: "No krājkases",
    toSpace: "Uz krājkasi",
    moneyBack: "Naudas atmaksa",
  },
  categories: {
    groceries: "Pārtika",
    restaurants: "Ēdināšana",
    transport: "Transports",
    home: "Mājoklis un komunālie maksājumi",
    shopping: "Pirkumi",
    health: "Veselība",
    leisure: "Brīvais laiks",
    travel: "Ceļojumi",
    education: "Izglītība",
    insurance: "Apdrošināšana",
    services: "Pakalpojumi",
    wages: "Algas",
    taxes: "Nodokļi",
    fees: "Bankas maksa",
    savings: "Uzkrājumi un pārskaitījumi sev",
    income: "Ienākumi",
    other: "Cits",
  },
  statuses: {
    new: "Jauns",
    declined: "Noraidīts",
    pending: "Tiek apstrādāts",
    approved: "Apstiprināts",
    done: "Izpildīts",
    error_done: "Kļūda",
  },
};

export const exportTexts: Record<Language, ExportTexts> = { en, lv };
