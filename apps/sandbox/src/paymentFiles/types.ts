/** As it stands in the file, tidied of white space alone: whether it can be paid is judged elsewhere. */
export interface ReadRow {
  /** Of the file, from 1: where the payment starts. */
  line: number;
  name: string;
  /** Without spaces, in capitals. */
  account: string;
  /** Empty where the file has none, as `reference` and the ids. */
  bic: string;
  /** Decimal text with a dot where it can be read in one way, else as it stands: "1,234". */
  amount: string;
  currency: string;
  /** A creditor reference (RF) or free text. */
  reference: string;
  endToEndId: string;
  /** InstrId of pain.001. */
  instructionId: string;
  /** PmtInfId of pain.001. */
  groupId: string;
  isInstant: boolean;
  /** Civil date; null: as soon as possible. */
  day: string | null;
  /** What stands there if it is no day, else empty. */
  dayText: string;
}

export type ReadFormat = "csv" | "pain.001.001.09" | "pain.001.001.03";

export interface ReadFile {
  format: ReadFormat;
  /** Null in CSV, which has none. */
  messageId: string | null;
  isSalary: boolean;
  /** The accounts the file wants to be debited. */
  debtors: { account: string; line: number }[];
  rows: ReadRow[];
}

export type FaultCode =
  | "empty"
  | "tooLarge"
  | "tooMany"
  | "noPayments"
  | "unknownFormat"
  | "encoding"
  | "quotes"
  | "cells"
  | "cellLong"
  | "columnsMissing"
  | "columnUnknown"
  | "columnTwice"
  | "referenceTwice"
  | "type"
  | "malformed"
  | "doctype"
  | "nesting"
  | "namespace"
  | "elementUnknown"
  | "elementOrder"
  | "elementMissing"
  | "elementTwice"
  | "attribute"
  | "text"
  | "value"
  | "notTaken"
  | "count"
  | "sum";

/** `faultText` says it. */
export interface FileFault {
  /** From 1. */
  line: number;
  code: FaultCode;
  /** The element, the columns, the limit, or what the file says of itself. */
  at: string;
  /** What stands there, shortened. */
  found: string;
}

export type ReadOutcome =
  | { ok: true; file: ReadFile }
  /** At most a hundred, in the order of the file. */
  | { ok: false; faults: FileFault[] };

/** A payment to write as pain.001. */
export interface WrittenRow extends Pick<
  ReadRow,
  "name" | "account" | "bic" | "reference" | "endToEndId" | "instructionId" | "isInstant" | "day"
> {
  cents: number;
}

export interface WrittenFile {
  /** At most 35 characters, once per bank. */
  messageId: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The civil date written where a payment has none. */
  today: string;
  debtor: { name: string; account: string; bic: string };
  isSalary: boolean;
  rows: readonly WrittenRow[];
}

export type PaymentStatus = "RCVD" | "ACTC" | "PATC" | "PDNG" | "ACSP" | "ACSC" | "RJCT" | "CANC";

/** External status reason codes of ISO 20022. */
export type StatusReason =
  | "AB08"
  | "AC01"
  | "AC04"
  | "AC06"
  | "AG01"
  | "AM04"
  | "AM05"
  | "AM14"
  | "BE01"
  | "DS02"
  | "DT01"
  | "MS03"
  | "RC01"
  | "RR04";

export interface ReportedRow {
  groupId: string;
  instructionId: string;
  endToEndId: string;
  status: PaymentStatus;
  /** Of a payment that was refused or cancelled. */
  reason: StatusReason | null;
  /** In words; at most 105 characters are written. */
  note: string;
  cents: number;
}

export interface StatusReport {
  messageId: string;
  createdAt: number;
  /** Of the debtor's bank. */
  bic: string;
  original: { messageId: string; format: ReadFormat };
  rows: readonly ReportedRow[];
}
