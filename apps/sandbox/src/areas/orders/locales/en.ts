import { type Category } from "@amberline/domain/categories";

/** Of files with transactions. */
export interface ExportTexts {
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

export const en: ExportTexts = {
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
