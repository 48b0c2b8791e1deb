import type { FileFinding, UploadOutcome, UploadRowEvent, UploadRowInput } from "@amberline/flows/documents";
import { uploadRowMachine } from "@amberline/flows/documents/machine";
import { failureKeys } from "@amberline/flows/shared";
import {
  exampleCompany,
  exampleDocument,
  failures,
  refused,
  withDocuments,
} from "@amberline/flows/shared/examples";
import { createEmptyActor } from "xstate";
import { answers, examples, type FlowDefinition } from "../engine";

const document = "shareholder_register";
const earlier = exampleDocument(document);
const later = exampleDocument(document, { uploadedAt: (earlier.uploadedAt ?? 0) + 60_000 });

const asked = {
  state: "waiting",
  fileName: "shareholders.pdf",
  size: 9,
  reason: "",
  askedAt: (earlier.uploadedAt ?? 0) + 60_000,
} as const;

export const examplePdf = new File(["%PDF-1.7\n"], "shareholders.pdf", { type: "application/pdf" });
const program = new File(["MZ"], "shareholders.pdf.exe", { type: "application/x-msdownload" });

const customer: Record<string, UploadRowEvent> = {
  "file.pick": { type: "file.pick", file: examplePdf },
  "file.pick:program": { type: "file.pick", file: program },
  "upload.retry": { type: "upload.retry" },
  "upload.cancel": { type: "upload.cancel" },
};

const surroundings: Record<string, UploadRowEvent> = {
  "slot.given": { type: "slot.given" },
  "slot.denied": { type: "slot.denied" },
  "upload.progressed": { type: "upload.progressed", share: 0.42 },
  "company.listed": { type: "company.changed", company: withDocuments(later) },
  "company.asked": { type: "company.changed", company: withDocuments({ ...earlier, change: asked }) },
  "company.earlier": { type: "company.changed", company: withDocuments(earlier) },
  "company.timeless": { type: "company.changed", company: withDocuments({ ...later, uploadedAt: null }) },
  "company.without": { type: "company.changed", company: withDocuments() },
};

const findings: Record<string, FileFinding> = {
  fine: null,
  empty: "empty",
  encrypted: "encrypted",
  notPdf: "notPdf",
  damaged: "damaged",
  noPages: "noPages",
  unreadable: "unreadable",
};

const sent: Record<string, UploadOutcome> = {
  ok: { ok: true, data: { isPending: false } },
  refused: refused("other", "This company has handed in too much today."),
  ...failures,
};

const rowOf = (stored: UploadRowInput["stored"]): UploadRowInput => ({
  companyId: exampleCompany.id,
  document,
  stored,
  parent: createEmptyActor(),
});

export const uploadRowFlow: FlowDefinition<typeof uploadRowMachine> = {
  id: "uploadRow",
  machine: uploadRowMachine,
  inputs: {
    missing: rowOf(null),
    there: rowOf(earlier),
    accepted: rowOf({ ...earlier, review: "accepted" }),
    rejected: rowOf({ ...earlier, review: "rejected", comment: "The register is older than three months." }),
  },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readFile", findings),
    ...answers(snapshot, "sendDocument", sent),
    ...examples("environment", surroundings),
  ],
  project: ({ stored, before, file, isDoubtful }) => [
    stored?.uploadedAt,
    before?.uploadedAt,
    file !== null,
    isDoubtful,
  ],
  requirements: {
    idle: ["2.12 docs tab"],
    uploaded: ["3 required documents", "2.12 docs tab"],
    reading: ["5 PDF only"],
    queued: ["2.12 docs tab"],
    uploading: ["7 /corporate/info_add"],
    confirming: ["3 counts as uploaded when an info entry exists"],
    failed: ["8 corporate"],
  },
  texts: [
    ...failureKeys,
    "documents.uploaded",
    "documents.asked",
    "documents.uploadFailed",
    "documents.problem.noRoom",
    "documents.problem.notPdf",
    "documents.problem.tooLarge",
    "documents.problem.empty",
    "documents.problem.damaged",
    "documents.problem.encrypted",
    "documents.problem.noPages",
    "documents.problem.unreadable",
  ],
  takenWhileBusy: ["upload.cancel"],
  unreachable: {},
};
