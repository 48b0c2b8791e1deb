import type { LeaveOutcome, OwnAccessEvent } from "@amberline/flows/ownAccess";
import { exampleOwnAccess } from "@amberline/flows/ownAccess/examples";
import { ownAccessMachine } from "@amberline/flows/ownAccess/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, OwnAccessEvent> = {
  "access.leave": { type: "access.leave" },
  "leave.confirm": { type: "leave.confirm" },
  "leave.cancel": { type: "leave.cancel" },
};

const answered: Record<string, LeaveOutcome> = {
  ok: { ok: true, data: true },
  refused: refused("other", "1 other person must be able to approve. Give somebody else the right first."),
  ...failures,
};

export const ownAccessFlow: FlowDefinition<typeof ownAccessMachine> = {
  id: "ownAccess",
  machine: ownAccessMachine,
  inputs: {
    payer: exampleOwnAccess,
    old: { ...exampleOwnAccess, canLeave: false },
  },
  catalogue: (snapshot) => [...examples("user", customer), ...answers(snapshot, "leave", answered)],
  project: ({ canLeave }) => [canLeave],
  requirements: {
    shown: ["2.12 access"],
    asking: ["2.12 access"],
    leaving: ["2.12 access"],
    left: ["2.12 access"],
  },
  texts: [...failureKeys],
  takenWhileBusy: [],
  unreachable: {},
};
