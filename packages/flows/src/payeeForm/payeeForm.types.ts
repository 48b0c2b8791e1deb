import type { Outcome, ReceiverDraft, TemplateDraft } from "@amberline/api/client";
import type { PayeeKind, SavedPayee } from "../savedPayees";
import type { Notice } from "../shared";

export interface PayeeFormInput {
  accountId: string;
  kind: PayeeKind;
  /** What is to be changed; null to make a new one. */
  id: string | null;
}

export interface PayeeFormContext extends PayeeFormInput {
  /** As it was read; null for a new one. What is typed stays in the form. */
  payee: SavedPayee | null;
  notice: Notice | null;
}

/** What the form came to. */
export type PayeeDraft =
  | { kind: "template"; values: TemplateDraft }
  | { kind: "receiver"; values: ReceiverDraft };

export type PayeeFormEvent = { type: "form.submit"; draft: PayeeDraft } | { type: "page.retry" };

export type ReadOutcome = Outcome<readonly SavedPayee[]>;
export type SaveOutcome = Outcome<unknown, "NOT_FOUND" | "RECEIVER_EXISTS">;
