import type { Outcome } from "@amberline/api/client";
import type { Notice } from "../shared";
import type { LoadStanding } from "./bankDetails";

export interface LoadContext {
  standing: LoadStanding;
  notice: Notice | null;
}

export type LoadEvent =
  | { type: "account.changed"; standing: LoadStanding }
  | { type: "verification.open" }
  | { type: "details.retry" }
  | { type: "pdf.download" };

export type LoadOutcome = Outcome<unknown>;
