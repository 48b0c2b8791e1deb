import type { CompanyDocument } from "@amberline/api/client";
import type { Outcome } from "@amberline/api/client";
import type { DocumentKey, DocumentProblem } from "@amberline/domain/company";
import type { ActorRef, Snapshot } from "xstate";
import type { Notice, PartHears, PartInput } from "../shared";

/** What the row of one document tells the list it stands in. */
export type DeskHears =
  | { type: "upload.begun"; document: DocumentKey }
  | { type: "upload.ready"; document: DocumentKey }
  | { type: "upload.ended"; document: DocumentKey }
  | { type: "document.sent" };

export interface UploadRowInput {
  corporateId: string;
  document: DocumentKey;
  /** What the company has handed in under this name; null when nothing. */
  stored: CompanyDocument | null;
  desk: ActorRef<Snapshot<unknown>, DeskHears>;
}

export interface UploadRowContext extends UploadRowInput {
  /** Kept until the company lists it, so that nothing has to be picked twice. */
  file: File | null;
  /** What was handed in before this upload, to tell the new one from it. */
  before: CompanyDocument | null;
  /** How much has left, 0 to 1; null while nothing is known. */
  share: number | null;
  /** Whether a failed upload may have arrived all the same. */
  isDoubtful: boolean;
  notice: Notice | null;
}

export type UploadRowEvent =
  | PartHears
  | { type: "file.pick"; file: File }
  | { type: "upload.retry" }
  | { type: "upload.cancel" }
  /** Its turn has come. */
  | { type: "slot.given" }
  | { type: "upload.progressed"; share: number };

/** What reading a file has found against it; null when nothing. */
export type FileFinding = DocumentProblem | "unreadable" | null;
export type UploadOutcome = Outcome<true>;

export interface UploadInput {
  corporateId: string;
  document: DocumentKey;
  file: File;
  onProgress: (share: number) => void;
}

export type DocumentsInput = PartInput;
export type DocumentsEvent = PartHears | DeskHears;
export type Lane = "reading" | "queued" | "sending";
