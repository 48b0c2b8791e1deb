import type { AccountClosingEvent } from "@amberline/flows/accountClosing";
import { exampleChecks, exampleClosings, examplePayee } from "@amberline/flows/accountClosing/examples";
import { accountClosingMachine } from "@amberline/flows/accountClosing/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, AccountClosingEvent> = {
  "page.retry": { type: "page.retry" },
  "payee.submit": { type: "payee.submit", to: examplePayee },
  "review.open": { type: "review.open" },
  "review.leave": { type: "review.leave" },
  "review.confirm": { type: "review.confirm" },
};

const surroundings: Record<string, AccountClosingEvent> = { "closing.refresh": { type: "closing.refresh" } };

const ok = <T>(data: T) => ({ ok: true, data }) as const;

const { free, empty, blocked, closed, back } = exampleClosings;

const standings = {
  free: ok(free),
  empty: ok(empty),
  blocked: ok(blocked),
  closed: ok(closed),
  back: ok(back),
  ...failures,
};

const changed = refused("CLOSING_CHANGED", "CLOSING_CHANGED");

const checks = {
  matches: ok(exampleChecks.matches),
  close: ok(exampleChecks.close),
  other: ok(exampleChecks.other),
  changed,
  refused: refused("other", "Nothing can be paid to this account's bank. Choose another account."),
  ...failures,
};

const closings = {
  closed: ok(closed),
  changed,
  unproven: { ok: false, problem: "unproven" } as const,
  ...failures,
};

/** What the stepper and the tests know of how an account is closed. */
export const accountClosingFlow: FlowDefinition<typeof accountClosingMachine> = {
  id: "accountClosing",
  machine: accountClosingMachine,
  inputs: { opened: { accountId: "0c9d7e5f-3b1a-4c2d-9e8f-7a6b5c4d3e2f" } },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...examples("environment", surroundings),
    ...answers(snapshot, "readClosing", standings),
    ...answers(snapshot, "checkPayee", checks),
    ...answers(snapshot, "closeAccount", closings),
  ],
  project: ({ closing, to, check }) => [
    closing && closing.closedAt !== null,
    closing?.amount.minor ?? null,
    closing?.blockers.length ?? null,
    to !== null,
    check?.result ?? null,
  ],
  requirements: {
    loading: ["2.12 has to be done first is listed"],
    failed: ["8 network failure"],
    "shown.choosing": ["2.12 has to be done first is listed", "2.12 where the customer says"],
    "shown.refreshing": ["2.12 has to be done first is listed"],
    "shown.checking": ["2.12 after a check of the name"],
    "shown.reviewing": ["2.12 after a check of the name"],
    "shown.closing": ["2.12 Closing is done in one step"],
    "shown.finding": ["2.12 Closing is done in one step"],
    closed: ["2.12 Nothing is paid from a closed account"],
  },
  texts: [...failureKeys, "closing.changed"],
  takenWhileBusy: [],
  unreachable: {},
};
