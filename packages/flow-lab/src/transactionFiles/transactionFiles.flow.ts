import type { Outcome, Transaction } from "@amberline/api/client";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import type { FileFinding, TransactionFilesEvent } from "@amberline/flows/transactionFiles";
import { transactionFilesMachine } from "@amberline/flows/transactionFiles/machine";
import { examplePayment } from "@amberline/flows/transactions/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const kept = { id: "file-1", name: "receipt.jpg", type: "image/jpeg", size: 482_130 };
const sentNow = { id: "file-2", name: "invoice.pdf", type: "application/pdf", size: 9 };

export const exampleFiled = examplePayment(0, { files: [kept] });

const picked = (name: string, id: string) => ({ id, file: new File(["%PDF-1.7\n"], name) });
const one = picked("invoice.pdf", "file-2");
const other = picked("offer.pdf", "file-3");
const program = picked("invoice.pdf.exe", "file-4");

const customer: Record<string, TransactionFilesEvent> = {
  "files.pick": { type: "files.pick", files: [one], room: 4 },
  "files.pick:two": { type: "files.pick", files: [one, other], room: 4 },
  "files.pick:tooMany": { type: "files.pick", files: [one, other], room: 1 },
  "files.pick:program": { type: "files.pick", files: [program], room: 4 },
  "upload.retry": { type: "upload.retry" },
  "upload.dismiss": { type: "upload.dismiss" },
  "file.remove": { type: "file.remove", file: kept },
  "removal.confirm": { type: "removal.confirm" },
  "removal.cancel": { type: "removal.cancel" },
};

const findings: Record<string, FileFinding> = {
  fine: null,
  content: "content",
  closed: "closed",
  unreadable: "unreadable",
};

const answered = (transaction: Transaction): Record<string, Outcome<Transaction, "NOT_FOUND">> => ({
  ok: { ok: true, data: transaction },
  refused: refused("other", "Together the files of an account may have up to 500 MB."),
  missing: refused("NOT_FOUND", "There is no such transaction in this account."),
  ...failures,
});

const sent = answered({ ...exampleFiled, files: [kept, sentNow] });
const removed = answered({ ...exampleFiled, files: [] });

export const transactionFilesFlow: FlowDefinition<typeof transactionFilesMachine> = {
  id: "transactionFiles",
  machine: transactionFilesMachine,
  inputs: { opened: { transactionId: exampleFiled.id } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "checkFile", findings),
    ...answers(snapshot, "sendFile", sent),
    ...answers(snapshot, "removeFile", removed),
  ],
  project: ({ waiting, removing }) => [waiting.length, removing?.id ?? null],
  requirements: {
    resting: ["2.8 up to five files of the customer"],
    checking: ["2.8 proved by their content"],
    sending: ["2.8 up to five files of the customer"],
    failed: ["2.8 is kept and sent again as the customer says"],
    asking: ["2.8 who removes one is asked first"],
    removing: ["2.8 who removes one is asked first"],
  },
  texts: [
    ...failureKeys,
    "notes.files.attached",
    "notes.files.removed",
    "notes.files.problem.closed",
    "notes.files.problem.content",
    "notes.files.problem.empty",
    "notes.files.problem.kind",
    "notes.files.problem.tooLarge",
    "notes.files.problem.tooMany",
    "notes.files.problem.unreadable",
  ],
  takenWhileBusy: [],
  unreachable: {},
};
