import type { PaymentFile, PaymentRow, PaymentRowsPage } from "@amberline/api/client";
import { money } from "@amberline/domain/money";

const eur = (minor: number) => money(minor, "EUR");
const andris = { name: "Andris Ozols", isSelf: true };
const marta = { name: "Marta Vītola", isSelf: false };

const none = { count: 0, amount: eur(0) };
const noSums: PaymentFile["sums"] = {
  ...{ checking: none, toFix: none, ready: none, left: none },
  ...{ paying: none, paid: none, refused: none },
};

/** Seen by Andris on 21 November 2026. */
const draft: PaymentFile = {
  id: "file-november",
  name: "rekini-2026-11.xml",
  format: "pain.001.001.09",
  state: "draft",
  madeBy: andris,
  createdAt: Date.parse("2026-11-21T07:02:00Z"),
  approvedAt: null,
  version: 3,
  isSalary: false,
  isHidden: false,
  checksNames: true,
  checked: 246,
  sums: {
    ...noSums,
    toFix: { count: 5, amount: eur(433_650) },
    ready: { count: 242, amount: eur(30_814_410) },
    left: { count: 1, amount: eur(120_000) },
  },
  fee: eur(8_470),
  firstDay: "2026-11-30",
  lastDay: "2026-11-30",
  passed: 0,
  instant: 0,
  approvalsNeeded: 0,
  warnings: [],
};

/** What the bank has told of it already, and a day that has passed since. */
const warned: PaymentFile = {
  ...draft,
  ...{ firstDay: "2026-11-20", passed: 3 },
  id: "file-warned",
  format: "pain.001.001.03",
  approvalsNeeded: 2,
  warnings: [
    "The file is in the old format pain.001.001.03. It is read, but other banks don't take it any more: switch your software to pain.001.001.09.",
  ],
};

const checking: PaymentFile = {
  ...draft,
  state: "checking",
  checked: 96,
  sums: {
    ...noSums,
    checking: { count: 150, amount: eur(18_000_000) },
    toFix: { count: 2, amount: eur(141_230) },
    ready: { count: 96, amount: eur(13_106_830) },
  },
  firstDay: null,
  lastDay: null,
};

const waiting: PaymentFile = {
  ...draft,
  id: "file-waiting",
  name: "rekini-47.csv",
  format: "csv",
  state: "waiting",
  approvedAt: Date.parse("2026-11-21T09:10:00Z"),
  version: 4,
  // What has to be fixed is a draft of its own.
  sums: { ...draft.sums, toFix: none },
};

const running: PaymentFile = {
  ...draft,
  id: "file-running",
  state: "running",
  approvedAt: Date.parse("2026-11-21T09:10:00Z"),
  sums: {
    ...draft.sums,
    toFix: none,
    ready: none,
    paying: { count: 142, amount: eur(18_014_410) },
    paid: { count: 99, amount: eur(12_700_000) },
    refused: { count: 1, amount: eur(100_000) },
  },
};

const done: PaymentFile = {
  ...running,
  id: "file-done",
  state: "done",
  sums: {
    ...running.sums,
    paying: none,
    paid: { count: 241, amount: eur(30_714_410) },
  },
};

const hidden: PaymentFile = {
  ...done,
  id: "file-salaries",
  name: "algas-2026-11.xml",
  madeBy: marta,
  isSalary: true,
  isHidden: true,
};

const row: PaymentRow = {
  nth: 1,
  line: 14,
  state: "ready",
  name: "SIA Mežu Vedējs",
  account: "LV15RIKO0000083120541",
  bic: "RIKOLV2X",
  reference: "Baļķi, rēķins 2231",
  amount: "2168.15",
  type: "CREDIT",
  day: null,
  faults: [],
  check: { result: "MTCH", matchedName: "" },
  repeats: "",
  isAccepted: false,
  paymentId: null,
  refused: "",
};

const other: PaymentRow = {
  ...row,
  nth: 17,
  line: 162,
  state: "toFix",
  name: "Arta Siliņa",
  account: "LV44UNLA0055001234567",
  reference: "Rēķins 88",
  amount: "1412.30",
  check: { result: "NMTC", matchedName: "" },
};

const close: PaymentRow = {
  ...other,
  nth: 42,
  line: 387,
  name: "Karlis Ozolins",
  account: "LV97HABA0012345678910",
  amount: "1180.00",
  check: { result: "CMTC", matchedName: "Kārlis Ozoliņš-Bērzs" },
};

const alsoClose: PaymentRow = {
  ...close,
  nth: 43,
  line: 396,
  name: "Inga Kļaviņa",
  amount: "783.20",
  check: { result: "CMTC", matchedName: "Inga Kļaviņa-Liepa" },
};

const faulty: PaymentRow = {
  ...other,
  nth: 51,
  line: 468,
  name: "SIA Baltijas Transports",
  account: "LV97HABA0012345678911",
  amount: "961.00",
  faults: [{ field: "to_account", text: "This isn't a valid IBAN. Check each character." }],
  check: null,
};

const repeated: PaymentRow = {
  ...row,
  nth: 60,
  line: 549,
  state: "toFix",
  repeats: "The same as payment 1 of this file.",
};

const left: PaymentRow = { ...row, nth: 61, line: 558, state: "left", name: "Valsts ieņēmumu dienests" };
const accepted: PaymentRow = { ...other, state: "ready", isAccepted: true };
const unsaid: PaymentRow = {
  ...row,
  nth: 2,
  line: 23,
  name: "Müller GmbH",
  account: "DE89370400440532013000",
  day: "2026-11-30",
  check: { result: "NOAP", matchedName: "" },
};

/** One of each kind. */
export const exampleRows = { row, other, close, alsoClose, faulty, repeated, left, accepted, unsaid };
export const exampleFiles = { draft, warned, checking, waiting, running, done, hidden };

const page = (file: PaymentFile, rows: readonly PaymentRow[], total = 248): PaymentRowsPage => ({
  file,
  rows,
  total,
  again: { count: 0, fileId: null },
});

const paying: PaymentRow = { ...row, state: "paying" };
const paid: PaymentRow = { ...unsaid, state: "paid", paymentId: "payment-1" };
const refused: PaymentRow = {
  ...other,
  state: "refused",
  refused: "The payee's bank doesn't have this account.",
};

/** Sent back by the payee's bank. */
const back: PaymentRow = { ...paid, nth: 3, line: 32, refused: "The account is closed." };

/** What is read of a file, by what has become of it. */
export const examplePages = {
  draft: page(draft, [other, close, alsoClose, faulty, repeated, row, unsaid, left]),
  warned: page(warned, [other, row]),
  checking: page(checking, [other, { ...close, state: "checking", check: null }, row]),
  waiting: page(waiting, [row, unsaid]),
  running: page(running, [refused, paying, paid]),
  done: {
    ...page(done, [refused, paid, back, { ...row, state: "paid" }, left]),
    again: { count: 2, fileId: null },
  },
  prepared: {
    ...page(done, [refused, paid, { ...row, state: "paid" }, left]),
    again: { count: 0, fileId: draft.id },
  },
  hidden: page(hidden, [], 0),
};
