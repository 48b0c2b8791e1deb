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
  ...failures,
};

/** Access takes an identity that the bank has verified. */
const unverified = refused("other", "Verify your identity first, then accept.");

export const invitationFlow: FlowDefinition<typeof invitationMachine> = {
  id: "invitation",
  machine: invitationMachine,
  inputs: {
    invited: { invitation: exampleInvitation },
    access: { invitation: exampleAccessInvitation },
  },
  catalogue: (snapshot) => {
    const { invitation, isAccepted } = snapshot.context;
    const canBeRefused = invitation.kind === "access" && isAccepted !== false;
    return [
      ...examples("user", customer),
      ...answers(snapshot, "answer", { ...answered, ...(canBeRefused ? { refused: unverified } : {}) }),
    ];
  },
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
