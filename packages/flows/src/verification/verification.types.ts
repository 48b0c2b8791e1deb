import type { Outcome, VerificationStatus } from "@amberline/api/client";
import type { Notice, Secret } from "../shared";

/** `atOnce` because the customer asked, `byItself` because the page needs it, `onRequest` when asked later. */
export type Opening = "atOnce" | "byItself" | "onRequest";

export interface VerificationInput {
  status: VerificationStatus;
  isCorporate: boolean;
  opening: Opening;
}

export interface VerificationContext {
  /** As the provider last said. */
  status: VerificationStatus;
  /** As it was when the dialog opened: only what differs from it is an answer to what was submitted. */
  statusBefore: VerificationStatus;
  isCorporate: boolean;
  opening: Opening;
  /** Opens the widget, once. */
  token: Secret | null;
  /** What went wrong inside the widget while it goes on. */
  notice: Notice | null;
  /** Until the dialog closes by itself after a token that could not be fetched. */
  secondsLeft: number;
  /** Looks for the status after the documents were submitted. */
  looks: number;
}

/** What the widget tells, in our own words. */
export type WidgetEvent =
  | { type: "widget.ready" }
  /** It went on: whatever it complained of before is settled. */
  | { type: "widget.progressed" }
  | { type: "widget.complained"; about: "camera" | "upload" }
  | { type: "widget.tokenExpired" }
  | { type: "widget.submitted" }
  /** It could not be shown, or can't go on. */
  | { type: "widget.failed" };

/** What the widget is told. */
export type WidgetCommand = { type: "token.renewed"; token: Secret };

export type VerificationEvent =
  | { type: "verification.open" }
  | { type: "verification.retry" }
  /** The customer wants to read on: the dialog no longer closes by itself. */
  | { type: "countdown.stop" }
  | { type: "status.retry" }
  | { type: "dialog.close" }
  | { type: "status.changed"; status: VerificationStatus }
  | WidgetEvent;

export type TokenOutcome = Outcome<Secret>;
export type StatusOutcome = Outcome<VerificationStatus>;
