import type { Outcome, PaymentFile, PaymentRowsPage, UploadedFile } from "@amberline/api/client";
import { largestPaymentFile } from "@amberline/api/contract";
import type { PaymentFileEvent } from "@amberline/flows/paymentFile";
import { exampleFiles, examplePages, exampleRows } from "@amberline/flows/paymentFile/examples";
import { paymentFileMachine } from "@amberline/flows/paymentFile/machine";
import { failureKeys, Secret } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const { row, other, close, alsoClose, faulty, repeated, left } = exampleRows;

const fileOf = (name: string, size: number) => {
  const file = new File([], name);
  Object.defineProperty(file, "size", { value: size });
  return file;
};

const edit = {
  name: "SIA Baltijas Transports",
  account: "LV97HABA0012345678910",
  reference: "Rēķins 88",
  amount: "961.00",
};

const customer: Record<string, PaymentFileEvent> = {
  "page.retry": { type: "page.retry" },
  "file.choose": { type: "file.choose", file: fileOf("rekini-2026-11.xml", 48_000) },
  "file.choose:large": { type: "file.choose", file: fileOf("rekini.xml", largestPaymentFile + 1) },
  "rows.show": { type: "rows.show", state: "toFix" },
  "rows.show:all": { type: "rows.show", state: null },
  "rows.more": { type: "rows.more" },
  "rows.change:names": { type: "rows.change", act: "useName", nths: [close.nth, alsoClose.nth] },
  "rows.change:leave": { type: "rows.change", act: "leave", nths: [repeated.nth] },
  "rows.change:restore": { type: "rows.change", act: "restore", nths: [left.nth] },
  "row.edit": { type: "row.edit", nth: faulty.nth },
  "row.accept": { type: "row.accept", nth: other.nth },
  "row.accept:ready": { type: "row.accept", nth: row.nth },
  "edit.submit": { type: "edit.submit", edit },
  "file.update:salary": { type: "file.update", isSalary: true },
  "file.update:instant": { type: "file.update", isInstant: true },
  "file.update:day": { type: "file.update", day: "2026-12-01" },
  "file.update:names": { type: "file.update", checksNames: false },
  "remove.ask": { type: "remove.ask" },
  "approval.ask": { type: "approval.ask" },
  "again.prepare": { type: "again.prepare" },
  "code.submit": { type: "code.submit", code: new Secret("482193") },
  "code.submit:short": { type: "code.submit", code: new Secret("4821") },
  "dialog.confirm": { type: "dialog.confirm" },
  "dialog.cancel": { type: "dialog.cancel" },
};

const surroundings: Record<string, PaymentFileEvent> = {
  "file.open": { type: "file.open", id: exampleFiles.draft.id },
  "list.open": { type: "list.open" },
  "page.hidden": { type: "page.hidden" },
  "page.shown": { type: "page.shown" },
};

const ok = <Data>(data: Data) => ({ ok: true, data }) as const;
const { draft, warned, checking, waiting, running, done, prepared, hidden } = examplePages;

const mended = {
  ...faulty,
  ...edit,
  faults: [],
  check: { result: "MTCH", matchedName: "" },
  state: "ready",
} as const;
const draftWith = (rows: PaymentRowsPage["rows"]): PaymentRowsPage => ({
  ...draft,
  rows: draft.rows.map((each) => rows.find(({ nth }) => nth === each.nth) ?? each),
});
/** All that is read of a file at once, with nothing ready. */
const short: PaymentRowsPage = {
  file: { ...draft.file, sums: { ...draft.file.sums, ready: draft.file.sums.paid } },
  rows: [other, faulty],
  total: 2,
  again: draft.again,
};

const readPages: Record<string, Outcome<PaymentRowsPage>> = {
  ok: ok(draft),
  ...{ warned: ok(warned), checking: ok(checking), waiting: ok(waiting), running: ok(running) },
  ...{ done: ok(done), prepared: ok(prepared), hidden: ok(hidden), short: ok(short) },
  mended: ok(draftWith([mended])),
  ...failures,
};

const uploads: Record<string, Outcome<UploadedFile>> = {
  ok: ok({ file: draft.file, faults: [] }),
  faults: ok({
    file: null,
    faults: [
      { line: 3, text: "There is no amount." },
      { line: 8, text: "There are 7 cells, and the first line has 5." },
    ],
  }),
  refused: refused("other", "There are already 50 files that aren't approved."),
  ...failures,
};

const named = [close, alsoClose].map((each) => ({
  ...each,
  name: each.check?.matchedName ?? "",
  state: "ready" as const,
  check: { result: "MTCH", matchedName: "" },
}));

/** What the stepper and the tests know of payments from a file. */
export const paymentFileFlow: FlowDefinition<typeof paymentFileMachine> = {
  id: "paymentFile",
  machine: paymentFileMachine,
  inputs: {
    opened: { fileId: null, mayPrepare: true },
    file: { fileId: exampleFiles.draft.id, mayPrepare: true },
    viewer: { fileId: null, mayPrepare: false },
  },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", surroundings),
    ...answers(snapshot, "readFiles", {
      ok: ok<readonly PaymentFile[]>(Object.values(exampleFiles).filter(({ state }) => state !== "checking")),
      none: ok<readonly PaymentFile[]>([]),
      ...failures,
    }),
    ...answers(snapshot, "upload", uploads),
    ...answers(snapshot, "readRows", readPages),
    ...answers(snapshot, "changeRows", {
      ok: ok({ file: { ...draft.file, version: 4 }, rows: named }),
      mended: ok({ file: { ...draft.file, version: 4 }, rows: [mended] }),
      faulty: ok({ file: { ...draft.file, version: 4 }, rows: [faulty] }),
      refused: refused("other", "The file has changed meanwhile. Look at it again before you approve it."),
      ...failures,
    }),
    ...answers(snapshot, "updateFile", {
      ok: ok({ ...draft.file, version: 4 }),
      refused: refused("other", "The name of a single payment is always checked."),
      ...failures,
    }),
    ...answers(snapshot, "approve", {
      ok: ok(running.file),
      wrong: refused("INCORRECT_2FA_CODE", "Wrong code"),
      refused: refused("other", "The file has changed meanwhile. Look at it again before you approve it."),
      ...failures,
    }),
    ...answers(snapshot, "prepareAgain", {
      ok: ok(draft.file),
      refused: refused("other", "There are already 50 files that aren't approved."),
      ...failures,
    }),
    ...answers(snapshot, "removeFile", {
      ok: ok(null),
      refused: refused("other", "The file is approved already, so it can't be changed any more."),
      ...failures,
    }),
  ],
  project: ({ fileId, mayPrepare, page, asked, isAway }) => [
    fileId !== null,
    mayPrepare,
    page && [page.file.state, page.file.isHidden, page.file.sums.ready.count > 0],
    page && page.rows.length < page.total,
    page && page.again.count > 0,
    asked?.act,
    isAway,
  ],
  requirements: {
    "list.loading": ["2.10 pays from a file"],
    "list.failed": ["8 network failure"],
    "list.resting": ["2.10 pays from a file"],
    "list.uploading": ["2.10 pays from a file"],
    "file.loading": ["2.10 pays from a file"],
    "file.failed": ["8 network failure"],
    "file.resting.still": ["2.10 pays from a file"],
    "file.resting.polling": ["2.10 pays from a file"],
    "file.resting.paused": ["2.10 pays from a file"],
    "file.showing": ["2.10 pays from a file"],
    "file.adding": ["2.10 pays from a file"],
    "file.editing": ["2.10 pays from a file"],
    "file.changing": ["2.10 pays from a file"],
    "file.rereading": ["8 network failure"],
    "file.updating": ["2.10 pays from a file"],
    "file.preparing": ["2.10 what is refused holds up no other"],
    "file.asking": ["2.10 pays from a file"],
    "file.removing": ["2.10 pays from a file"],
    "file.confirming": ["2.10 pays from a file"],
    "file.approving": ["2.10 pays from a file"],
    "file.verifying": ["8 network failure"],
    "file.lost": ["8 network failure"],
  },
  texts: [
    ...failureKeys,
    "send.codeWrong",
    "paymentFile.doubt",
    "paymentFile.notDone",
    "paymentFile.tooLarge",
    "paymentFile.unreadable",
  ],
  takenWhileBusy: ["rows.show"],
  unreachable: {},
};
