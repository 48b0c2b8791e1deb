import type { VerificationStatus } from "@amberline/api/client";
import { Secret } from "@amberline/flows/shared";
import { failures } from "@amberline/flows/shared/examples";
import type { StatusOutcome, TokenOutcome, VerificationEvent } from "@amberline/flows/verification";
import { verificationMachine } from "@amberline/flows/verification/machine";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, VerificationEvent> = {
  "verification.open": { type: "verification.open" },
  "verification.retry": { type: "verification.retry" },
  "countdown.stop": { type: "countdown.stop" },
  "status.retry": { type: "status.retry" },
  "dialog.close": { type: "dialog.close" },
};

const widget: Record<string, VerificationEvent> = {
  "widget.ready": { type: "widget.ready" },
  "widget.tokenExpired": { type: "widget.tokenExpired" },
  "widget.submitted": { type: "widget.submitted" },
  "widget.failed": { type: "widget.failed" },
};

const surroundings: Record<string, VerificationEvent> = {
  "status.changed:none": { type: "status.changed", status: "none" },
  "status.changed:in_progress": { type: "status.changed", status: "in_progress" },
  "status.changed:verify": { type: "status.changed", status: "verify" },
  "status.changed:reject": { type: "status.changed", status: "reject" },
  "status.changed:final": { type: "status.changed", status: "final" },
};

const tokens = (): Record<string, TokenOutcome> => ({
  ok: { ok: true, data: new Secret("widget-token-1") },
  ...failures,
});

const read = (data: VerificationStatus): StatusOutcome => ({ ok: true, data });
const statuses: Record<string, StatusOutcome> = {
  none: read("none"),
  in_progress: read("in_progress"),
  verify: read("verify"),
  reject: read("reject"),
  final: read("final"),
  ...failures,
};

export const verificationFlow: FlowDefinition<typeof verificationMachine> = {
  id: "verification",
  machine: verificationMachine,
  inputs: {
    asked: { status: "none", isCompany: false, opening: "atOnce" },
    private: { status: "none", isCompany: false, opening: "byItself" },
    rejectedForGood: { status: "final", isCompany: false, opening: "atOnce" },
    rejected: { status: "reject", isCompany: false, opening: "byItself" },
    corporate: { status: "none", isCompany: true, opening: "byItself" },
    inProgress: { status: "in_progress", isCompany: false, opening: "atOnce" },
    waiting: { status: "none", isCompany: false, opening: "onRequest" },
  },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "fetchToken", tokens()),
    ...answers(snapshot, "renewToken", tokens()),
    ...answers(snapshot, "readStatus", statuses),
    ...(snapshot.children["widget"] ? examples("environment", widget) : []),
    ...answers<undefined>(snapshot, "widget", {}),
    ...examples("environment", surroundings),
  ],
  project: ({ status, statusBefore, secondsLeft, looks }) => [status, statusBefore, secondsLeft, looks > 1],
  requirements: {
    closed: ["2.2", "4 identity verification"],
    "dialog.fetchingToken": ["2.11", "7 /user/sumsub_token"],
    "dialog.tokenError.counting": ["4 identity verification", "8 widget token", "9 close delay"],
    "dialog.tokenError.held": ["8 widget token"],
    "dialog.widget.loading": ["2.11"],
    "dialog.widget.shown": ["2.11"],
    "dialog.widget.renewing": ["7 /user/sumsub_token"],
    "dialog.widget.stalled": ["8 widget token"],
    "dialog.widgetError": ["2.11"],
    "dialog.review.looking.reading": ["4 identity verification", "7 /user/user_info"],
    "dialog.review.looking.waiting": ["4 identity verification"],
    "dialog.review.slow": ["4 identity verification"],
  },
  texts: ["verification.tokenError", "verification.renewalFailed"],
  takenWhileBusy: ["dialog.close"],
  unreachable: {},
};
