import type { AnswerOutcome, InvitationEvent } from "@amberline/flows/invitation";
import { exampleInvitation } from "@amberline/flows/invitation/examples";
import { invitationMachine } from "@amberline/flows/invitation/machine";
import { failureKeys } from "@amberline/flows/shared";
import { failures, refused } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const customer: Record<string, InvitationEvent> = {
  "invitation.accept": { type: "invitation.accept" },
  "invitation.refuse": { type: "invitation.refuse" },
};

const answered: Record<string, AnswerOutcome> = {
  ok: { ok: true, data: { isPending: false } },
  "ok.waiting": { ok: true, data: { isPending: true } },
  gone: refused("NOT_FOUND", "NOT_FOUND"),
  ...failures,
};

export const invitationFlow: FlowDefinition<typeof invitationMachine> = {
  id: "invitation",
  machine: invitationMachine,
  inputs: { invited: { invitation: exampleInvitation } },
  catalogue: (snapshot) => [...examples("user", customer), ...answers(snapshot, "answer", answered)],
  project: ({ isAccepted }) => isAccepted,
  requirements: {
    open: ["4 invitation"],
    answering: ["4 invitation"],
    answered: ["4 invitation"],
  },
  texts: [
    ...failureKeys,
    "invitation.accepted",
    "invitation.acceptedPending",
    "invitation.refused",
    "invitation.gone",
  ],
  takenWhileBusy: [],
  unreachable: {},
};
