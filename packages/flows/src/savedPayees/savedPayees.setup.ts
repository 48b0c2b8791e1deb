import { assign, setup } from "xstate";
import {
  failureNotice,
  isOk,
  isRefusal,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
} from "../shared";
import type {
  DeleteOutcome,
  PayeesOutcome,
  SavedPayeesContext,
  SavedPayeesEvent,
  SavedPayeesInput,
} from "./savedPayees.types";

type Pressed = Extract<SavedPayeesEvent, { type: "payee.delete" }>;

const ownIn = ({ payees }: SavedPayeesContext, { id }: { id: string }) =>
  payees?.find((payee) => payee.id === id && !payee.isFixed) ?? null;

/** Everything the chart of templates and receivers names. */
export const savedPayeesSetup = setup({
  types: {
    context: {} as SavedPayeesContext,
    input: {} as SavedPayeesInput,
    events: {} as SavedPayeesEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readPayees: notProvided<PayeesOutcome, { accountId: string }>("readPayees"),
    deletePayee: notProvided<DeleteOutcome, { id: string }>("deletePayee"),
  },
  guards: {
    isOk,
    isOwn: ({ context }, pressed: Pressed) => ownIn(context, pressed) !== null,
    /** Deleted now, or before: another tab was quicker, or the answer to an earlier request was lost. */
    isGone: (_, outcome: DeleteOutcome) => outcome.ok || isRefusal(outcome, "NOT_FOUND"),
  },
  actions: {
    toastDeleted: notProvidedEffect("toastDeleted"),
    keepPayees: assign((_, outcome: PayeesOutcome) => (outcome.ok ? { payees: outcome.data } : {})),
    noteTarget: assign(({ context }, pressed: Pressed) => ({
      target: ownIn(context, pressed),
      notice: null,
    })),
    forgetTarget: assign({ target: null, notice: null }),
    dropTarget: assign(({ context: { payees, target } }) => ({
      payees: payees?.filter(({ id }) => id !== target?.id) ?? null,
    })),
    noteFailure: assign((_, outcome: PayeesOutcome | DeleteOutcome) => ({
      notice: outcome.ok ? null : failureNotice(outcome),
    })),
    note: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

export const readInput = ({ context: { accountId } }: { context: SavedPayeesContext }) => ({ accountId });
export const deleteInput = ({ context: { target } }: { context: SavedPayeesContext }) => ({
  id: target?.id ?? "",
});
