import type { VerificationStatus } from "@amberline/api/client";
import { assign, sendTo, setup } from "xstate";
import {
  isForbidden,
  isOk,
  notProvided,
  notProvidedCallback,
  notProvidedEffect,
  type LeafMeta,
  type Secret,
} from "../shared";
import type {
  StatusOutcome,
  TokenOutcome,
  VerificationContext,
  VerificationEvent,
  VerificationInput,
  WidgetCommand,
} from "./verification.types";

type Changed = Extract<VerificationEvent, { type: "status.changed" }>;
type Complaint = Extract<VerificationEvent, { type: "widget.complained" }>;

/** Seconds an unfetched token is shown for (specification 4). */
const SECONDS_TO_CLOSE = 8;

const canOpen = ({ status }: VerificationContext) => status === "none" || status === "reject";

const isAnswer = ({ statusBefore }: VerificationContext, status: VerificationStatus) =>
  status !== "none" && status !== statusBefore;

/** Everything the identity-verification chart names. */
export const verificationSetup = setup({
  types: {
    input: {} as VerificationInput,
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    tags: {} as "busy" | "dialog",
    meta: {} as LeafMeta,
  },
  actors: {
    fetchToken: notProvided<TokenOutcome, undefined>("fetchToken"),
    widget: notProvidedCallback<WidgetCommand, { token: Secret }>("widget"),
    readStatus: notProvided<StatusOutcome, undefined>("readStatus"),
  },
  delays: {
    second: 1_000,
    widgetLoad: 15_000,
    /** Between two looks for the status: 2 s, 3 s, then 5 s. */
    nextLook: ({ context: { looks } }) => [2_000, 3_000][looks] ?? 5_000,
    /** A review that is not visible by then takes longer. */
    patience: 30_000,
  },
  guards: {
    canOpen: ({ context }) => canOpen(context),
    opens: ({ context }) => {
      const { opening, isCorporate } = context;
      return canOpen(context) && (opening === "atOnce" || (opening === "byItself" && !isCorporate));
    },
    hasSecondsLeft: ({ context }) => context.secondsLeft > 1,
    isOk,
    isForbidden,
    isVerified: (_, { status }: Changed) => status === "verify",
    isAnswer: ({ context }, { status }: Changed) => isAnswer(context, status),
    isReadAnswer: ({ context }, outcome: StatusOutcome) => outcome.ok && isAnswer(context, outcome.data),
  },
  actions: {
    /** Says what became of the verification, after the dialog is gone. */
    tellStatus: notProvidedEffect<VerificationStatus>("tellStatus"),
    /** The documents are handed in, though the provider does not say so yet. */
    assumeInProgress: notProvidedEffect("assumeInProgress"),
    renewToken: sendTo("widget", (_, outcome: TokenOutcome): WidgetCommand => {
      if (!outcome.ok) throw new Error("Only a token that was fetched can be handed over.");
      return { type: "token.renewed", token: outcome.data };
    }),
    keepToken: assign((_, outcome: TokenOutcome) => ({ token: outcome.ok ? outcome.data : null })),
    forgetToken: assign({ token: null }),
    keepStatus: assign((_, { status }: { status: VerificationStatus }) => ({ status })),
    noteOpened: assign(({ context: { status } }) => ({ statusBefore: status })),
    noteComplaint: assign((_, { about }: Complaint) => ({ notice: { key: `verification.${about}` } })),
    clearNotice: assign({ notice: null }),
    resetCountdown: assign({ secondsLeft: SECONDS_TO_CLOSE }),
    countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    forgetLooks: assign({ looks: 0 }),
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
  },
});

export function tokenInput({ context: { token } }: { context: VerificationContext }) {
  if (!token) throw new Error("The widget opens only with a token.");
  return { token };
}

/** What the status read is, for the customer to hear. */
export const statusRead = ({ event }: { event: { output: StatusOutcome } }): VerificationStatus =>
  event.output.ok ? event.output.data : "none";

export const statusHeard = ({ event }: { event: Changed }): VerificationStatus => event.status;

export const startingContext = ({ input }: { input: VerificationInput }): VerificationContext => ({
  ...input,
  statusBefore: input.status,
  token: null,
  notice: null,
  secondsLeft: SECONDS_TO_CLOSE,
  looks: 0,
});
