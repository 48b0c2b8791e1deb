import type { Asked, Client, Invitation, Outcome } from "@amberline/api/client";
import { assign, fromPromise, setup } from "xstate";
import {
  failureNotice,
  isOk,
  isRefusal,
  notProvided,
  notProvidedEffect,
  onAnswer,
  toast,
  type LeafMeta,
  type Notice,
  type ToastCalls,
  type ToastNotice,
} from "../shared";

export interface InvitationInput {
  invitation: Invitation;
}

export interface InvitationContext extends InvitationInput {
  /** The answer being sent; null before. */
  isAccepted: boolean | null;
  notice: Notice | null;
}

export type InvitationEvent = { type: "invitation.accept" } | { type: "invitation.refuse" };

export type AnswerOutcome = Outcome<Asked, "NOT_FOUND">;

type Ctx = { context: InvitationContext };

export interface InvitationCalls extends Pick<Client, "answerInvitation">, ToastCalls {}

const invitationSetup = setup({
  types: {
    context: {} as InvitationContext,
    input: {} as InvitationInput,
    events: {} as InvitationEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: { answer: notProvided<AnswerOutcome, { id: string; isAccepted: boolean }>("answer") },
  guards: {
    isOk,
    /** Withdrawn meanwhile, or answered by a request that got no answer. */
    isGone: (_, outcome: AnswerOutcome) => isRefusal(outcome, "NOT_FOUND"),
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepAnswer: assign((_, { isAccepted }: { isAccepted: boolean }) => ({ isAccepted, notice: null })),
    noteFailure: assign((_, outcome: AnswerOutcome) => ({
      notice: outcome.ok ? null : failureNotice(outcome),
    })),
    noteDefect: assign({ notice: { key: "error.general" } }),
  },
});

const answeredToast = ({ context, event }: Ctx & { event: { output: AnswerOutcome } }): ToastNotice => {
  const { isAccepted, invitation } = context;
  const isPending = event.output.ok && event.output.data.isPending;
  const member = isPending ? "invitation.acceptedPending" : "invitation.accepted";
  const accepted = invitation.kind === "access" ? "invitation.accessAccepted" : member;
  const key = isAccepted ? accepted : "invitation.refused";
  return { tone: "positive", notice: { key, values: { company: invitation.company } } };
};

const screen = "invitation";

const answers = (isAccepted: boolean) =>
  ({ target: "answering", actions: { type: "keepAnswer", params: { isAccepted } } }) as const;

/** Accepts or declines membership of a company, or access to its account. */
export const invitationMachine = invitationSetup.createMachine({
  id: "invitation",
  context: ({ input }) => ({ ...input, isAccepted: null, notice: null }),
  initial: "open",
  states: {
    open: {
      meta: { screen, focus: null, announce: null },
      on: { "invitation.accept": answers(true), "invitation.refuse": answers(false) },
    },
    answering: {
      tags: "busy",
      meta: { screen, focus: null, announce: "invitation.answering" },
      invoke: {
        id: "answer",
        src: "answer",
        input: ({ context: { invitation, isAccepted } }) => ({
          id: invitation.id,
          isAccepted: isAccepted === true,
        }),
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "answered",
            actions: { type: "showToast", params: answeredToast },
          },
          {
            guard: onAnswer("isGone"),
            target: "answered",
            actions: toast("negative", "invitation.gone"),
          },
          { target: "open", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "open", actions: "noteDefect" },
      },
    },
    answered: { type: "final", meta: { screen: "none", focus: null, announce: null } },
  },
});

export const wireInvitation = (calls: InvitationCalls) =>
  invitationMachine.provide({
    actors: {
      answer: fromPromise(({ input: { id, isAccepted }, signal }) =>
        calls.answerInvitation(id, isAccepted, { signal }),
      ),
    },
    actions: { showToast: (_, shown) => calls.showToast(shown) },
  });
