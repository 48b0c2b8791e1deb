import type { Outcome, ReceivedComplaint } from "@amberline/api/client";
import type { Notice } from "../shared";

/** What the customer wants to say. */
export interface ComplaintText {
  subject: string;
  description: string;
  files: readonly File[];
}

export interface ComplaintContext {
  /** Share of the request that has left, 0 to 1; null while nobody can tell. */
  progress: number | null;
  /** What the bank keeps it under, once it has it. What is typed stays in the form. */
  receipt: ReceivedComplaint | null;
  notice: Notice | null;
}

export type ComplaintEvent =
  | { type: "form.submit"; complaint: ComplaintText }
  | { type: "sending.cancel" }
  | { type: "complaint.begin" }
  | { type: "upload.progressed"; share: number };

export type ComplaintOutcome = Outcome<ReceivedComplaint, "FILE_UNREADABLE">;

export interface SendInput {
  complaint: ComplaintText;
  onProgress: (share: number) => void;
}
