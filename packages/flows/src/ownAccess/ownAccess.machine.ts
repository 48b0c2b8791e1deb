import type { Client, Outcome } from "@amberline/api/client";
import type { Access } from "@amberline/domain/rights";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import {
  failureNoted,
  isForbidden,
  isOk,
  noteDefect,
  notProvided,
  onAnswer,
  type LeafMeta,
  type Notice,
} from "../shared";

export interface OwnAccessInput {
  companyId: string;
  company: string;
  access: Access;
  /** Whether the provider lets the customer give it up. */
  canLeave: boolean;
}

interface OwnAccessContext extends OwnAccessInput {
  notice: Notice | null;
}

export type OwnAccessEvent = { type: "access.leave" } | { type: "leave.confirm" } | { type: "leave.cancel" };

export type LeaveOutcome = Outcome<true>;

const ownAccessSetup = setup({
  types: {
    context: {} as OwnAccessContext,
    input: {} as OwnAccessInput,
    events: {} as OwnAccessEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: { leave: notProvided<LeaveOutcome, { companyId: string }>("leave") },
  guards: { canLeave: ({ context: { canLeave } }) => canLeave, isOk, isForbidden },
  actions: {
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "ownAccess";

/** What the customer may do with a company's account that is not theirs, and how they give it up. */
export const ownAccessMachine = ownAccessSetup.createMachine({
  id: "ownAccess",
  context: ({ input }) => ({ ...input, notice: null }),
  initial: "shown",
  states: {
    shown: {
      meta: { screen, focus: null, announce: null },
      on: { "access.leave": { guard: "canLeave", target: "asking" } },
    },
    asking: {
      meta: { screen, focus: "dialog", announce: null },
      on: { "leave.cancel": { target: "shown", actions: "clearNotice" }, "leave.confirm": "leaving" },
    },
    leaving: {
      tags: "busy",
      meta: { screen, focus: null, announce: "ownAccess.leaving" },
      entry: "clearNotice",
      invoke: {
        id: "leave",
        src: "leave",
        input: ({ context: { companyId } }) => ({ companyId }),
        onDone: [
          { guard: onAnswer("isOk"), target: "left" },
          // By an attempt that got no answer, or by somebody else.
          { guard: onAnswer("isForbidden"), target: "left" },
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "asking", actions: noteDefect },
      },
    },
    left: { type: "final", meta: { screen: "none", focus: null, announce: null } },
  },
});

export type OwnAccessCalls = Pick<Client, "leaveCompany">;

export const wireOwnAccess = (calls: OwnAccessCalls) =>
  ownAccessMachine.provide({
    actors: {
      leave: fromPromise(({ input, signal }) => calls.leaveCompany(input.companyId, { signal })),
    },
  });

export interface OwnAccessView {
  snapshot: SnapshotFrom<typeof ownAccessMachine>;
  send: (event: OwnAccessEvent) => void;
}
