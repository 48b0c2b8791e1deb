import type { DocumentsEvent } from "@amberline/flows/documents";
import { documentsMachine } from "@amberline/flows/documents/machine";
import { exampleCompany } from "@amberline/flows/shared/examples";
import { createEmptyActor } from "xstate";
import { examples, type FlowDefinition } from "../engine";

const [one, two, three] = ["shareholder_register", "director_register", "power_of_attorney"] as const;

const rows: Record<string, DocumentsEvent> = {
  ...Object.fromEntries(
    ([one, two, three] as const).flatMap((document) =>
      (["upload.begun", "upload.ready", "upload.ended"] as const).map((type) => [
        `${type}:${document}`,
        { type, document },
      ]),
    ),
  ),
  "document.sent": { type: "document.sent" },
};

const surroundings: Record<string, DocumentsEvent> = {
  "company.changed": { type: "company.changed", company: exampleCompany },
};

/** What the stepper and the tests know of whose turn it is. */
export const documentsFlow: FlowDefinition<typeof documentsMachine> = {
  id: "documents",
  machine: documentsMachine,
  inputs: {
    company: { companyId: exampleCompany.id, company: exampleCompany, parent: createEmptyActor() },
  },
  catalogue: () => [...examples("environment", rows), ...examples("environment", surroundings)],
  project: ({ uploads }) => Object.entries(uploads),
  requirements: { open: ["2.12 docs tab"] },
  texts: [],
  takenWhileBusy: [],
  unreachable: {},
};
