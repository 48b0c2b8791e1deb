import type { AskedStepUp, Client, Outcome } from "@amberline/api/client";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import {
  failureNotice,
  isOk,
  isRefusal,
  noteDefect,
  notProvided,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
  type Secret,
} from "../shared";

export interface StepUpInput extends AskedStepUp {
  /** Whether the provider sends a code for the act: with two-factor on. */
  takesCode: boolean;
}

interface StepUpContext extends StepUpInput {
  notice: Notice | null;
  /** Incremented to clear the field that was refused. */
  refused: { password: number; code: number };
}

export interface Proof {
  password: string;
  /** Empty where none is taken. */
  code: string;
}

export type StepUpEvent = { type: "form.submit"; form: Secret<Proof> } | { type: "dialog.cancel" };

export type StepUpOutcome = Outcome<true, "BADPASS" | "INCORRECT_2FA_CODE">;

function noticeOf(outcome: StepUpOutcome): Notice | null {
  if (outcome.ok) return null;
  if (isRefusal(outcome, "BADPASS")) return { key: "stepUp.badPassword", field: "password" };
  if (isRefusal(outcome, "INCORRECT_2FA_CODE")) return { key: "confirm.codeWrong", field: "code" };
  return failureNotice(outcome);
}

const stepUpSetup = setup({
  types: {
    input: {} as StepUpInput,
    context: {} as StepUpContext,
    events: {} as StepUpEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    stepUp: notProvided<StepUpOutcome, Pick<AskedStepUp, "act" | "subject"> & { form: Secret<Proof> }>(
      "stepUp",
    ),
  },
  guards: {
    isOk,
    isWhole: ({ context: { takesCode } }, { form }: { form: Secret<Proof> }) =>
      form.satisfies(({ password, code }) => password !== "" && (code !== "" || !takesCode)),
  },
  actions: {
    clearNotice: assign({ notice: null }),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    noteRefused: assign(({ context: { refused } }, outcome: StepUpOutcome) => {
      const notice = noticeOf(outcome);
      return {
        notice,
        refused: {
          password: refused.password + Number(notice?.field === "password"),
          code: refused.code + Number(notice?.field === "code"),
        },
      };
    }),
  },
});

const screen = "stepUp";

/** The customer proves once more who is there, before a change of how they sign in (decision 7). */
export const stepUpMachine = stepUpSetup.createMachine({
  id: "stepUp",
  context: ({ input }) => ({ ...input, notice: null, refused: { password: 0, code: 0 } }),
  initial: "asking",
  states: {
    asking: {
      meta: { screen, focus: "password", announce: null },
      on: {
        "form.submit": { guard: onEvent("isWhole"), target: "proving" },
        "dialog.cancel": "cancelled",
      },
    },
    proving: {
      tags: "busy",
      meta: { screen, focus: null, announce: "stepUp.checking" },
      entry: "clearNotice",
      invoke: {
        id: "stepUp",
        src: "stepUp",
        input: ({ context: { act, subject }, event }) => ({
          ...{ act, subject },
          form: (event as Extract<StepUpEvent, { type: "form.submit" }>).form,
        }),
        onDone: [
          { guard: onAnswer("isOk"), target: "proven" },
          { target: "asking", actions: onAnswer("noteRefused") },
        ],
        onError: { target: "asking", actions: noteDefect },
      },
    },
    proven: { type: "final", meta: { screen: "none", focus: null, announce: null } },
    cancelled: { type: "final", meta: { screen: "none", focus: null, announce: null } },
  },
});

export const wireStepUp = (calls: Pick<Client, "stepUp">) =>
  stepUpMachine.provide({
    actors: {
      stepUp: fromPromise(({ input: { act, subject, form }, signal }) => {
        const { password, code } = form.take();
        return calls.stepUp({ act, subject, password, code: code || undefined }, { signal });
      }),
    },
  });

export type StepUpSnapshot = SnapshotFrom<typeof stepUpMachine>;
