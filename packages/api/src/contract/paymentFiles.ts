import { array, boolean, number, object, string } from "yup";
import { defineCall } from "./call";
import { wireFile } from "./file";
import { noBody, paymentTypes, wireAmount, wireDate, wireInstant } from "./schemas";

export const paymentFileFormats = ["csv", "pain.001.001.09", "pain.001.001.03"] as const;

/** Also of the names of the payees: `checking` until the bank has asked for all of them. */
export const paymentFileStates = ["checking", "draft", "waiting", "running", "done"] as const;

/**
 * Before the file is approved `checking`, `toFix`, `ready`, or `left` out by the customer; then `paying`, and at last
 * `paid` or `refused`.
 */
export const paymentRowStates = ["checking", "toFix", "ready", "left", "paying", "paid", "refused"] as const;

export const paymentFileReports = ["pain.002.001.10", "pdf", "pain.001.001.09"] as const;

export const mostPaymentRows = 10_000;
/** Bytes. */
export const largestPaymentFile = 10_000_000;
export const paymentRowsAtOnce = 200;

const count = () => number().integer().min(0).required();

const paymentFile = object({
  id: string().required(),
  name: string().required(),
  format: string().oneOf(paymentFileFormats).required(),
  state: string().oneOf(paymentFileStates).required(),
  made_by: object({ name: string().defined(), is_self: boolean().required() }),
  createdAt: wireInstant().required(),
  approvedAt: wireInstant().nullable().default(null),
  /** Grows with every change: what is approved is what was shown. */
  version: count(),
  /** Who may not see salaries sees neither its payments nor whom they went to. */
  is_salary: boolean().required(),
  /** The customer may know that there is a file and its total, no more. */
  is_hidden: boolean().required(),
  /** Whether the bank checks the names of the payees: only a company can do without, and of more than one payment. */
  checks_names: boolean().required(),
  /** How many names were asked for, of those that are. */
  checked: count(),
  /** How many payments there are in each state that any is in, and what they come to, without fees. */
  sums: array(
    object({
      state: string().oneOf(paymentRowStates).required(),
      count: count(),
      amount: wireAmount().required(),
    }),
  ).required(),
  /** Of what is ready, or was when it was approved. */
  fee: wireAmount().required(),
  /** The days on which it is paid, as far as the file names later ones. */
  first_day: wireDate().nullable().default(null),
  last_day: wireDate().nullable().default(null),
  /** How many are not approved although their day has passed: they are paid at once when they are. */
  passed: count(),
  /** How many are to be paid instantly, of those that are not left out. */
  instant: count(),
  /** How many others have to approve it, as it is. */
  approvals_needed: count(),
  /** In the interface language: what the customer should know before it is approved. */
  warnings: array(string().required()).required(),
});

export const paymentRowFields = ["to_name", "to_account", "to_bic", "amount", "to_reference", "day"] as const;

const paymentRow = object({
  /** From 1, in the order of the file. */
  nth: number().integer().min(1).required(),
  /** Of the file, from 1. */
  line: number().integer().min(1).required(),
  state: string().oneOf(paymentRowStates).required(),
  to_name: string().defined(),
  to_account: string().defined(),
  /** Empty where the bank is known by the account. */
  to_bic: string().defined(),
  to_reference: string().defined(),
  /** Empty where it is none. */
  amount: string().defined(),
  payment_type: string().oneOf(paymentTypes).required(),
  day: wireDate().nullable().default(null),
  /** What can't be paid as it is, in the interface language. */
  faults: array(
    object({ field: string().oneOf(paymentRowFields).required(), text: string().required() }),
  ).required(),
  /** What the name check said; null if it did not ask. */
  vop_result: string().oneOf(["MTCH", "CMTC", "NMTC", "NOAP"]).nullable().default(null),
  matched_name: string().nullable().default(null),
  /** In the interface language, what it is like: another payment of the file, of another file, or of the account. */
  repeats: string().nullable().default(null),
  /** The customer pays it although the name is another one, or it repeats another. */
  is_accepted: boolean().required(),
  payment_id: string().nullable().default(null),
  /** Why it was not paid, or came back, in the interface language. */
  refused: string().nullable().default(null),
});

const answer = () => object({ data: paymentFile.required() });

/** Payments that were refused, or came back from the payee's bank, and can be prepared again. */
const again = object({
  /** How many are in no other file since. */
  count: count(),
  /** The newest file with those that are. */
  file_id: string().nullable().default(null),
});

/**
 * Of a company, by who may prepare payments. A file that is not read at all has no `data` but faults, by line; payments
 * that can't be made as they are stand in the file `toFix`. The same content again, while the first is not approved, is
 * the same file. An addition to the specification.
 */
export const paymentFileUpload = defineCall({
  name: "paymentFileUpload",
  summary: "Reads a file of payments, CSV or pain.001.",
  method: "POST",
  path: "/order/file/upload",
  largestRequest: 13_400_000,
  timeoutMs: 60_000,
  request: object({
    name: string().max(255).required(),
    base64: string().defined(),
    checks_names: boolean().default(true),
  }),
  response: object({
    data: paymentFile.nullable().default(null),
    /** The first hundred, in the interface language; `line` from 1. */
    faults: array(object({ line: number().integer().min(1).required(), text: string().required() })).default(
      [],
    ),
  }),
});

/** Of the token's account, the newest first: those of thirteen months, at most a hundred. An addition to the specification. */
export const paymentFileList = defineCall({
  name: "paymentFileList",
  summary: "Answers the files of payments.",
  method: "POST",
  path: "/order/file",
  request: noBody,
  response: object({ data: array(paymentFile).required() }),
});

/** Those to fix first, then in the order of the file. Without rows where the file is hidden. An addition to the specification. */
export const paymentFileRows = defineCall({
  name: "paymentFileRows",
  summary: "Answers a file of payments, and some of its payments.",
  method: "POST",
  path: "/order/file/rows",
  request: object({
    id: string().required(),
    /** All of them if it is left out. */
    state: string().oneOf(paymentRowStates),
    offset: number().integer().min(0).default(0),
    limit: number().integer().min(0).max(paymentRowsAtOnce).default(50),
  }),
  response: object({
    data: paymentFile.required(),
    rows: array(paymentRow).required(),
    total: count(),
    again: again.required(),
  }),
});

/**
 * Refused unless `version` is the file's. `edit` is of one payment, whose name is asked for again; `accept` as well, if its
 * name is another one; `useName` takes the name of the bank. An addition to the specification.
 */
export const paymentRowsChange = defineCall({
  name: "paymentRowsChange",
  summary: "Mends, accepts or leaves out payments of a file.",
  method: "POST",
  path: "/order/file/change",
  request: object({
    id: string().required(),
    version: count(),
    nths: array(number().integer().min(1).required()).min(1).max(500).required(),
    act: string().oneOf(["edit", "useName", "accept", "leave", "restore"]).required(),
    edit: object({
      to_name: string().max(500).defined(),
      to_account: string().max(100).defined(),
      to_reference: string().max(500).defined(),
      amount: string().max(30).defined(),
      /** Left out, it stays as it is; null for as soon as possible. */
      day: wireDate().nullable(),
    })
      .default(undefined)
      .notRequired(),
  }),
  response: object({ data: paymentFile.required(), rows: array(paymentRow).required() }),
});

/** Of a file that is not approved; what is left out stays as it is. An addition to the specification. */
export const paymentFileUpdate = defineCall({
  name: "paymentFileUpdate",
  summary: "Gives all payments of a file a day or a kind, and says whether names are checked.",
  method: "POST",
  path: "/order/file/update",
  timeoutMs: 30_000,
  request: object({
    id: string().required(),
    is_salary: boolean(),
    checks_names: boolean(),
    is_instant: boolean(),
    /** Null for as soon as possible. */
    day: wireDate().nullable(),
  }),
  response: answer(),
});

/**
 * Pays what is ready, or has it wait for others' approval; what is not stays out. `code` is of the act `paymentFile`, whose
 * subject is the id. Approved already by the same customer, it is answered again. An addition to the specification.
 */
export const paymentFileApprove = defineCall({
  name: "paymentFileApprove",
  summary: "Pays a file of payments.",
  method: "POST",
  path: "/order/file/approve",
  timeoutMs: 30_000,
  request: object({
    id: string().required(),
    version: count(),
    /** Without fees, as shown. */
    total: wireAmount().required(),
    code: string().max(6).required(),
  }),
  response: answer(),
  refusals: ["INCORRECT_2FA_CODE"],
});

/**
 * Of a file that is not approved. With `withdraws` it takes back what waits for others' approval, and the file is a draft
 * again. What is so already stays so. An addition to the specification.
 */
export const paymentFileRemove = defineCall({
  name: "paymentFileRemove",
  summary: "Removes a file of payments, or takes back its approval.",
  method: "POST",
  path: "/order/file/remove",
  answer: "done",
  request: object({ id: string().required(), withdraws: boolean().default(false) }),
  response: object({ success: boolean().default(true) }),
});

/**
 * Makes a draft of the payments of a file that were refused or came back, each once: asked again, it answers the same
 * draft, as long as that is not removed. An addition to the specification.
 */
export const paymentFileAgain = defineCall({
  name: "paymentFileAgain",
  summary: "Prepares the refused payments of a file again.",
  method: "POST",
  path: "/order/file/again",
  timeoutMs: 30_000,
  request: object({ id: string().required() }),
  response: answer(),
});

/** pain.002 and PDF: what became of each payment. pain.001: the payments as they are now. An addition to the specification. */
export const paymentFileReport = defineCall({
  name: "paymentFileReport",
  summary: "Answers a file of payments as pain.001, or what became of it as pain.002 or PDF.",
  method: "POST",
  path: "/order/file/report",
  answer: "file",
  timeoutMs: 60_000,
  request: object({ id: string().required(), format: string().oneOf(paymentFileReports).required() }),
  response: wireFile("application/xml", "application/pdf"),
});
