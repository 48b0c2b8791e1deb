import { documentNameOf, type DocumentKey } from "@amberline/domain/company";
import { expect } from "@playwright/test";
import { chooseDocument, documentRow } from "../browser/companies";
import { type Stage } from "./stage";

export const rowOf = ({ page, screen }: Stage, document: DocumentKey) => documentRow(page, screen, document);
export const choose = ({ page, screen }: Stage, document: DocumentKey) =>
  chooseDocument(page, screen, document);

export const isSent = (stage: Stage, document: DocumentKey) =>
  expect(rowOf(stage, document).getByRole("progressbar")).toBeVisible();
export const isQueued = (stage: Stage, document: DocumentKey) =>
  expect(rowOf(stage, document)).toContainText(stage.screen.say("documents.queued"));
export const isConfirmed = (stage: Stage, document: DocumentKey) =>
  expect(rowOf(stage, document)).toContainText(stage.screen.say("documents.confirming"));

/** Holds the upload of this document, or of all others. */
export const holdUploads = (stage: Stage, name: string, isMeant: (sent: string) => boolean) =>
  stage.hold(name, ["companyInfoAdd"], isMeant);
export const tells =
  (document: DocumentKey) =>
  (sent: string): boolean =>
    sent.includes(`"${documentNameOf(document)}"`);
