import { type DocumentKey } from "@amberline/domain/company";
import { expect } from "@playwright/test";
import { documentKeys } from "../browser/companies";
import { holdLooks, refreshCompany, openStep } from "../drive/company";
import { choose, holdUploads, isConfirmed, isQueued, isSent, tells } from "../drive/documents";
import { type FlowDrive } from "../drive/flowDrive";
import { type Stage } from "../drive/stage";
import { type ExampleEvent } from "../engine";

/** Uploads in the order chosen. */
const onTheWay = ({ notes }: Stage) =>
  [...notes.keys()].flatMap((note) => documentKeys.filter((key) => key === note));

const documentOf = ({ event }: ExampleEvent) => event["document"] as DocumentKey;
const uploadOf = (document: DocumentKey) => `upload.${document}`;

/** Two uploads at a time; the third waits. */
const SLOTS = 2;

export const drive: FlowDrive = {
  prepare: { company: (stage) => openStep(stage, "documents") },
  events: {
    "upload.begun": async (stage, example) => {
      const document = documentOf(example);
      await holdUploads(stage, uploadOf(document), tells(document));
      stage.notes.set(document, "chosen");
      await choose(stage, document);
    },
    "upload.ready": async (stage, example) => {
      const isFirst = onTheWay(stage).indexOf(documentOf(example)) < SLOTS;
      await (isFirst ? isSent : isQueued)(stage, documentOf(example));
    },
    "upload.ended": async (stage, example) => {
      await holdLooks(stage);
      stage.notes.delete(documentOf(example));
      await stage.letGo(uploadOf(documentOf(example)))();
      await isConfirmed(stage, documentOf(example));
    },
    "document.sent": (stage) => stage.isAsked("look"),
    "company.changed": async (stage) => {
      await refreshCompany(stage);
      const total = String(documentKeys.length);
      await expect(stage.screen.reads("documents.progress", { count: "1", total })).toBeVisible();
    },
  },
  answers: {},
  requests: {},
  arrived: {
    open: async (stage) => {
      for (const [at, document] of onTheWay(stage).entries())
        await (at < SLOTS ? isSent : isQueued)(stage, document);
      await expect(stage.screen.reads("company.heading.documents")).toBeVisible();
    },
  },
  journeys: [
    "company;upload.begun:shareholder_register~upload.ready:shareholder_register~upload.begun:director_register~upload.ready:director_register~upload.begun:power_of_attorney~upload.ready:power_of_attorney~upload.ended:shareholder_register~document.sent~company.changed",
  ],
  notDriven: { full: "takes 50 MB of documents" },
};
