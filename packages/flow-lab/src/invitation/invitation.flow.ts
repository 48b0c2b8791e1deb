import type { AnswerOutcome, InvitationEvent } from "@amberline/flows/invitation";
import { exampleAccessInvitation, exampleInvitation } from "@amberline/flows/invitation/examples";
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
  refused: refused("other", "Have your identity verified first, then accept."),
  ...failures,
};

export const invitationFlow: FlowDefinition<typeof invitationMachine> = {
  id: "invitation",
  machine: invitationMachine,
  inputs: {
    invited: { invitation: exampleInvitation },
    access: { invitation: exampleAccessInvitation },
  },
  catalogue: (snapshot) => [...examples("user", customer), ...answers(snapshot, "answer", answered)],
  project: ({ isAccepted, invitation }) => [isAccepted, invitation.kind],
  requirements: {
    open: ["4 invitation"],
    answering: ["4 invitation"],
    answered: ["4 invitation"],
  },
  texts: [
    ...failureKeys,
    "invitation.accepted",
    "invitation.acceptedPending",
    "invitation.accessAccepted",
    "invitation.refused",
    "invitation.gone",
  ],
  takenWhileBusy: [],
  unreachable: {},
};
