import { documentQuota } from "@amberline/domain/company";
import type { DocumentsEvent } from "@amberline/flows/documents";
import { documentsMachine } from "@amberline/flows/documents/machine";
import { exampleCompany, exampleDocument, withDocuments } from "@amberline/flows/shared/examples";
import { createEmptyActor } from "xstate";
import { examples, type FlowDefinition } from "../engine";

const [one, two, three] = ["shareholder_register", "director_register", "power_of_attorney"] as const;

const full = withDocuments(exampleDocument("business_register", { size: documentQuota }));

const rows: Record<string, DocumentsEvent> = {
  ...Object.fromEntries(
    ([one, two, three] as const).flatMap((document) =>
      (["upload.begun", "upload.ready", "upload.ended"] as const).map((type) => [
        `${type}:${document}`,
        type === "upload.ready" ? { type, document, size: 9 } : { type, document },
      ]),
    ),
  ),
  "document.sent": { type: "document.sent" },
};

const surroundings: Record<string, DocumentsEvent> = {
  "company.changed": { type: "company.changed", company: exampleCompany },
};

export const documentsFlow: FlowDefinition<typeof documentsMachine> = {
  id: "documents",
  machine: documentsMachine,
  inputs: {
    company: { companyId: exampleCompany.id, company: exampleCompany, parent: createEmptyActor() },
    full: { companyId: full.id, company: full, parent: createEmptyActor() },
  },
  catalogue: () => [...examples("environment", rows), ...examples("environment", surroundings)],
  project: ({ uploads, company }) => [company.documents.length, Object.entries(uploads)],
  requirements: { open: ["2.12 docs tab"] },
  texts: [],
  takenWhileBusy: [],
  unreachable: {},
};
